import { beginsTable } from "./splitRow";

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?: |$)/;
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const HEADING = /^ {0,3}#{1,6}(?: |$)/;
const QUOTE = /^ {0,3}>/;

export interface BlockSource {
  kind: "paragraph" | "heading" | "list" | "quote" | "code" | "table" | "rule";
  source: string;
}

/**
 * Cuts Markdown into its top blocks, source as it is. While a text streams in, all blocks but the last stay equal from one piece to the next,
 * so only the last is read and rendered again.
 */
export function splitBlocks(markdown: string): BlockSource[] {
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const blocks: BlockSource[] = [];
  for (let at = 0; at < lines.length; ) {
    if (!lines[at]?.trim()) {
      at++;
      continue;
    }
    const kind = beginsTable(lines[at], lines[at + 1]) ? "table" : kindOf(lines[at] as string);
    const end = endOf(kind, lines, at);
    blocks.push({ kind, source: lines.slice(at, end).join("\n").trimEnd() });
    at = end;
  }
  return blocks;
}

function kindOf(line: string): BlockSource["kind"] {
  if (FENCE.test(line)) return "code";
  if (HEADING.test(line)) return "heading";
  if (RULE.test(line)) return "rule";
  if (ITEM.test(line)) return "list";
  if (QUOTE.test(line)) return "quote";
  return "paragraph";
}

function endOf(kind: BlockSource["kind"], lines: readonly string[], from: number): number {
  let end = from + 1;
  const next = () => lines[end] ?? "";
  switch (kind) {
    case "code": {
      const fence = FENCE.exec(lines[from] as string)?.[1] ?? "```";
      // A fence that has not closed yet runs to the end: that is how code looks while it streams in.
      while (end < lines.length && !next().trim().startsWith(fence)) end++;
      return Math.min(end + 1, lines.length);
    }
    case "list":
      while (end < lines.length) {
        if (next().trim()) {
          if (!ITEM.test(next()) && !/^\s{2,}/.test(next()) && kindOf(next()) !== "paragraph") break;
          if (RULE.test(next())) break;
        } else if (!ITEM.test(lines[end + 1] ?? "") && !/^\s{2,}\S/.test(lines[end + 1] ?? "")) break;
        end++;
      }
      return end;
    case "quote":
      while (QUOTE.test(next())) end++;
      return end;
    case "paragraph":
      while (next().trim() && kindOf(next()) === "paragraph" && !beginsTable(next(), lines[end + 1])) end++;
      return end;
    case "table":
      end++;
      while (next().trim() && kindOf(next()) === "paragraph") end++;
      return end;
    case "heading":
    case "rule":
      return end;
    default:
      return kind satisfies never;
  }
}

/** The items of a list block; each is Markdown again. `start` is the first number of an ordered list, else undefined. */
export function splitItems(source: string): { start?: number; items: string[] } {
  const lines = source.split("\n");
  const items: string[][] = [];
  let indent = 0;
  for (const line of lines) {
    const mark = /^( {0,3})([-*+]|\d{1,9}[.)])( +|$)/.exec(line);
    if (mark && (!items.length || (mark[1] as string).length < Math.max(2, indent))) {
      indent = mark[0].length;
      items.push([line.slice(indent)]);
    } else {
      items.at(-1)?.push(line.slice(Math.min(indent, line.length - line.trimStart().length)));
    }
  }
  const start = /^ {0,3}(\d{1,9})[.)]/.exec(source)?.[1];
  return { items: items.map((item) => item.join("\n").trim()), ...(start !== undefined && { start: Number(start) }) };
}

export function readCodeBlock(source: string): { language: string; code: string } {
  const lines = source.split("\n");
  const [, fence = "```", info = ""] = FENCE.exec(lines[0] ?? "") ?? [];
  const closed = lines.length > 1 && lines.at(-1)?.trim().startsWith(fence);
  return { language: info.trim().split(/\s/)[0] ?? "", code: lines.slice(1, closed ? -1 : undefined).join("\n") };
}
