import {
  attr,
  closest,
  contains,
  firstChild,
  firstElementChild,
  localName,
  nextSibling,
  nodeType,
  parentNode,
  query,
  queryFirst,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { precedes } from "../dom/precedes";
import { squash } from "../dom/squash";
import { textOfNode } from "../dom/text";
import { PARENT_LENGTH } from "../protocol";
import { strengthOf } from "./candidate";
import { belongsElsewhere, isListed } from "./items";
import { kindOf } from "./kind";
import { headingsIn, topHeadings } from "./outline";
import { type Title, titled } from "./titled";
import { isWordy, titleText } from "./titleText";

const TITLE_CLASS = /(^|[\s_-])(title|name|heading|headline|subject|caption)(?=\s|$)/i;

const CONTROLS = "a[href],button,input,select,textarea,[role=button]";
/** Controls of the largest card; a block with more is a part of the page, which its first words don't name. */
const CARD = 15;

/** What an item is called: its label, its heading, what its markup calls a title, a bold first line, or the first text in it. */
export function itemTitle(item: Element, branch: Element, pass: Pass): Title | null {
  const title = titled(squash(attr(item, "aria-label") ?? ""), item) ?? headingOf(item, branch, pass);
  if (title || (!isListed(item) && query(item, CONTROLS).length > CARD)) return title;
  return named(item, branch, pass) ?? firstText(item, branch, pass);
}

function headingOf(item: Element, branch: Element, pass: Pass): Title | null {
  const own = headingsIn(item, pass).filter((heading) => !belongsElsewhere(heading, item, branch, pass));
  const top = topHeadings(own, pass);
  const heading = top.length > 1 && !isListed(item) ? sectionHead(top, item, branch) : top[0];
  return heading ? titled(titleText(heading, pass), heading) : null;
}

/** A column of several sections is called by the one that the branch stands in: the first heading after what can be pressed in another. */
function sectionHead(headings: readonly Element[], item: Element, branch: Element): Element | undefined {
  const before = headings.filter((one) => precedes(one, branch) || contains(branch, one));
  const controls = [...query(item, CONTROLS)];
  const follows = (one: Element, next: Element) =>
    controls.some((control) => precedes(one, control) && precedes(control, next) && !contains(one, control));
  let at = before.length - 1;
  while (at > 0 && !follows(before[at - 1] as Element, before[at] as Element)) at--;
  return before[at];
}

function named(item: Element, branch: Element, pass: Pass): Title | null {
  for (const part of query(item, "[class],[data-title],strong,b,dt,label")) {
    const name = localName(part);
    if (name === "label" && (part as HTMLLabelElement).control === null) continue;
    if (!TITLE_CLASS.test(attr(part, "class") ?? "") && !/^(strong|b|dt|label)$/.test(name)) continue;
    if (strengthOf(part) === "control" && kindOf(part) !== "link") continue;
    if (belongsElsewhere(part, item, branch, pass) || labelsField(part, pass) || queryFirst(part, FIELDS)) continue;
    const text = titleText(part, pass);
    if (isWordy(text) && text.length <= PARENT_LENGTH && !isPartOfWords(text, part, pass)) return titled(text, part);
  }
  return null;
}

/** A name inside of what a link says ("Ada" of "Ada's list") is no title. */
function isPartOfWords(text: string, part: Element, pass: Pass): boolean {
  const link = closest(part, "a[href],button");
  return link !== null && !`${titleText(link, pass)} `.startsWith(`${text} `);
}

const FIELDS = "input:not([type=hidden]),select,textarea";

/** The label of a field that is there to see is that field's. */
export function labelsField(element: Element, pass: Pass): boolean {
  if (localName(element) !== "label") return false;
  const { control } = element as HTMLLabelElement;
  return control !== null && pass.displayed(control);
}

/** Elements and depth that are asked for the first text. */
const MOST = 80;
const DEEPEST = 6;

/** The first piece of text in an item, as a short line; pictures count by their `alt`. */
function firstText(item: Element, branch: Element, pass: Pass): Title | null {
  const found = search(item, { branch, pass, left: MOST }, 0);
  return found === "none" ? null : found;
}

interface Search {
  branch: Element;
  pass: Pass;
  left: number;
}

/** "none" where nothing further on can be the item's. */
function search(node: Element, asked: Search, depth: number): Title | "none" | null {
  for (let child = firstChild(node); child; child = nextSibling(child)) {
    const type = nodeType(child);
    if (type === 3) {
      const text = squash((child as Text).data);
      if (text.length > 2 && isWordy(text))
        return (node as HTMLElement).isContentEditable ? "none" : titled(text, node);
    } else if (type === 1) {
      if (--asked.left < 0) return "none";
      const found = firstOf(child as Element, node, asked, depth);
      if (found) return found;
    }
  }
  return null;
}

function firstOf(element: Element, parent: Element, asked: Search, depth: number): Title | "none" | null {
  const { branch, pass } = asked;
  const control = strengthOf(element) === "control";
  if ((element === branch && control) || (isListed(element) && element !== branch)) return "none";
  if (!pass.displayed(element)) return null;
  if (labelsField(element, pass)) return "none";
  if (control && kindOf(element) !== "link") return null;
  if (!control && firstElementChild(element)) return depth < DEEPEST ? search(element, asked, depth + 1) : null;
  const text = titleText(element, pass) || pictureText(element, pass);
  // A link beside a link is another entry of a menu; it names the item only when nothing else tells two of them apart.
  const weak = control && strengthOf(branch) === "control" && parentNode(branch) === parent;
  return isWordy(text) ? titled(text, element, weak) : null;
}

const pictureText = (element: Element, pass: Pass) => (localName(element) === "img" ? textOfNode(element, pass) : "");
