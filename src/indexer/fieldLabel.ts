import {
  attr,
  closest,
  firstChild,
  firstElementChild,
  localName,
  nextElementSibling,
  nextSibling,
  nodeType,
  parentNode,
  previousElementSibling,
  previousSibling,
  query,
  queryFirst,
  textContent,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { isHeading } from "../dom/role";
import { squash } from "../dom/squash";
import { textOf } from "../dom/text";
import { strengthOf } from "./candidate";

const LONGEST = 60;
/** Elements around a field that may hold nothing but the field. */
const LEVELS = 3;
const FIELDS = "input:not([type=hidden]),select,textarea,button,a[href],[contenteditable],[role]";
const CELLS = /^(gridcell|cell|columnheader|rowheader|listitem)$/;
const READABLE = /[\p{L}\p{N}]/u;

/** Text right beside a field that nothing labels: "Quantity [ ]", "[x] Remember me", the cell before it; "" without one. */
export function textBeside(field: Element, pass: Pass): string {
  const box = localName(field) === "input" && /^(checkbox|radio)$/.test((field as HTMLInputElement).type);
  for (let at = field, level = 0; level < LEVELS; level++) {
    const text = (box && besides(at, nextSibling, field, pass)) || besides(at, previousSibling, field, pass);
    if (text) return text;
    const parent = parentNode(at) as Element | null;
    if (!parent || nodeType(parent) !== 1 || /^(td|th|li|form|fieldset|body|section|article)$/.test(localName(parent)))
      break;
    if (CELLS.test(attr(parent, "role") ?? "")) break;
    if ([...query(parent, FIELDS)].some((other) => other !== field && strengthOf(other) !== null)) break;
    at = parent;
  }
  return cellBefore(field, pass);
}

/** The nearest text on one side of an element, if it is short and no control stands between. */
function besides(element: Element, next: (node: Node) => Node | null, field: Element, pass: Pass): string {
  let node = next(element);
  for (let k = 0; node && k < 4; k++, node = next(node)) {
    const text =
      nodeType(node) === 3
        ? squash((node as Text).data)
        : nodeType(node) === 1
          ? plainText(node as Element, pass, field)
          : "";
    if (text === null) return "";
    if (READABLE.test(text)) return asLabel(text);
  }
  return "";
}

const asLabel = (text: string) => (text.length <= LONGEST ? text.replace(/\s*[:：*]+$/, "") : "");

function cellBefore(field: Element, pass: Pass): string {
  const cell = closest(field, "td,dd,[role=cell],[role=gridcell]");
  const before = cell && previousElementSibling(cell);
  if (!before || isDataTable(cell)) return "";
  const text = plainText(before, pass) ?? "";
  return READABLE.test(text) ? asLabel(text) : "";
}

/** Text of an element that holds no control and labels no other; null when it does, since what is beyond it belongs to that one. */
function plainText(element: Element, pass: Pass, field: Element | null = null): string | null {
  if (!pass.displayed(element)) return "";
  // Its own label has been read, and says nothing: it is only drawn ("[x]").
  if (localName(element) === "label" && field && (element as HTMLLabelElement).control === field) return "";
  if (isHeading(element) || strengthOf(element) !== null || queryFirst(element, FIELDS)) return null;
  if (localName(element) === "label" && (element as HTMLLabelElement).control) return null;
  return firstChild(element) ? textOf(firstLine(element), pass) : "";
}

/** The line that begins a block of several: a setting's name over what it does. */
function firstLine(block: Element): Element {
  let line = block;
  for (let depth = 0; depth < 4; depth++) {
    const first = firstElementChild(line);
    if (!first || nextElementSibling(first) === null || !READABLE.test(textContent(first) ?? "") || hasText(line))
      break;
    line = first;
  }
  return line;
}

/** Whether an element says something besides what the elements in it say. */
function hasText(element: Element): boolean {
  for (let child = firstChild(element); child; child = nextSibling(child))
    if (nodeType(child) === 3 && READABLE.test((child as Text).data)) return true;
  return false;
}

/** A table with column headers names its fields by those. */
function isDataTable(cell: Element | null): boolean {
  const table = cell && closest(cell, "table,[role=grid],[role=table]");
  return Boolean(table && queryFirst(table, "thead th,tr:first-child th + th,[role=columnheader]"));
}
