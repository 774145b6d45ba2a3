import { useMemo, useState } from "react";
import { ChatView } from "../../src/components/ChatView";
import type { ColorScheme, ThemeStyle, ThemeToken } from "../../src/components/theme";
import * as presets from "../../src/themes";
import { suggestions } from "./chatMeta";
import { tour } from "./conversations";
import { still } from "./messages";
import { TokenControl } from "./TokenControl";
import { asCss, asProp } from "./themeCode";
import { type TokenKind, tokens } from "./tokens";

const PRESETS: Record<string, ThemeStyle> = { none: {}, ...presets };
const HEADINGS: Record<TokenKind, string> = {
  colour: "Colours",
  radius: "Corners",
  font: "Letters",
  space: "Space",
  shadow: "Shadows",
};
const button = {
  font: "inherit",
  padding: "8px 12px",
  border: "1px solid #6b7280",
  borderRadius: 7,
  background: "#fff",
  color: "inherit",
} as const;
const group = { border: "1px solid #d9dde3", borderRadius: 10, padding: "6px 14px 14px", margin: "0 0 14px" } as const;

/** Every custom property with a control, beside a chat that wears it. What was changed can be copied as code. */
export function Playground() {
  const [preset, setPreset] = useState("none");
  const [scheme, setScheme] = useState<ColorScheme>("light");
  const [own, setOwn] = useState<ThemeStyle>({});
  const [isEmpty, setEmpty] = useState(false);
  const [copied, setCopied] = useState("");
  const theme = useMemo(() => ({ ...PRESETS[preset], ...own, scheme }), [preset, own, scheme]);
  const chat = useMemo(() => still(isEmpty ? {} : { ...tour(), show: () => true }), [isEmpty]);

  const change = (token: ThemeToken, value: string | undefined) =>
    setOwn(({ [token]: _, ...rest }) => (value ? { ...rest, [token]: value } : rest));
  const copy = async (what: string, code: string) => {
    await navigator.clipboard.writeText(code).catch(() => {}); // the code stands below to be copied by hand
    setCopied(what);
  };
  const css = asCss({ ...PRESETS[preset], ...own });
  const prop = asProp(preset, own, scheme);

  return (
    <main style={{ padding: "18px 20px", maxWidth: 520, font: "14px/1.45 system-ui, sans-serif", color: "#1f2937" }}>
      <h1 style={{ fontSize: 20, margin: "0 0 12px" }}>Theme playground</h1>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "end", marginBottom: 14 }}>
        <label>
          Begin with
          <br />
          <select
            style={button}
            value={preset}
            onChange={(event) => {
              setPreset(event.target.value);
              setOwn({});
            }}
          >
            {Object.keys(PRESETS).map((name) => (
              <option key={name} value={name}>
                {name === "none" ? "the standard look" : name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Scheme
          <br />
          <select style={button} value={scheme} onChange={(event) => setScheme(event.target.value as ColorScheme)}>
            <option>light</option>
            <option>dark</option>
            <option>auto</option>
          </select>
        </label>
        <button type="button" style={button} aria-pressed={isEmpty} onClick={() => setEmpty(!isEmpty)}>
          Empty chat
        </button>
        <button type="button" style={button} onClick={() => setOwn({})}>
          Undo my changes
        </button>
      </div>
      <div style={{ display: "flex", gap: 8, marginBottom: 8 }}>
        <button type="button" style={button} onClick={() => copy("CSS", css)}>
          Copy as CSS
        </button>
        <button type="button" style={button} onClick={() => copy("prop", prop)}>
          Copy as prop
        </button>
        <span role="status" style={{ alignSelf: "center" }}>
          {copied && `Copied as ${copied}.`}
        </span>
      </div>
      {[
        ["As CSS", css],
        ["As prop", prop],
      ].map(([name, code]) => (
        <details key={name} style={{ marginBottom: 8 }}>
          <summary>{name}</summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by keyboard too
            tabIndex={0}
            style={{ padding: 12, background: "#f3f4f6", borderRadius: 8, overflowX: "auto" }}
          >
            {code}
          </pre>
        </details>
      ))}
      {(Object.keys(HEADINGS) as TokenKind[]).map((kind) => (
        <fieldset key={kind} style={group}>
          <legend style={{ fontWeight: 600, padding: "0 6px" }}>{HEADINGS[kind]}</legend>
          {tokens
            .filter((one) => one.kind === kind)
            .map((one) => (
              <TokenControl key={one.token} {...one} value={theme[one.token]} change={change} />
            ))}
        </fieldset>
      ))}
      <ChatView chat={chat} title="Shop assistant" suggestions={suggestions} defaultOpen theme={theme} />
    </main>
  );
}
