import { firstChild, query, rootOf } from "./native";
import type { Pass } from "./pass";
import { eachStyleRule, rulesOf, sheetsOf } from "./sheets";

/** Text that a style sheet puts before or after what is in an element. */
export interface Generated {
  text: string;
  style: CSSStyleDeclaration;
  /** Set off from what it stands beside. */
  apart: boolean;
}

/**
 * The text of an element's `::before` or `::after`, or null. Asking for pseudo-elements is dear, so only those elements are asked that a
 * rule with readable `content` selects.
 */
export function generatedText(element: Element, which: "::before" | "::after"): Generated | null {
  const style = getComputedStyle(element, which);
  const { content, display, visibility } = style;
  if (content === "none" || content === "normal" || display === "none" || visibility !== "visible") return null;
  const { text, alternative } = contentText(content);
  return text.trim() ? { text, style, apart: alternative || display !== "inline" } : null;
}

/** Whether an element may have text before or after what is in it. */
export function mayGenerate(element: Element, pass: Pass): boolean {
  const tree = treeFacts(rootOf(element) as Document | ShadowRoot, pass);
  return tree.elements.has(element) || (tree.unreadable && firstChild(element) === null);
}

interface TreeFacts {
  /** What rules with readable `content` select, a pseudo-element's owner each. */
  elements: ReadonlySet<Element>;
  /** One of the sheets is of another origin: what has no content of its own may have generated content by it. */
  unreadable: boolean;
}

function treeFacts(tree: Document | ShadowRoot, pass: Pass): TreeFacts {
  const memo = pass.memo<Node, TreeFacts>(treeFacts);
  let facts = memo.get(tree);
  if (!facts) {
    facts = readTree(tree);
    memo.set(tree, facts);
  }
  return facts;
}

/** A sheet's selectors are read again only when its number of rules changed. */
const known = new WeakMap<CSSStyleSheet, { rules: number; selectors: string[] }>();

function readTree(tree: Document | ShadowRoot): TreeFacts {
  const selectors: string[] = [];
  let unreadable = false;
  for (const sheet of sheetsOf(tree)) {
    if (sheet.disabled) continue;
    const rules = rulesOf(sheet);
    if (!rules) {
      unreadable = true;
      continue;
    }
    let entry = known.get(sheet);
    if (entry?.rules !== rules.length) {
      entry = { rules: rules.length, selectors: ownersIn(rules) };
      known.set(sheet, entry);
    }
    selectors.push(...entry.selectors);
  }
  return { elements: new Set(selectors.length ? query(tree, selectors.join(",")) : []), unreadable };
}

const PSEUDO = /::?(before|after)$/;

function ownersIn(rules: CSSRuleList): string[] {
  const owners = new Set<string>();
  eachStyleRule(rules, (selector, style) => {
    if (!selector.includes(":before") && !selector.includes(":after")) return;
    if (!mayBeRead(style.content)) return;
    for (const part of selector.split(/,(?![^()]*\))/)) {
      if (!PSEUDO.test(part.trim())) continue;
      const owner = part
        .trim()
        .replace(PSEUDO, "")
        .replace(/([\s>+~]|^)$/, "$1*");
      if (CSS.supports(`selector(${owner})`)) owners.add(owner);
    }
  });
  return [...owners];
}

/** Icon fonts put glyphs of the private use area there: thousands of rules that say nothing. */
function mayBeRead(content: string): boolean {
  return /attr\(|var\(|-quote/.test(content) || /[^\s\ue000-\uf8ff]/u.test(contentText(content).text);
}

const QUOTES: Record<string, string> = { "open-quote": "“", "close-quote": "”" };

/** The strings of a `content` value, or of its alternative text, which says what pictures mean. */
function contentText(content: string): { text: string; alternative: boolean } {
  let text = "";
  let alternative = false;
  for (const [token, string] of content.matchAll(/"((?:[^"\\]|\\[\s\S])*)"|url\([^)]*\)|\S+/g)) {
    if (string !== undefined) text += unquoted(string);
    else if (token === "/") {
      alternative = true;
      text = "";
    } else text += QUOTES[token] ?? "";
  }
  return { text, alternative };
}

function unquoted(string: string): string {
  return string.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, hex: string | undefined, character: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16) || 0xfffd) : character,
  );
}
