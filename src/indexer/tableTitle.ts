import {
  attr,
  closest,
  firstElementChild,
  localName,
  nextElementSibling,
  parentNode,
  previousElementSibling,
  query,
  queryFirst,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { precedes } from "../dom/precedes";
import { explicitRole } from "../dom/role";
import { squash } from "../dom/squash";
import { PARENT_LENGTH } from "../protocol";
import { itemTitle } from "./itemTitle";
import { type Title, titled } from "./titled";
import { isWordy, titleText } from "./titleText";

const TABLES = "table,[role=grid],[role=table],[role=treegrid]";
const CELLS = "td,th,[role=gridcell],[role=cell],[role=rowheader]";
const CHOICES = "input[type=radio],input[type=checkbox]";

/** A row's name: its label, its row header, else the first cell that says something that the row above or below doesn't say too. */
export function rowTitle(row: Element, branch: Element, pass: Pass): Title | null {
  const label = squash(attr(row, "aria-label") ?? "");
  if (label) return titled(label, row);
  if (isHeaderRow(row)) return titled(titleText(branch, pass), branch);
  const first = firstElementChild(row);
  if (!first || titleText(first, pass).length > LONGEST) return null;
  // One cell is a list item drawn as a table.
  if (!nextElementSibling(first)) return itemTitle(first, branch, pass);
  if (isOfDays(row, pass)) return null;
  const above = reachingDown(row, pass);
  const head = rowHead(row, pass);
  if (!head) return above && titled(titleText(above, pass), above);
  const text = titleText(head, pass);
  if (text.length > PARENT_LENGTH) return itemTitle(head, branch, pass);
  const own = /\p{L}/u.test(text) ? text : withMeaning(text, row, { head, branch }, pass);
  return titled(above ? `${titleText(above, pass)}, ${own}` : own, head);
}

/** A row of headers: each is what its own tools (a filter, the order) are for. */
const isHeaderRow = (row: Element) =>
  row.children.length > 1 &&
  [...row.children].every((cell) => localName(cell) === "th" || explicitRole(cell) === "columnheader");

/** A calendar's week: none of its numbers names the others. */
function isOfDays(row: Element, pass: Pass): boolean {
  const texts = [...row.children].map((cell) => titleText(cell, pass)).filter(Boolean);
  return texts.length > 1 && texts.every((text) => /^\p{N}{1,2}$/u.test(text));
}

/** Rows that one cell may stand before. */
const SPAN = 50;

/** The first cell of a row above that reaches down to this one. */
function reachingDown(row: Element, pass: Pass): Element | null {
  const table = closest(row, "table");
  if (!table || !hasSpans(table, pass)) return null;
  let above = previousElementSibling(row);
  for (let k = 1; above && k < SPAN; k++, above = previousElementSibling(above)) {
    for (let cell = firstElementChild(above); cell; cell = nextElementSibling(cell))
      if ((cell as HTMLTableCellElement).rowSpan > k && isWordy(titleText(cell, pass))) return cell;
  }
  return null;
}

function hasSpans(table: Element, pass: Pass): boolean {
  const memo = pass.memo<Element, boolean>(hasSpans);
  let spans = memo.get(table);
  if (spans === undefined) {
    spans = queryFirst(table, "[rowspan]") !== null;
    memo.set(table, spans);
  }
  return spans;
}

/** A bare number with what the row says besides, else with the header of its column: "1041, Ada", "Order 1041". */
function withMeaning(
  number: string,
  row: Element,
  { head, branch }: Record<"head" | "branch", Element>,
  pass: Pass,
): string {
  for (const [column, cell] of [...row.children].entries()) {
    if (cell === head || cell === branch || queryFirst(cell, "input,select,textarea,button,[role=button]")) continue;
    const text = titleText(cell, pass);
    if (isWordy(text) && text.length <= PARENT_LENGTH / 2 && !isColumnOfSame(row, cell, column, pass))
      return `${number}, ${text}`;
  }
  const header = columnTitle(head, pass);
  return isWordy(header) ? `${header} ${number}` : number;
}

/** Characters of a cell in a table that lays out a page. */
const LONGEST = 300;

/** "1." says where a row stands, not what it is. */
const ORDINAL = /^\p{N}+[.)]$/u;

function rowHead(row: Element, pass: Pass): Element | null {
  const cells = [...row.children];
  // A line of choices, each with its own label, is no row of a thing, unless a cell without one says of which.
  const choices = cells.filter((cell) => queryFirst(cell, CHOICES)).length > 1;
  let first: Element | null = null;
  for (const [column, cell] of cells.entries()) {
    const header = (localName(cell) === "th" && attr(cell, "scope") !== "col") || explicitRole(cell) === "rowheader";
    if (!titleText(cell, pass) || ORDINAL.test(titleText(cell, pass)) || isColumnOfSame(row, cell, column, pass))
      continue;
    if (header) return cell;
    if (!first && !choices && !holdsField(cell)) first = cell;
  }
  return first;
}

const holdsField = (cell: Element) =>
  queryFirst(cell, "select,textarea,input:not([type=hidden],[type=checkbox],[type=radio])") !== null;

/** Whether the cell above or below says the same: an action of every row, not the name of one. */
function isColumnOfSame(row: Element, cell: Element, column: number, pass: Pass): boolean {
  const text = titleText(cell, pass);
  return [previousElementSibling(row), nextElementSibling(row)].some((other) => {
    const same = other && cellAt(other, column);
    return same ? titleText(same, pass) === text : false;
  });
}

function cellAt(row: Element, column: number): Element | null {
  let cell = firstElementChild(row);
  for (let k = 0; cell && k < column; k++) cell = nextElementSibling(cell);
  return cell;
}

/** Header of the column that an element's cell stands in, as it is painted: the lowest one above it; "" outside of a table. */
export function columnTitle(element: Element, pass: Pass): string {
  const cell = closest(element, CELLS);
  const table = cell && closest(cell, TABLES);
  if (!cell || !table || isHeader(cell)) return "";
  const { left, right } = pass.rect(cell);
  const middle = (left + right) / 2;
  let title = "";
  // Of a cell that spans several columns the header over all of them, where there is one.
  let over = "";
  for (const header of headersOf(table, pass)) {
    const box = pass.rect(header);
    if (!(box.left <= middle && middle < box.right && precedes(header, cell))) continue;
    title = titleText(header, pass) || title;
    if (box.right - box.left > (right - left) * 0.7) over = titleText(header, pass) || over;
  }
  return over || title;
}

function headersOf(table: Element, pass: Pass): readonly Element[] {
  const memo = pass.memo<Element, readonly Element[]>(headersOf);
  let headers = memo.get(table);
  if (!headers) {
    headers = [...query(table, "thead th,thead td,tr:first-child > th,th[scope=col],[role=columnheader]")].filter(
      (header) => attr(header, "scope") !== "row" && (localName(header) !== "th" || !standsAlone(header)),
    );
    memo.set(table, headers);
  }
  return headers;
}

const isHeader = (cell: Element) =>
  explicitRole(cell) === "columnheader" ||
  (localName(cell) === "th" && !standsAlone(cell) && closest(cell, "thead") !== null);

/** The only header of its row heads the row. */
function standsAlone(header: Element): boolean {
  const row = parentNode(header) as Element | null;
  return row !== null && closest(header, "thead") === null && query(row, "th").length === 1;
}
