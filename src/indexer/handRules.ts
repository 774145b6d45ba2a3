import { eachStyleRule, rulesOf, selectorList } from "../dom/sheets";

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
  if (list) eachStyleRule(list, (selector, { cursor }, media) => rules.push(...rulesFor(selector, cursor, media)));
  const read = { first, last, count, rules: list && rules };
  known.set(sheet, read);
  return read.rules;
}

const STATE = /:(hover|active|focus(-visible|-within)?)(?![\w-])/g;
const SLOTTED = /::slotted\(/;

function rulesFor(selectors: string, cursor: string, media: readonly string[]): HandRule[] {
  const rules: HandRule[] = [];
  // What a variable holds, the computed style will tell.
  const hand = cursor.endsWith("pointer");
  if (!hand && !cursor.includes("var(")) return rules;
  for (const selector of selectorList(selectors)) {
    const stateless = selector.replace(STATE, "");
    if (SLOTTED.test(selector)) rules.push({ selector, use: "slotted", media });
    else if (stateless === selector && isSelector(selector)) rules.push({ selector, use: "always", media });
    else if (hand && isSelector(stateless)) rules.push({ selector: stateless, use: "hover", media });
  }
  return rules;
}

const isSelector = (text: string) => text !== "" && !/::/.test(text) && CSS.supports(`selector(${text})`);
