import { useState } from "react";

const PRODUCTS = [
  { name: "AirPods Pro", price: "$249", hue: 210 },
  { name: "Beats Fit Pro", price: "$199", hue: 350 },
  { name: "Sony WH-1000XM5", price: "$399", hue: 40 },
  { name: "Pixel Buds", price: "$129", hue: 150 },
];

const card = { background: "#fff", border: "1px solid #e4e2dc", borderRadius: 12, padding: 16 } as const;

/** A small shop: products that all have the same button, and a cart that counts. */
export function Shop() {
  const [cart, setCart] = useState<string[]>([]);
  return (
    <main
      style={{
        minHeight: "100vh",
        boxSizing: "border-box",
        padding: 32,
        background: "#faf8f4",
        font: "15px/1.5 system-ui, sans-serif",
        color: "#22272f",
      }}
    >
      <header style={{ display: "flex", justifyContent: "space-between", alignItems: "center", maxWidth: 560 }}>
        <h1 style={{ fontSize: 26, margin: 0 }}>Headphones</h1>
        <button type="button" style={{ ...card, padding: "8px 14px" }}>
          Cart ({cart.length})
        </button>
      </header>
      <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16, maxWidth: 560, marginTop: 20 }}>
        {PRODUCTS.map(({ name, price, hue }) => (
          <article key={name} style={card}>
            <div style={{ height: 84, borderRadius: 8, background: `oklch(0.92 0.04 ${hue})` }} />
            <h2 style={{ fontSize: 16, margin: "12px 0 0" }}>{name}</h2>
            <p style={{ margin: "2px 0 10px", color: "#5d6673" }}>{price}</p>
            <button
              type="button"
              style={{
                padding: "8px 14px",
                border: 0,
                borderRadius: 8,
                background: "#1f6f5c",
                color: "#fff",
                font: "inherit",
              }}
              onClick={() => setCart([...cart, name])}
            >
              Add to Cart
            </button>
          </article>
        ))}
      </div>
      <p role="status">{cart.length ? `In your cart: ${cart.join(", ")}` : "Your cart is empty."}</p>
    </main>
  );
}
