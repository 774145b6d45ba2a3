import { attr, closest, contains, localName, nextElementSibling, previousElementSibling, query } from "../dom/native";
import type { Pass } from "../dom/pass";
import { explicitRole, isHeading } from "../dom/role";
import { strengthOf } from "./candidate";
import { isItem, isPeer } from "./items";
import { labelsField } from "./itemTitle";
import { headingsIn, isSeen, rankOf } from "./outline";
import type { Title } from "./titled";
import { isWordy, titleText } from "./titleText";

const NAMING = new Set(["legend", "caption"]);
/** Siblings that are asked for a heading inside of them, and for being one. */
const NEAR = 6;
const FAR = 60;
const APART = /^(header|footer|nav|aside|dialog)$/;
const APART_ROLES = /^(banner|contentinfo|navigation|complementary|dialog|alertdialog|search)$/;

/**
 * The headings among the siblings before an element, or inside one that is no peer of it: the nearest first, then those that rank higher. A
 * landmark stands under none of them. `card`: the item around and the rank of its title.
 */
export function headingsBefore(node: Element, parent: Element, card: Card | null, pass: Pass): Title[] {
  const found: Title[] = [];
  if (/^(tr|select|html)$/.test(localName(parent)) || isApart(node)) return found;
  const owns = !isItem(node, pass) && localName(node) !== "tr" && headingsIn(node, pass).length > 0;
  // A heading (an accordion's button in it) stands under those that rank higher.
  let lowest = isHeading(node) ? rankOf(node) : Number.POSITIVE_INFINITY;
  let sibling = previousElementSibling(node);
  for (let k = 0; sibling && k < FAR && lowest > 1; k++, sibling = previousElementSibling(sibling)) {
    const own = isHeading(sibling) || NAMING.has(localName(sibling));
    const block = !own && found.length === 0 && k < NEAR && !isPeer(sibling, node, owns) && !isItem(sibling, pass);
    const heading = own ? sibling : block ? headOf(sibling, pass) : null;
    if (!heading) continue;
    const rank = isHeading(heading) ? rankOf(heading) : own ? 1 : 7;
    // Two of the same rank in a row are a title and what is said of it.
    const subtitled = rank === lowest && found.length === 1 && nextElementSibling(sibling) === found[0]?.source;
    const text = rank < lowest || subtitled ? titleText(heading, pass) : "";
    if (!isWordy(text) || isSubtitle(rank, card, pass)) continue;
    if (!isSeen(heading, pass) && !isNamedBySight(parent)) continue;
    if (subtitled) found.pop();
    found.push({ text, source: heading });
    lowest = rank;
  }
  return found;
}

/** An item with a title of its own, and how that ranks. */
export interface Card {
  element: Element;
  rank: number;
}

/** One lower heading in a card is a subtitle ("Most popular"); two or more divide it. */
function isSubtitle(rank: number, card: Card | null, pass: Pass): boolean {
  return (
    card !== null &&
    rank > card.rank &&
    headingsIn(card.element, pass).filter((heading) => rankOf(heading) === rank).length < 2
  );
}

const isApart = (node: Element) => APART.test(localName(node)) || APART_ROLES.test(explicitRole(node));
/** What a heading names that only screen readers are told. */
const isNamedBySight = (parent: Element) =>
  isApart(parent) || /^(section|article|form|fieldset)$/.test(localName(parent));

const HEAD_CLASS = /(^|[\s_-])(head|header|heading|title|titlebar)(?=\s|$)/i;

/** What a block says as the head of what follows it: a card's head, a section's head. A block with controls of its own is a section beside. */
function headOf(block: Element, pass: Pass): Element | null {
  if (strengthOf(block) === "control") return null;
  const headings = headingsIn(block, pass);
  const head = localName(block) === "header" || HEAD_CLASS.test(attr(block, "class") ?? "");
  if (headings.length > 1 || labelsField(block, pass)) return null;
  const heading = headings[0];
  if (!heading) return isTitleLine(block, head) && titleText(block, pass).length <= 60 ? block : null;
  const section = closest(heading, "section,article,li,nav,aside,dialog,form,fieldset,tr,details");
  if (section && contains(block, section)) return null;
  if (query(block, "input,select,textarea").length > 0) return null;
  return query(block, "a[href],button,[role=button]").length <= (head ? 4 : 0) ? heading : null;
}

/** A line that is a title by its look: set in bold, or called so by its class. */
function isTitleLine(block: Element, head: boolean): boolean {
  const bold = /^(strong|b)$/.test(localName(block));
  return (bold || head) && query(block, "a[href],button,input,select,textarea,[role],ul,ol").length === 0;
}
