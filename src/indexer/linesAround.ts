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
  return item ? linesIn(item, element, text, pass) : [];
}

/** How far up the largest block around one of several alike is looked for. */
const HEIGHT = 10;

/** For each of several alike the first line of the largest block around it that holds no other of them: what stands beside it alone. */
export function linesApart(
  group: readonly { element: Element; entry: { text: string } }[],
  pass: Pass,
): Map<Element, string> {
  const held = new Map<Element, number>();
  for (const { element } of group) for (const block of blocksOf(element)) held.set(block, (held.get(block) ?? 0) + 1);
  return new Map(
    group.map(({ element, entry }) => {
      const block = blocksOf(element).findLast((one) => held.get(one) === 1);
      return [element, (block && linesIn(block, element, entry.text, pass)[0]) ?? ""];
    }),
  );
}

function blocksOf(element: Element): Element[] {
  const blocks: Element[] = [];
  for (let node = flatParent(element); node && blocks.length < HEIGHT; node = flatParent(node)) blocks.push(node);
  return blocks;
}

function linesIn(item: Element, element: Element, text: string, pass: Pass): string[] {
  if ((textContent(item)?.length ?? 0) > LONGEST) return [];
  const own = [element, ...labelsOf(element)];
  const lines: string[] = [];
  let asked = 0;
  for (const part of [item, ...query(item, "*")]) {
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
