import {
  attr,
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

/** What an item is called: its label, its heading, what its markup calls a title, a bold first line, or the first text in it. */
export function itemTitle(item: Element, branch: Element, pass: Pass): Title | null {
  return (
    titled(squash(attr(item, "aria-label") ?? ""), item) ??
    headingOf(item, branch, pass) ??
    named(item, branch, pass) ??
    firstText(item, branch, pass)
  );
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
  const controls = [...query(item, "a[href],button,input,select,textarea,[role=button]")];
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
    if (isWordy(text) && text.length <= PARENT_LENGTH) return titled(text, part);
  }
  return null;
}

const FIELDS = "input:not([type=hidden]),select,textarea";

/** The label of a field that is there to see is that field's. */
export function labelsField(element: Element, pass: Pass): boolean {
  if (localName(element) !== "label") return false;
  const { control } = element as HTMLLabelElement;
  return control !== null && pass.displayed(control);
}

/** Controls of the largest card; a block with more is a part of the page, which its first words don't name. */
const CARD = 15;

/** The first piece of text in an item, as a short line; pictures count by their `alt`. */
function firstText(item: Element, branch: Element, pass: Pass): Title | null {
  if (!isListed(item) && query(item, "a[href],button,input,select,textarea").length > CARD) return null;
  let node: Element | null = item;
  for (let depth = 0; node && depth < 6; depth++) {
    let inner: Element | null = null;
    for (let child = firstChild(node); child && !inner; child = nextSibling(child)) {
      if (nodeType(child) === 3) {
        if ((node as HTMLElement).isContentEditable) return null;
        const text = squash((child as Text).data);
        if (isWordy(text) && text.length > 2) return titled(text, node);
      } else if (nodeType(child) === 1) {
        const element = child as Element;
        if (element === branch && strengthOf(element) === "control") return null;
        if (isListed(element) && element !== branch) return null;
        if (!pass.displayed(element)) continue;
        if (labelsField(element, pass)) return null;
        if (strengthOf(element) === "control" && kindOf(element) !== "link") continue;
        const text = titleText(element, pass) || pictureText(element, pass);
        if (!isWordy(text)) continue;
        if (
          strengthOf(element) === "control" ||
          (text.length <= PARENT_LENGTH && firstElementChild(element) === null)
        ) {
          // A link beside a link is another entry of a menu; it names the item only when nothing else tells two of them apart.
          const weak =
            strengthOf(element) === "control" && strengthOf(branch) === "control" && parentNode(branch) === node;
          return titled(text, element, weak);
        }
        inner = element;
      }
    }
    node = inner;
  }
  return null;
}

const pictureText = (element: Element, pass: Pass) => (localName(element) === "img" ? textOfNode(element, pass) : "");
