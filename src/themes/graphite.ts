import type { ThemeStyle } from "../components/theme";

/** A tool among tools: neutral, compact, sharp; blue only where it leads somewhere. */
export const graphite: ThemeStyle = {
  accent: "light-dark(#16181d, #f1f3f6)",
  onAccent: "light-dark(#ffffff, #101216)",
  accentSoft: "light-dark(#eef0f4, #232832)",
  background: "light-dark(#ffffff, #101216)",
  surface: "light-dark(#f7f8fa, #181b21)",
  hover: "light-dark(#eceef2, #232730)",
  text: "light-dark(#0f1115, #eceef2)",
  muted: "light-dark(#5c6270, #9aa1ae)",
  border: "light-dark(#e3e6eb, #2a2f38)",
  controlBorder: "light-dark(#868d9b, #6b7280)",
  link: "light-dark(#2450c4, #8fb0ff)",
  focus: "light-dark(#2450c4, #8fb0ff)",
  userBackground: "light-dark(#16181d, #2b313c)",
  userText: "light-dark(#ffffff, #f4f5f8)",
  radius: "12px",
  radiusBubble: "12px",
  radiusField: "10px",
  radiusInner: "8px",
  radiusSmall: "6px",
  radiusPill: "8px",
  radiusLauncher: "16px",
  font: 'Inter, "Inter Variable", "Helvetica Neue", "Segoe UI", Roboto, Arial, sans-serif',
  fontSize: "14px",
  lineHeight: "1.5",
  space: "3.75px",
  shadow:
    "0 0 0 1px light-dark(rgb(15 17 21 / 0.08), rgb(255 255 255 / 0.1)), 0 4px 8px light-dark(rgb(15 17 21 / 0.04), rgb(0 0 0 / 0.3)), 0 16px 32px -6px light-dark(rgb(15 17 21 / 0.16), rgb(0 0 0 / 0.6))",
};
