import { type ColorScheme, type ThemeStyle, themeProperties } from "../../src/components/theme";

/** A theme as rules for the page's own style sheet. */
export const asCss = (theme: ThemeStyle) =>
  `:root {\n${themeProperties(theme)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

/** The same as a prop, with the preset by its name. */
export function asProp(preset: string, own: ThemeStyle, scheme: ColorScheme): string {
  const named = preset !== "none";
  const lines = Object.entries({ ...own, scheme }).map(([token, value]) => `    ${token}: ${JSON.stringify(value)},\n`);
  const spread = named ? `    ...${preset},\n` : "";
  const imported = named ? `import { ${preset} } from "@leflux/react/themes";\n\n` : "";
  return `${imported}<LefluxChat\n  theme={{\n${spread}${lines.join("")}  }}\n/>\n`;
}
