import { styleSheets } from "./native";

/** The rules of a style sheet; null for one of another origin, which can't be read. */
export function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/** The style sheets of a tree, adopted ones included. */
export function sheetsOf(tree: Document | ShadowRoot): CSSStyleSheet[] {
  return styleSheets(tree);
}

/** Calls `visit` with every style rule for screens and its whole selector: in `@media`, `@layer` and the like, nested, imported. */
export function eachStyleRule(
  rules: CSSRuleList,
  visit: (selector: string, style: CSSStyleDeclaration) => void,
  outer = "",
): void {
  for (const rule of rules) {
    const { selectorText, style, cssRules, styleSheet, media } = rule as Partial<CSSStyleRule> & {
      styleSheet?: CSSStyleSheet | null;
      media?: MediaList;
    };
    if (media && /^\s*(only\s+)?print\b/i.test(media.mediaText)) continue;
    const selector = selectorText === undefined ? outer : nested(selectorText, outer);
    if (selector && style) visit(selector, style);
    if (cssRules?.length) eachStyleRule(cssRules, visit, selector);
    else if (styleSheet) {
      const imported = rulesOf(styleSheet);
      if (imported) eachStyleRule(imported, visit, outer);
    }
  }
}

function nested(selector: string, outer: string): string {
  if (!outer) return selector;
  return selector.includes("&") ? selector.replaceAll("&", `:is(${outer})`) : `:is(${outer}) ${selector}`;
}
