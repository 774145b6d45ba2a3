const serif = "ui-serif, Georgia, 'Noto Serif', serif";

/** A quiet page for the chat to float over. */
export function Notes() {
  return (
    <main
      style={{
        minHeight: "100vh",
        boxSizing: "border-box",
        padding: "clamp(24px, 5vw, 56px)",
        font: `16px/1.6 ${serif}`,
        background: "#faf9f6",
        color: "#2b2924",
      }}
    >
      <h1 style={{ font: `600 34px/1.2 ${serif}`, margin: "0 0 16px" }}>Field notes</h1>
      <p style={{ maxWidth: 460, margin: "0 0 14px" }}>
        The tide table for the week is out. Boats leave from the north pier at high water, and the café keeps the lights
        on until the last one is back.
      </p>
      <p style={{ maxWidth: 460, margin: 0 }}>Bring a coat; the wind turns after four.</p>
    </main>
  );
}
