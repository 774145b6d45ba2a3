import { safeLink } from "./safeLink";

export type Inline =
  | string
  | { kind: "strong" | "em" | "del"; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; elsewhere: boolean; children: Inline[] }
  | { kind: "break" };

/** Nesting beyond which marks stay text. */
const DEPTH = 8;
/** Characters of a link's label; without a limit, a row of open brackets would be read to its end from each of them. */
const LABEL = 300;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;
const BARE_LINK = /https?:\/\/[^\s<>"'`“”‘’«»]+/y;

/** Reads bold, italic, code, links and line breaks. What does not fit stays as it was written; images leave their description. */
export function parseInline(source: string, depth = 0): Inline[] {
  const out: Inline[] = [];
  const closers = new Map<string, boolean>(); // marks that are known to have no end: looked for once
  const lastLink = source.lastIndexOf("](");
  let text = "";
  let at = 0;

  const flush = () => {
    if (text) out.push(text);
    text = "";
  };
  const add = (node: Inline, end: number) => {
    flush();
    out.push(node);
    at = end;
  };

  while (at < source.length) {
    const char = source[at] as string;
    if (char === "\\" && PUNCTUATION.test(source[at + 1] ?? "")) {
      text += source[at + 1];
      at += 2;
    } else if (char === "\n") {
      text = text.trimEnd();
      add({ kind: "break" }, at + 1);
    } else if (char === "`") {
      const code = readCode(source, at);
      if (code) {
        add({ kind: "code", text: code.text }, code.end);
      } else {
        const end = runEnd(source, at);
        text += source.slice(at, end);
        at = end;
      }
    } else if (depth < DEPTH && (char === "[" || (char === "!" && source[at + 1] === "["))) {
      const link = at < lastLink ? readLink(source, char === "!" ? at + 1 : at) : null;
      const safe = link && char === "[" ? safeLink(link.href) : undefined;
      if (!link) text += source[at++];
      else if (safe) add({ kind: "link", ...safe, children: parseInline(link.label, depth + 1) }, link.end);
      else {
        flush();
        out.push(...parseInline(link.label, depth + 1)); // an image, or an address that isn't followed
        at = link.end;
      }
    } else if ((char === "*" || char === "_") && depth < DEPTH) {
      const end = runEnd(source, at);
      const mark = source.slice(at, Math.min(end, at + 3));
      const close = opens(source, at, end) && closers.get(mark) !== false ? findClose(source, mark, end) : -1;
      if (close < 0) {
        if (opens(source, at, end)) closers.set(mark, false);
        text += source.slice(at, end);
        at = end;
      } else {
        const children = parseInline(source.slice(at + mark.length, close), depth + 1);
        const strong: Inline = { kind: "strong", children };
        add(
          mark.length === 1
            ? { kind: "em", children }
            : mark.length === 2
              ? strong
              : { kind: "em", children: [strong] },
          close + mark.length,
        );
      }
    } else if (char === "~" && source[at + 1] === "~" && depth < DEPTH) {
      const end = runEnd(source, at);
      const close = end - at === 2 && /\S/.test(source[end] ?? "") ? source.indexOf("~~", end) : -1;
      if (close > end) add({ kind: "del", children: parseInline(source.slice(end, close), depth + 1) }, close + 2);
      else {
        text += source.slice(at, end);
        at = end;
      }
    } else if (char === "h" && !WORD.test(source[at - 1] ?? "")) {
      BARE_LINK.lastIndex = at;
      const found = BARE_LINK.exec(source)?.[0].replace(/[.,;:!?)\]}*_]+$/, "");
      const safe = found && safeLink(found);
      if (safe) add({ kind: "link", ...safe, children: [found] }, at + found.length);
      else text += source[at++];
    } else {
      text += char;
      at++;
    }
  }
  flush();
  return out;
}

function runEnd(source: string, from: number): number {
  let end = from + 1;
  while (source[end] === source[from]) end++;
  return end;
}

function readCode(source: string, from: number): { text: string; end: number } | null {
  const end = runEnd(source, from);
  const ticks = source.slice(from, end);
  for (let close = source.indexOf(ticks, end); close >= 0; close = source.indexOf(ticks, runEnd(source, close)))
    if (runEnd(source, close) - close === ticks.length) {
      const code = source.slice(end, close).replace(/\n/g, " ");
      return { text: /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code, end: close + ticks.length };
    }
  return null;
}

/** `[label](address "title")`; brackets in the label must pair up. */
function readLink(source: string, from: number): { label: string; href: string; end: number } | null {
  let depth = 0;
  let close = from;
  for (const limit = Math.min(source.length, from + LABEL); close < limit; close++) {
    const char = source[close];
    if (char === "\\") close++;
    else if (char === "[") depth++;
    else if (char === "]" && --depth === 0) break;
    else if (char === "\n" && source[close + 1] === "\n") return null;
  }
  if (source[close] !== "]" || source[close + 1] !== "(") return null;
  const target = /\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s+["'(][^\n]*?["')])?\s*\)/y;
  target.lastIndex = close + 1;
  const found = target.exec(source);
  return found && { label: source.slice(from + 1, close), href: found[1] ?? "", end: target.lastIndex };
}

/** Whether a run of marks at a place begins something: not before white space, and `_` not inside a word. */
function opens(source: string, start: number, end: number): boolean {
  return /\S/.test(source[end] ?? "") && (source[start] === "*" || !WORD.test(source[start - 1] ?? ""));
}

/** Where the run that closes `mark` begins, or -1. */
function findClose(source: string, mark: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const char = source[at];
    if (char === "\\") at++;
    else if (char === "`") at = (readCode(source, at)?.end ?? runEnd(source, at)) - 1;
    else if (char === mark[0]) {
      const end = runEnd(source, at);
      const closes = /\S/.test(source[at - 1] ?? "") && (char === "*" || !WORD.test(source[end] ?? ""));
      if (closes && end - at === mark.length) return at;
      if (closes && end - at === 3 && mark.length < 3) return end - mark.length; // `**a *b***`
      at = end - 1;
    }
  }
  return -1;
}
