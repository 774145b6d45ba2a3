import type { ThemeStyle } from "../components/theme";

const serif =
  '"Iowan Old Style", "Palatino Linotype", Palatino, Charter, "Source Serif 4", Georgia, "Noto Serif", "Liberation Serif", serif';

/** A printed page: cream, oxblood, a book's letters, corners that are hardly round. */
export const paper: ThemeStyle = {
  accent: "light-dark(#8a2b2b, #eba38f)",
  onAccent: "light-dark(#fffaf3, #36110b)",
  accentSoft: "light-dark(#f5e5dd, #43261f)",
  background: "light-dark(#fffdf8, #1d1814)",
  surface: "light-dark(#f9f4ea, #27201a)",
  hover: "light-dark(#f0e8d9, #342b24)",
  text: "light-dark(#2a2118, #f3eadd)",
  muted: "light-dark(#6a5b4a, #b8a896)",
  border: "light-dark(#e5dac7, #40362d)",
  controlBorder: "light-dark(#93836c, #8a7966)",
  userBackground: "light-dark(#f1e8d8, #352b23)",
  radius: "8px",
  radiusBubble: "10px",
  radiusField: "6px",
  radiusInner: "4px",
  radiusSmall: "4px",
  radiusPill: "5px",
  font: serif,
  fontSize: "16px",
  lineHeight: "1.5",
  shadow:
    "0 0 0 1px light-dark(#e0d4bf, #43382e), 0 20px 44px -16px light-dark(rgb(72 48 22 / 0.32), rgb(0 0 0 / 0.7))",
};
