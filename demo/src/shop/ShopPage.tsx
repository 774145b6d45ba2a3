import { useState } from "react";
import { useCart } from "./cart";
import { dollars, PRODUCTS, type Product } from "./products";

export function ShopPage() {
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const found = PRODUCTS.filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(wanted));
  return (
    <>
      <search>
        <label className="field">
          <span>Search products</span>
          <input
            type="search"
            placeholder="Try “speaker”"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      </search>
      <p className="hint" role="status">
        {found.length === 1 ? "1 product" : `${found.length} products`}
      </p>
      <ul className="products">
        {found.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductCard({ product: { id, name, about, price, tint, art } }: { product: Product }) {
  const { add } = useCart();
  return (
    <article className="card product">
      <svg viewBox="0 0 120 90" style={{ background: tint }} aria-hidden="true">
        {art}
      </svg>
      <h2>{name}</h2>
      <p className="hint">{about}</p>
      <div className="row">
        <strong>{dollars(price)}</strong>
        <button type="button" onClick={() => add(id)}>
          Add to Cart
        </button>
      </div>
    </article>
  );
}
