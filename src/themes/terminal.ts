import type { ThemeStyle } from "../components/theme";

const mono =
  'ui-monospace, "JetBrains Mono", "SF Mono", "Cascadia Code", "IBM Plex Mono", Menlo, Consolas, "Liberation Mono", monospace';

/** A screen of characters: one width of letter, no round corner, shadows that are cut with a knife. */
export const terminal: ThemeStyle = {
  accent: "light-dark(#1c6430, #7ee787)",
  onAccent: "light-dark(#ffffff, #04210a)",
  accentSoft: "light-dark(#e0eede, #16301a)",
  background: "light-dark(#fbfbf7, #0b0f0b)",
  surface: "light-dark(#f2f3ec, #121812)",
  hover: "light-dark(#e6e8de, #1d251d)",
  text: "light-dark(#14160f, #d9e8d5)",
  muted: "light-dark(#565a4e, #93a88f)",
  border: "light-dark(#cfd2c4, #2b372b)",
  controlBorder: "light-dark(#6f7366, #647a61)",
  userBackground: "light-dark(#e6e8de, #1a231a)",
  radius: "0px",
  radiusBubble: "0px",
  radiusField: "0px",
  radiusInner: "0px",
  radiusSmall: "0px",
  radiusPill: "0px",
  radiusLauncher: "0px",
  font: mono,
  fontMono: mono,
  fontSize: "14px",
  headingWeight: "700",
  shadow: "0 0 0 1px light-dark(#14160f, #3c4d3c), 8px 8px 0 light-dark(rgb(20 22 15 / 0.16), rgb(126 231 135 / 0.14))",
  shadowFloating:
    "0 0 0 1px light-dark(#14160f, #3c4d3c), 4px 4px 0 light-dark(rgb(20 22 15 / 0.16), rgb(126 231 135 / 0.14))",
  shadowLauncher:
    "0 0 0 1px light-dark(#14160f, #7ee787), 5px 5px 0 light-dark(rgb(20 22 15 / 0.22), rgb(126 231 135 / 0.22))",
};
