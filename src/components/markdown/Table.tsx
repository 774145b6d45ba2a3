import type { ReactNode } from "react";
import { readDelimiter, splitRow } from "./splitRow";

interface TableProps {
  source: string;
  label: string;
  /** Renders a cell's own text. */
  inlines(source: string): ReactNode;
}

/** A table as wide as it likes, in a box that scrolls. Cells beyond the head's are left out, as GitHub does. */
export function Table({ source, label, inlines }: TableProps) {
  const [head = "", delimiter, ...rows] = source.split("\n");
  const columns = splitRow(head);
  const aligns = readDelimiter(delimiter) ?? [];
  const cells = (row: string) => {
    const found = splitRow(row);
    return columns.map((_, at) => found[at] ?? "");
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard too
    <section className="table" part="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <th key={at} scope="col" data-align={aligns[at]}>
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={line}>
              {cells(row).map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <td key={at} data-align={aligns[at]}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
