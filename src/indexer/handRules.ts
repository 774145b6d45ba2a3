/** A selector that a style sheet gives the hand cursor. */
export interface HandRule {
  selector: string;
  /** It holds as it stands, only under the pointer, or for what stands in a slot of the sheet's own tree. */
  use: "always" | "hover" | "slotted";
  /** Media queries that it stands in: they come and go with the view. */
  media: readonly string[];
}

interface Read {
  first: CSSRule | undefined;
  last: CSSRule | undefined;
  count: number;
  rules: HandRule[] | null;
}

/** Pages serve one sheet to many scans: it is read again only when its rules changed, which replacing them shows by other objects. */
const known = new WeakMap<CSSStyleSheet, Read>();

/** Every rule of a sheet that sets `cursor: pointer`; null for a sheet of another origin, which can't be read. */
export function handRules(sheet: CSSStyleSheet): readonly HandRule[] | null {
  const list = rulesOf(sheet);
  const first = list?.[0];
  const count = list?.length ?? -1;
  const last = list?.[count - 1];
  const before = known.get(sheet);
  if (before && before.count === count && before.first === first && before.last === last) return before.rules;
  const rules: HandRule[] = [];
  if (list) collect(list, "", [], rules);
  const read = { first, last, count, rules: list && rules };
  known.set(sheet, read);
  return read.rules;
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

type AnyRule = Partial<Omit<CSSStyleRule, "cssRules">> & {
  cssRules?: CSSRuleList | undefined;
  styleSheet?: CSSStyleSheet | null;
  media?: MediaList;
  start?: string | null;
};

function collect(rules: CSSRuleList, outer: string, media: readonly string[], into: HandRule[]): void {
  for (const rule of rules) {
    const { selectorText, style, cssRules, styleSheet, media: query, start } = rule as AnyRule;
    const selector =
      selectorText !== undefined ? nested(selectorText, outer) : typeof start === "string" ? `:is(${start})` : outer;
    if (style?.cursor?.endsWith("pointer")) into.push(...rulesFor(selector, media));
    const within = query?.mediaText ? [...media, query.mediaText] : media;
    const imported = styleSheet ? rulesOf(styleSheet) : null;
    if (cssRules?.length) collect(cssRules, selector, within, into);
    else if (imported) collect(imported, outer, within, into);
  }
}

function nested(selector: string, outer: string): string {
  if (!outer) return selector;
  return /&|:scope/.test(selector)
    ? selector.replaceAll("&", `:is(${outer})`).replaceAll(":scope", `:is(${outer})`)
    : listed(selector)
        .map((one) => `:is(${outer}) ${one}`)
        .join(",");
}

const STATE = /:(hover|active|focus(-visible|-within)?)(?![\w-])/g;
const SLOTTED = /::slotted\(/;

function rulesFor(selector: string, media: readonly string[]): HandRule[] {
  const rules: HandRule[] = [];
  for (const one of listed(selector)) {
    const stateless = one.replace(STATE, "");
    if (SLOTTED.test(one)) rules.push({ selector: one, use: "slotted", media });
    else if (stateless === one && isSelector(one)) rules.push({ selector: one, use: "always", media });
    else if (isSelector(stateless)) rules.push({ selector: stateless, use: "hover", media });
  }
  return rules;
}

/** The selectors of a list; commas between brackets or quotes belong to one of them. */
function listed(selectors: string): string[] {
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

const isSelector = (text: string) => text !== "" && !/::/.test(text) && CSS.supports(`selector(${text})`);
