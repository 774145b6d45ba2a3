import type { ThemeStyle } from "../components/theme";

/** Round and warm: plum on petal, for shops and clubs that smile. */
export const bloom: ThemeStyle = {
  accent: "light-dark(#9b1c63, #ff9cc6)",
  onAccent: "light-dark(#ffffff, #470a2a)",
  accentSoft: "light-dark(#fce3ef, #4b1f38)",
  background: "light-dark(#fffbfd, #21131d)",
  surface: "light-dark(#fdf3f8, #2c1a27)",
  hover: "light-dark(#f9e5ef, #3b2434)",
  text: "light-dark(#331a2b, #fbeaf3)",
  muted: "light-dark(#76566b, #cdaabf)",
  border: "light-dark(#f2dae6, #46293c)",
  controlBorder: "light-dark(#a67d95, #96708a)",
  userBackground: "light-dark(#9b1c63, #6a2149)",
  userText: "light-dark(#ffffff, #ffeaf4)",
  headerBackground: "light-dark(#9b1c63, #3a152c)",
  headerText: "light-dark(#ffffff, #ffe3f0)",
  headerMuted: "light-dark(#fbdcea, #e0b0c9)",
  radius: "28px",
  radiusBubble: "22px",
  radiusField: "26px",
  radiusInner: "18px",
  radiusSmall: "12px",
  radiusPill: "26px",
  font: 'Nunito, "Nunito Sans", Quicksand, ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Segoe UI", system-ui, sans-serif',
  fontSize: "15.5px",
  headingWeight: "700",
  shadow:
    "0 0 0 1px light-dark(rgb(155 28 99 / 0.08), rgb(255 156 198 / 0.14)), 0 24px 56px -12px light-dark(rgb(110 16 70 / 0.34), rgb(0 0 0 / 0.7))",
  shadowLauncher: "0 10px 28px -6px light-dark(rgb(155 28 99 / 0.55), rgb(0 0 0 / 0.7))",
};
