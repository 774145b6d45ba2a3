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
  rectOf,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { precedes } from "../dom/precedes";
import { explicitRole } from "../dom/role";
import { squash } from "../dom/squash";
import { PARENT_LENGTH } from "../protocol";
import { itemTitle } from "./itemTitle";
import { type Title, titled } from "./titled";
import { titleText } from "./titleText";

const TABLES = "table,[role=grid],[role=table],[role=treegrid]";
const CELLS = "td,th,[role=gridcell],[role=cell],[role=rowheader]";
const CHOICES = "input[type=radio],input[type=checkbox]";

/** A row's name: its label, its row header, else the first cell that says something that the row above or below doesn't say too. */
export function rowTitle(row: Element, branch: Element, pass: Pass): Title | null {
  const label = squash(attr(row, "aria-label") ?? "");
  if (label) return titled(label, row);
  const first = firstElementChild(row);
  if (!first || titleText(first, pass).length > LONGEST) return null;
  // One cell is a list item drawn as a table.
  if (!nextElementSibling(first)) return itemTitle(first, branch, pass);
  const head = rowHead(row, pass);
  if (!head) return null;
  const text = titleText(head, pass);
  return text.length > PARENT_LENGTH ? itemTitle(head, branch, pass) : titled(text, head);
}

/** Characters of a cell in a table that lays out a page. */
const LONGEST = 300;

function rowHead(row: Element, pass: Pass): Element | null {
  const cells = [...row.children];
  // A line of choices, each with its own label, is no row of a thing, unless a cell without one says of which.
  const choices = cells.filter((cell) => queryFirst(cell, CHOICES)).length > 1;
  let first: Element | null = null;
  for (const [column, cell] of cells.entries()) {
    const header = (localName(cell) === "th" && attr(cell, "scope") !== "col") || explicitRole(cell) === "rowheader";
    if (!titleText(cell, pass) || isColumnOfSame(row, cell, column, pass)) continue;
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
  const { left, right } = rectOf(cell);
  const middle = (left + right) / 2;
  let title = "";
  for (const header of headersOf(table, pass)) {
    const box = rectOf(header);
    if (box.left <= middle && middle < box.right && precedes(header, cell)) title = titleText(header, pass) || title;
  }
  return title;
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
