import { labelsOf } from "../dom/label";
import { closest, contains, firstChild, localName, nextSibling, nodeType, query, textContent } from "../dom/native";
import type { Pass } from "../dom/pass";
import { squash } from "../dom/squash";
import { flatParent } from "../dom/tree";
import { belongsElsewhere, isItem } from "./items";
import { isWordy } from "./titleText";

/** Lines of an item that are tried. */
export const LINES = 4;
/** Characters and elements of an item that is asked. */
const LONGEST = 800;
const MOST = 80;

/** What the item around an element says besides the element itself, line by line: where its title doesn't tell it from others, these may. */
export function linesAround(element: Element, text: string, pass: Pass): string[] {
  let item = flatParent(element);
  for (let level = 0; item && level < 8 && !isItem(item, pass) && localName(item) !== "tr"; level++)
    item = flatParent(item);
  if (!item || (textContent(item)?.length ?? 0) > LONGEST) return [];
  const own = [element, ...labelsOf(element)];
  const lines: string[] = [];
  let asked = 0;
  for (const part of query(item, "*")) {
    if (lines.length >= LINES || ++asked > MOST) break;
    const line = directText(part);
    if (!isWordy(line) || text.includes(line) || lines.includes(line) || isPrivate(part)) continue;
    if (!pass.displayed(part) || own.some((one) => contains(one, part))) continue;
    if (!belongsElsewhere(part, item, element, pass)) lines.push(line);
  }
  return lines;
}

/** What is typed is no line, and what is redacted is not read. */
const isPrivate = (element: Element) =>
  (element as HTMLElement).isContentEditable || closest(element, "[data-leflux-redact]") !== null;

function directText(element: Element): string {
  let text = "";
  for (let child = firstChild(element); child; child = nextSibling(child))
    if (nodeType(child) === 3) text += (child as Text).data;
  return squash(text);
}
