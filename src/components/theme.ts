/** Which of its two sets of colours the chat shows; `auto` as the user's system does. */
export type ColorScheme = "light" | "dark" | "auto";

/**
 * The look of the chat, as CSS values: `accent` is the custom property `--leflux-accent`, `fontSize` is `--leflux-font-size`. A colour may be
 * `light-dark(…, …)`, which follows the chat's own scheme.
 */
export type ThemeToken =
  // colours
  | "accent"
  | "onAccent"
  | "accentSoft"
  | "background"
  | "surface"
  | "hover"
  | "text"
  | "muted"
  | "border"
  | "controlBorder"
  | "link"
  | "focus"
  | "done"
  | "danger"
  | "onDanger"
  | "dangerSoft"
  | "waiting"
  | "waitingSoft"
  | "userBackground"
  | "userText"
  | "codeBackground"
  | "headerBackground"
  | "headerText"
  | "headerMuted"
  | "fieldBackground"
  | "launcherBackground"
  | "launcherText"
  // radii
  | "radius"
  | "radiusBubble"
  | "radiusField"
  | "radiusInner"
  | "radiusSmall"
  | "radiusPill"
  | "radiusLauncher"
  // fonts
  | "font"
  | "fontMono"
  | "fontHeading"
  | "fontSize"
  | "lineHeight"
  | "headingWeight"
  // space
  | "space"
  | "offset"
  | "offsetX"
  | "offsetY"
  | "width"
  | "height"
  | "launcherSize"
  | "zIndex"
  // shadows
  | "shadow"
  | "shadowFloating"
  | "shadowLauncher";

export interface ThemeStyle extends Partial<Record<ThemeToken, string>> {
  /** Default `auto`. */
  scheme?: ColorScheme;
}

/** A colour scheme, or the whole look: a preset of `@leflux/react/themes` or your own values. */
export type Theme = ColorScheme | ThemeStyle;

export const schemeOf = (theme: Theme): ColorScheme => (typeof theme === "string" ? theme : (theme.scheme ?? "auto"));

/** The custom properties that a theme sets, by their names in CSS. */
export function themeProperties(theme: Theme): [name: string, value: string][] {
  if (typeof theme === "string") return [];
  const { scheme: _, ...tokens } = theme;
  return Object.entries(tokens).flatMap(([token, value]) => (value ? [[propertyName(token), value]] : []));
}

export const propertyName = (token: string) =>
  `--leflux-${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
