/** A Markdown table; the first column is text, the others are figures. */
export function markdownTable(head, rows) {
  const rule = head.map((_, column) => (column ? "--:" : ":--"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The same for a terminal, in columns. */
export function plainTable(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => String(cells[column]).length)));
  const pad = (cell, column) => (column ? String(cell).padStart(widths[column]) : String(cell).padEnd(widths[column]));
  return all.map((cells) => cells.map(pad).join("  ")).join("\n");
}

const START = "<!-- bench:start -->";
const END = "<!-- bench:end -->";

/** A text with what stands between the two marks replaced; null where it has no such marks. */
export function betweenMarks(text, inner) {
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (from < 0 || to < from) return null;
  return `${text.slice(0, from + START.length)}\n${inner}\n${text.slice(to)}`;
}

/** Three significant digits, as far as they tell something: "0.052", "1.97", "34.2", "181", "12,400". */
export function figure(value) {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(Math.abs(value) < 0.1 ? 2 : 3)));
}
