import { useState } from "react";
import { Link } from "../router";
import { useCart } from "./cart";
import { dollars, PRODUCTS } from "./products";

export function CartPage() {
  const { lines, count, total, remove, empty } = useCart();
  const [ordered, setOrdered] = useState(false);

  if (ordered) return <p role="status">Thank you! Your order is on its way.</p>;
  if (count === 0) {
    return (
      <p>
        Your cart is empty. <Link href="/">Back to the shop</Link>
      </p>
    );
  }
  return (
    <section className="card" aria-label="Cart">
      <ul className="lines">
        {PRODUCTS.filter(({ id }) => lines[id]).map(({ id, name, price }) => (
          <li key={id} className="row">
            <h2>{name}</h2>
            <span className="hint">
              {lines[id]} × {dollars(price)}
            </span>
            <button type="button" className="quiet" onClick={() => remove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <strong>Total {dollars(total)}</strong>
        <button
          type="button"
          onClick={() => {
            empty();
            setOrdered(true);
          }}
        >
          Place order
        </button>
      </div>
    </section>
  );
}
