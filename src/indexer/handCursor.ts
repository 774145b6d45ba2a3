import { query, windowOf } from "../dom/native";
import type { Pass } from "../dom/pass";
import { sheetsOf } from "../dom/sheets";
import { documentOf, flatParent } from "../dom/tree";
import { strengthOf } from "./candidate";
import { handRules } from "./handRules";

/** Above so many elements with a class, those under an unreadable sheet are guessed at by the words in their classes. */
const CLASSED = 2000;
/** What sheets of another origin, which can't be read, commonly make clickable. */
const GUESSES = ["click", "btn", "button", "pointer", "item", "card", "toggle", "tile"].map(
  (word) => `[class*=${word}]`,
);

/** Matches a selector, however odd: one that can't be asked for finds nothing. */
function ask(root: Document | ShadowRoot, selectors: readonly string[]): Element[] {
  if (selectors.length === 0) return [];
  try {
    return [...query(root, selectors.join(","))];
  } catch {
    return selectors.length === 1 ? [] : selectors.flatMap((one) => ask(root, [one]));
  }
}

/**
 * The outermost elements under `root` that have the hand cursor by a style of their own, or get it under the pointer. No walk reads every
 * element's style: the style sheets say which selectors set it, and those are asked for.
 */
export function handCursors(root: Document | ShadowRoot, pass: Pass): Set<Element> {
  const always = new Set(["[style*=cursor]", "svg [cursor]"]);
  const onHover = new Set<string>();
  const slotted = new Set<string>();
  const view = windowOf(documentOf(root));
  const holds = (media: string | undefined) => !media || view?.matchMedia(media).matches === true;
  let unread = false;
  for (const sheet of sheetsOf(root)) {
    if (sheet.disabled || !holds(sheet.media?.mediaText)) continue;
    const rules = handRules(sheet);
    if (!rules) unread = true;
    for (const { selector, use, media } of rules ?? []) {
      if (!media.every(holds)) continue;
      (use === "hover" ? onHover : use === "slotted" ? slotted : always).add(selector);
    }
  }

  const hand = (element: Element) => pass.style(element).cursor.endsWith("pointer");
  const hovered = new Set(ask(root, [...onHover]));
  const handed = ask(root, [...always]);
  if (unread) {
    const classed = query(root, "[class]");
    handed.push(...(classed.length <= CLASSED ? classed : ask(root, GUESSES)));
  }
  if (slotted.size) handed.push(...inSlots(root));

  const found = new Set<Element>();
  // Controls are listed without it; of the others those are asked that a rule gives the hand.
  const others = handed.filter((element) => strengthOf(element) !== "control" && hand(element));
  for (const element of new Set([...others, ...hovered])) {
    const parent = flatParent(element);
    if (!parent || !(hand(parent) || hovered.has(parent))) found.add(element);
  }
  return found;
}

function inSlots(root: Document | ShadowRoot): Element[] {
  return [...query(root, "slot")].flatMap((slot) => (slot as HTMLSlotElement).assignedElements({ flatten: true }));
}
