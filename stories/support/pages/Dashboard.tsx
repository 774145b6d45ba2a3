import { useState } from "react";

const ROWS = [
  { name: "Berlin–Vienna", driver: "M. Okafor", state: "On time", tone: "#1d7446" },
  { name: "Lyon–Turin", driver: "S. Lindqvist", state: "25 min late", tone: "#8a5a00" },
  { name: "Porto–Madrid", driver: "A. Haddad", state: "On time", tone: "#1d7446" },
  { name: "Gdansk–Prague", driver: "K. Ito", state: "Stopped", tone: "#a3261e" },
];
const WEEK = [42, 55, 38, 61, 74, 49, 66];
const card = { background: "#fff", border: "1px solid #dfe3ea", borderRadius: 10, padding: 16 } as const;
const small = { color: "#556070", fontSize: 13 } as const;

/** A dashboard: figures, a chart, and rows that all have the same button. */
export function Dashboard() {
  const [called, setCalled] = useState<string>();
  return (
    <div
      style={{
        minHeight: "100vh",
        display: "flex",
        font: "14px/1.45 system-ui, sans-serif",
        color: "#1b2330",
        background: "#f3f5f8",
      }}
    >
      <nav aria-label="Sections" style={{ flex: "none", width: 148, padding: "20px 14px", background: "#16202e" }}>
        <strong style={{ color: "#fff", fontSize: 15 }}>Fleetline</strong>
        <ul style={{ listStyle: "none", margin: "22px 0 0", padding: 0, display: "grid", gap: 4 }}>
          {["Overview", "Vehicles", "Drivers", "Invoices", "Settings"].map((name, index) => (
            <li key={name}>
              <a
                href={`#${name.toLowerCase()}`}
                style={{
                  display: "block",
                  padding: "8px 10px",
                  borderRadius: 7,
                  textDecoration: "none",
                  color: index ? "#c3cddb" : "#fff",
                  background: index ? "none" : "#2a3a52",
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main style={{ flex: 1, minWidth: 0, padding: 24 }}>
        <h1 style={{ font: "600 21px/1.2 system-ui, sans-serif", margin: "0 0 16px" }}>Overview</h1>
        <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))", gap: 14 }}>
          {[
            ["On the road", "128", "+6 since yesterday"],
            ["On time", "94 %", "goal 95 %"],
            ["Fuel today", "3,910 l", "−4 % on last week"],
          ].map(([label, value, note]) => (
            <section key={label} style={card} aria-label={label}>
              <div style={small}>{label}</div>
              <div style={{ fontSize: 25, fontWeight: 600, margin: "2px 0" }}>{value}</div>
              <div style={small}>{note}</div>
            </section>
          ))}
        </div>
        <section style={{ ...card, marginTop: 14 }} aria-label="Tours this week">
          <div style={small}>Tours this week</div>
          <div style={{ display: "flex", alignItems: "end", gap: 10, height: 96, marginTop: 10 }} aria-hidden="true">
            {WEEK.map((value, day) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
                key={day}
                style={{
                  flex: 1,
                  height: `${value}%`,
                  borderRadius: "5px 5px 0 0",
                  background: day === 4 ? "#2f6fde" : "#c9d8f3",
                }}
              />
            ))}
          </div>
        </section>
        <table style={{ ...card, width: "100%", marginTop: 14, borderCollapse: "collapse" }}>
          <thead>
            <tr style={{ textAlign: "start" }}>
              {["Tour", "Driver", "State", "Action"].map((head) => (
                <th key={head} scope="col" style={{ ...small, textAlign: "start", padding: "10px 14px" }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, driver, state, tone }) => (
              <tr key={name} style={{ borderTop: "1px solid #e8ebf0" }}>
                <td style={{ padding: "9px 14px", fontWeight: 600 }}>{name}</td>
                <td style={{ padding: "9px 14px" }}>{driver}</td>
                <td style={{ padding: "9px 14px", color: tone }}>{state}</td>
                <td style={{ padding: "9px 14px" }}>
                  <button
                    type="button"
                    onClick={() => setCalled(driver)}
                    style={{
                      font: "inherit",
                      padding: "5px 10px",
                      borderRadius: 7,
                      border: "1px solid #c4ccd8",
                      background: "#fff",
                    }}
                  >
                    Call
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status">{called ? `Calling ${called}…` : ""}</p>
      </main>
    </div>
  );
}
