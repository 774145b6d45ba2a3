import { type FormEvent, type ReactNode, useState } from "react";

const field = {
  display: "block",
  width: "100%",
  boxSizing: "border-box",
  marginTop: 4,
  padding: "9px 11px",
  border: "1px solid #8d97a5",
  borderRadius: 8,
  font: "inherit",
  background: "#fff",
  color: "inherit",
} as const;

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label style={{ display: "block", marginBottom: 14, fontWeight: 500 }}>
      {label}
      {children}
    </label>
  );
}

/** A form of the usual fields. */
export function Form() {
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <main
      style={{
        minHeight: "100vh",
        boxSizing: "border-box",
        padding: "32px clamp(20px, 5vw, 56px)",
        font: "15px/1.5 system-ui, sans-serif",
        color: "#1e2630",
        background: "linear-gradient(#eef3f1, #f8faf9 240px)",
      }}
    >
      <h1 style={{ font: "650 26px/1.25 system-ui, sans-serif", margin: "0 0 4px" }}>Contact us</h1>
      <p style={{ margin: "0 0 20px", color: "#4d5866" }}>We answer within a day.</p>
      <form
        aria-label="Contact us"
        onSubmit={submit}
        style={{ maxWidth: 440, padding: 22, border: "1px solid #d8e0dd", borderRadius: 14, background: "#fff" }}
      >
        <Row label="Full name">
          <input style={field} name="name" autoComplete="name" />
        </Row>
        <Row label="Email">
          <input style={field} type="email" name="email" autoComplete="email" />
        </Row>
        <Row label="Topic">
          <select style={field} name="topic">
            <option>Order</option>
            <option>Delivery</option>
            <option>Something else</option>
          </select>
        </Row>
        <Row label="Message">
          <textarea style={{ ...field, minHeight: 92 }} name="message" />
        </Row>
        <label style={{ display: "flex", gap: 8, alignItems: "center", marginBottom: 18 }}>
          <input type="checkbox" name="copy" /> Send me a copy
        </label>
        <button
          type="submit"
          style={{
            padding: "10px 20px",
            border: 0,
            borderRadius: 8,
            background: "#1f6f5c",
            color: "#fff",
            font: "inherit",
            fontWeight: 600,
          }}
        >
          Send message
        </button>
        <p role="status" style={{ margin: "12px 0 0" }}>
          {sent ? "Thank you. We have your message." : ""}
        </p>
      </form>
    </main>
  );
}
