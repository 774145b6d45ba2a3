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

/** @param media the media queries that the rule stands in: they come and go with the view */
export type VisitRule = (selector: string, style: CSSStyleDeclaration, media: readonly string[]) => void;

/** Calls `visit` with every style rule for screens and its whole selector: in `@media`, `@layer` and the like, nested, scoped, imported. */
export function eachStyleRule(rules: CSSRuleList, visit: VisitRule, outer = "", media: readonly string[] = []): void {
  for (const rule of rules) {
    const {
      selectorText,
      style,
      cssRules,
      styleSheet,
      media: queries,
      start,
    } = rule as Partial<CSSStyleRule> & {
      styleSheet?: CSSStyleSheet | null;
      media?: MediaList;
      start?: string | null;
    };
    const query = queries?.mediaText ?? "";
    if (/^\s*(only\s+)?print\b/i.test(query)) continue;
    const within = query ? [...media, query] : media;
    const scope = typeof start === "string" ? `:is(${start})` : outer;
    const selector = selectorText === undefined ? scope : nested(selectorText, outer);
    if (selector && style) visit(selector, style, media);
    if (cssRules?.length) eachStyleRule(cssRules, visit, selector, within);
    else if (styleSheet) {
      const imported = rulesOf(styleSheet);
      if (imported) eachStyleRule(imported, visit, outer, within);
    }
  }
}

function nested(selector: string, outer: string): string {
  if (!outer) return selector;
  const around = `:is(${outer})`;
  if (/&|:scope/.test(selector)) return selector.replaceAll(/&|:scope/g, around);
  return selectorList(selector)
    .map((one) => `${around} ${one}`)
    .join(",");
}

/** The selectors of a list; commas between brackets or quotes belong to one of them. */
export function selectorList(selectors: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = "";
  for (let i = 0; i < selectors.length; i++) {
    const at = selectors[i] as string;
    if (quote) quote = at === quote && selectors[i - 1] !== "\\" ? "" : quote;
    else if (at === '"' || at === "'") quote = at;
    else if (at === "(" || at === "[") depth++;
    else if (at === ")" || at === "]") depth--;
    else if (at === "," && depth === 0) {
      parts.push(selectors.slice(start, i).trim());
      start = i + 1;
    }
  }
  return [...parts, selectors.slice(start).trim()];
}
