import type { Pass } from "../dom/pass";
import { cut } from "../dom/squash";
import { PARENT_LENGTH } from "../protocol";
import type { Described } from "./describe";
import { LINES, linesApart, linesAround } from "./linesAround";
import { isOwn } from "./parentTitle";
import { columnTitle } from "./tableTitle";

interface Named extends Described {
  element: Element;
}

/** Titles further out that are tried. */
const DEPTH = 8;

/**
 * Entries that still share type, text and parent get the shortest outer context that tells them apart, else their place among the alike
 * ("3 of 6"). `described` is in page order.
 */
export function tellApart(described: readonly Named[], pass: Pass): void {
  for (const group of alike(described)) {
    addContext(group, (one) => columnTitle(one.element, pass));
    const titles = new Map(group.map((one) => [one, contextsOf(one)]));
    for (let depth = 0; depth < DEPTH; depth++) addContext(group, (one) => titles.get(one)?.[depth] ?? "");
    const lines = new Map(group.map((one) => [one, linesAround(one.element, one.entry.text, pass)]));
    for (let line = 0; line < LINES; line++) addContext(group, (one) => lines.get(one)?.[line] ?? "");
    addContext(group, (one) => one.entry.frame ?? "");
    for (const still of alike(group)) {
      const beside = linesApart(still, pass);
      addContext(still, (one) => beside.get(one.element) ?? "");
    }
  }
  // Adding context to one group can make it like another: places are given last, until none are alike.
  for (let left = alike(described); left.length > 0; left = alike(described))
    for (const group of left) for (const [place, one] of group.entries()) addOrdinal(one, place + 1, group.length);
}

const key = ({ entry }: Described) => `${entry.type}\n${entry.text}\n${entry.parent ?? ""}`;

function alike(described: readonly Named[]): Named[][] {
  const groups = new Map<string, Named[]>();
  for (const one of described) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Adds a context to those of a group that are still alike, if it tells at least two of them apart. */
function addContext(group: Named[], contextOf: (one: Named) => string): void {
  for (const still of alike(group)) {
    const contexts = still.map(contextOf);
    if (new Set(contexts).size < 2) continue;
    still.forEach((one, i) => {
      const context = contexts[i];
      if (context && context !== one.entry.parent) one.entry.parent = join(one.entry.parent, context);
    });
  }
}

/** What else an entry stands under, nearest first. */
function contextsOf({ element, entry, titles }: Named): string[] {
  const contexts: string[] = [];
  for (let title = titles; title; title = title.outer)
    if (title.text !== entry.text && title.text !== entry.parent && !isOwn(element, title, entry.text))
      contexts.push(title.text);
  return contexts;
}

function join(parent: string | undefined, context: string): string {
  if (!parent) return cut(context, PARENT_LENGTH);
  // The nearer title stays whole as far as it can: both must remain to tell.
  const room = Math.max(20, PARENT_LENGTH - parent.length - 2);
  return `${cut(parent, PARENT_LENGTH - 22)}, ${cut(context, room)}`;
}

function addOrdinal({ entry }: Named, place: number, count: number): void {
  const ordinal = `${place} of ${count}`;
  entry.parent = entry.parent ? `${entry.parent} (${ordinal})` : ordinal;
}
