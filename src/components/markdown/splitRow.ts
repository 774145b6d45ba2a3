export type Align = "left" | "center" | "right" | undefined;

const BAR = "\u0000";

/** The cells of one line of a table. A bar with a backslash before it belongs to its cell. */
export function splitRow(line: string): string[] {
  const text = line
    .trim()
    .replaceAll("\\|", BAR)
    .replace(/^\||\|$/g, "");
  return text.split("|").map((cell) => cell.replaceAll(BAR, "|").trim());
}

/** How the columns are aligned, when the line is the one that parts a table's head from its body. */
export function readDelimiter(line: string | undefined): Align[] | undefined {
  if (!line?.includes("-")) return undefined;
  const cells = splitRow(line);
  if (!cells.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  return cells.map((cell) => {
    const [left, right] = [cell.startsWith(":"), cell.endsWith(":")];
    if (left && right) return "center";
    return right ? "right" : left ? "left" : undefined;
  });
}

/** Whether a table begins with these two lines. */
export function beginsTable(head: string | undefined, delimiter: string | undefined): boolean {
  if (!head?.includes("|")) return false;
  return readDelimiter(delimiter)?.length === splitRow(head).length;
}
