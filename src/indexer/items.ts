import {
  attr,
  firstElementChild,
  localName,
  nextElementSibling,
  parentNode,
  previousElementSibling,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { explicitRole } from "../dom/role";
import { strengthOf } from "./candidate";

const ITEM_NAMES = new Set(["li", "article", "dd", "option"]);
const ITEM_ROLES = new Set(["listitem", "article", "treeitem", "gridcell"]);
const NO_ITEMS = new Set(
  "td th tr thead tbody tfoot body html label span main p a button h1 h2 h3 h4 h5 h6 br hr".split(" "),
);

export const isListed = (element: Element) =>
  ITEM_NAMES.has(localName(element)) || ITEM_ROLES.has(explicitRole(element));

/** One of several alike: a list item, or an element with a peer beside it that is more than one control. */
export function isItem(element: Element, pass: Pass): boolean {
  const memo = pass.memo<Element, boolean>(isItem);
  let item = memo.get(element);
  if (item === undefined) {
    item = isListed(element) || hasPeer(element);
    memo.set(element, item);
  }
  return item;
}

function hasPeer(element: Element): boolean {
  if (NO_ITEMS.has(localName(element)) || firstElementChild(element) === null || strengthOf(element) !== null)
    return false;
  const before = previousElementSibling(element);
  if (before && isPeer(before, element, true)) return true;
  const after = nextElementSibling(element);
  return after !== null && isPeer(after, element, true);
}

/** Alike by markup; elements without a class are alike only when they are built alike. */
export function isPeer(a: Element, b: Element, alike: boolean): boolean {
  const named = attr(a, "class");
  return localName(a) === localName(b) && named === attr(b, "class") && (Boolean(named) || alike);
}

const SECTIONS = new Set(["section", "nav", "aside", "dialog", "form", "fieldset", "tr", "details", "table"]);

/** Whether a part of a container belongs to another item or section of it than `branch` does. */
export function belongsElsewhere(part: Element, container: Element, branch: Element, pass: Pass): boolean {
  if (part === container) return false;
  for (
    let node = parentNode(part) as Element | null;
    node && node !== container;
    node = parentNode(node) as Element | null
  ) {
    if (node === branch) return false;
    if (SECTIONS.has(localName(node)) || isItem(node, pass)) return true;
  }
  return part !== branch && isListed(part);
}
