import { useLayoutEffect } from "react";
import { type Theme, themeProperties } from "./theme";

/**
 * Puts a theme's custom properties on the chat's host, so that they reach the host's own rules too. They are set one by one through the object
 * model, which a content security policy of `style-src 'self'` lets pass.
 */
export function useThemeStyle(root: ShadowRoot, theme: Theme): void {
  useLayoutEffect(() => {
    const { style } = root.host as HTMLElement;
    const properties = themeProperties(theme);
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [root, theme]);
}
