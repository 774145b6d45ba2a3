import { useLayoutEffect } from "react";
import { propertyName, type Theme, themeProperties } from "./theme";
import type { Offset } from "./viewTypes";

/**
 * Puts the custom properties of a theme, and of an offset that wins over it, on the chat's host, so that they reach the host's own rules too. They are set one by one through the object
 * model, which a content security policy of `style-src 'self'` lets pass.
 */
export function useThemeStyle(root: ShadowRoot, theme: Theme, offset?: Offset): void {
  const { x, y } = typeof offset === "object" ? offset : { x: offset, y: offset };
  useLayoutEffect(() => {
    const { style } = root.host as HTMLElement;
    const properties = [...themeProperties(theme), ...pixels("offsetX", x), ...pixels("offsetY", y)];
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [root, theme, x, y]);
}

const pixels = (token: string, value: number | undefined): [string, string][] =>
  value === undefined ? [] : [[propertyName(token), `${value}px`]];
