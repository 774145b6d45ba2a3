import { type Inline, parseInline } from "./parseInline";
import { readCodeBlock, splitBlocks } from "./splitBlocks";
import { splitRow } from "./splitRow";

/** What a Markdown text says when it is read aloud: without marks, a line for each block. */
export function plainText(markdown: string): string {
  return splitBlocks(markdown)
    .map(({ kind, source }) => {
      if (kind === "code") return readCodeBlock(source).code;
      if (kind === "table") return rows(source);
      return kind === "rule" ? "" : strip(source);
    })
    .filter(Boolean)
    .join("\n");
}

/** A sentence for each row. */
const rows = (source: string) =>
  source
    .split("\n")
    .filter((_, line) => line !== 1)
    .map(
      (row) =>
        `${splitRow(row)
          .map((cell) => words(parseInline(cell)))
          .join(", ")}.`,
    )
    .join("\n");

const strip = (source: string) =>
  source
    .split("\n")
    .map((line) => words(parseInline(line.replace(/^\s*(?:#{1,6} |> ?|[-*+] (?:\[[ xX]\] )?|\d+[.)] )+/, ""))))
    .join("\n");

const words = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.kind === "break") return " ";
      return node.kind === "code" ? node.text : words(node.children);
    })
    .join("");
