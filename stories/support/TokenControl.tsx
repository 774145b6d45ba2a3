import type { ThemeToken } from "../../src/components/theme";
import { bothOf, type Token, tokens } from "./tokens";

interface TokenControlProps extends Token {
  /** Set by the preset or by hand. */
  value: string | undefined;
  change(token: ThemeToken, value: string | undefined): void;
}

const text = {
  font: "13px ui-monospace, monospace",
  padding: "6px 8px",
  border: "1px solid #6b7280",
  borderRadius: 6,
} as const;

/** One custom property: a colour for each scheme, or its value as text. */
export function TokenControl({ token, kind, property, standard, use, value, change }: TokenControlProps) {
  const now = value ?? standard;
  const colours = kind === "colour" ? bothOf(resolve(now)) : undefined;
  const isPickable = colours?.every((one) => /^#[\da-f]{6}$/i.test(one));
  return (
    <div style={{ padding: "8px 0", borderBottom: "1px solid #eceff3" }}>
      <div>
        <code>{property}</code> <span style={{ color: "#4b5563" }}>{use}</span>
      </div>
      <div style={{ display: "flex", gap: 8, marginTop: 4, alignItems: "center" }}>
        {isPickable &&
          (["light", "dark"] as const).map((scheme, index) => (
            <input
              key={scheme}
              type="color"
              aria-label={`${property}, ${scheme}`}
              title={scheme}
              value={colours?.[index]}
              style={{ width: 44, height: 32, padding: 2 }}
              onChange={(event) => {
                const [light, dark] = colours as [string, string];
                const picked = event.target.value;
                change(token, index ? `light-dark(${light}, ${picked})` : `light-dark(${picked}, ${dark})`);
              }}
            />
          ))}
        <input
          style={{ ...text, flex: 1, minWidth: 0 }}
          aria-label={property}
          value={value ?? ""}
          placeholder={standard}
          onChange={(event) => change(token, event.target.value)}
        />
      </div>
    </div>
  );
}

/** A colour that is another one's by default is shown as that. */
function resolve(value: string): string {
  const property = value.match(/^var\((--leflux-[\w-]+)\)$/)?.[1];
  const other = tokens.find((one) => one.property === property);
  return other ? resolve(other.standard) : value;
}
