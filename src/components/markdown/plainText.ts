import { type Inline, parseInline } from "./parseInline";
import { readCodeBlock, splitBlocks } from "./splitBlocks";

/** What a Markdown text says when it is read aloud: without marks, a line for each block. */
export function plainText(markdown: string): string {
  return splitBlocks(markdown)
    .map(({ kind, source }) => (kind === "code" ? readCodeBlock(source).code : kind === "rule" ? "" : strip(source)))
    .filter(Boolean)
    .join("\n");
}

const strip = (source: string) =>
  source
    .split("\n")
    .map((line) => words(parseInline(line.replace(/^\s*(?:#{1,6} |> ?|[-*+] |\d+[.)] )+/, ""))))
    .join("\n");

const words = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.kind === "break") return " ";
      return node.kind === "code" ? node.text : words(node.children);
    })
    .join("");
