const link = { color: "#0b5cad" } as const;

/** Documentation: a long text with code, a closed answer and links. */
export function Docs() {
  return (
    <div
      style={{
        minHeight: "100vh",
        display: "flex",
        gap: 40,
        padding: "28px clamp(20px, 4vw, 48px)",
        boxSizing: "border-box",
        font: "16px/1.65 system-ui, sans-serif",
        color: "#20262d",
        background: "#fff",
      }}
    >
      <nav aria-label="Pages" style={{ flex: "none", width: 150, fontSize: 14 }}>
        <strong>Tidemark</strong>
        <ul style={{ listStyle: "none", margin: "18px 0 0", padding: 0, display: "grid", gap: 8 }}>
          {["Introduction", "Installation", "Queries", "Webhooks", "Limits", "Errors"].map((name) => (
            <li key={name}>
              <a href={`#${name.toLowerCase()}`} style={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main style={{ minWidth: 0, maxWidth: 620 }}>
        <h1 style={{ font: "650 32px/1.2 system-ui, sans-serif", margin: "0 0 12px" }}>Webhooks</h1>
        <p>
          A webhook tells your server when a tide mark is reached. Register an address, and Tidemark sends it one signed
          request for each mark. See{" "}
          <a href="#limits" style={link}>
            Limits
          </a>{" "}
          for how many.
        </p>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by keyboard too
          tabIndex={0}
          style={{
            padding: 16,
            borderRadius: 10,
            background: "#f4f6f8",
            overflowX: "auto",
            font: "14px/1.6 ui-monospace, monospace",
          }}
        >
          {'POST /v2/webhooks\n{\n  "url": "https://example.com/tides",\n  "marks": ["high", "low"]\n}'}
        </pre>
        <h2 style={{ fontSize: 21, margin: "26px 0 8px" }}>When a request fails</h2>
        <p>Tidemark tries again after one, five and thirty minutes, and then gives up on that mark.</p>
        <details>
          <summary>Can I replay a mark that was given up?</summary>
          <p>
            Yes: open the delivery in the console and press <em>Replay</em>.
          </p>
        </details>
        <p style={{ marginTop: 26 }}>
          <button
            type="button"
            style={{
              font: "inherit",
              padding: "8px 16px",
              borderRadius: 8,
              border: "1px solid #b8c2cc",
              background: "#fff",
            }}
          >
            Edit this page
          </button>
        </p>
      </main>
    </div>
  );
}
