import type { IndexEntry, PageIndex } from "../../protocol";
import { isChoice, isClosed, isField, isLink, isToggle } from "./kinds";
import { listing } from "./listing";

const MOST = 6;

/** What a person can do on the page, by kind, in a few lines. */
export function describePage(page: PageIndex): string {
  const left = page.entries.filter((entry) => nameOf(entry) !== "" && !entry.disabled);
  if (left.length === 0) return "I see nothing here that can be pressed or filled.";
  const take = (of: (entry: IndexEntry) => boolean) => {
    const taken = left.filter(of);
    for (const entry of taken) left.splice(left.indexOf(entry), 1);
    return taken;
  };
  const toggles = take((entry) => isToggle(entry) && entry.type !== "radio");
  const groups: [string, string[]][] = [
    ["Choose in", names(take(isChoice), options)],
    ["Fill", names(take(isField))],
    ["Switch", names(toggles, (entry) => (entry.checked || entry.pressed ? "on" : "off"))],
    ["Pick", names(take((entry) => entry.type === "radio" || entry.type === "tab"))],
    ["Open to see more", names(take(isClosed))],
    ["Go to", names(take(isLink))],
    ["Press", grouped(left)],
  ];
  const lines = groups
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => `- ${title}: ${shortList(found)}`);
  const where =
    page.modal === undefined ? `On “${page.title || page.url}” I see:` : `The dialog “${page.modal}” is open. I see:`;
  const below = page.scroll.scrollHeight - page.scroll.y - page.scroll.height;
  const more = below > page.scroll.height / 2 ? "\n\nThe page goes on below." : "";
  return `${where}\n\n${lines.join("\n")}${more}`;
}

function names(entries: IndexEntry[], detail?: (entry: IndexEntry) => string): string[] {
  const all = entries.map((entry) => {
    const more = detail?.(entry);
    return more ? `“${nameOf(entry)}” (${more})` : `“${nameOf(entry)}”`;
  });
  return [...new Set(all)];
}

/** Equal buttons once, with where they are. */
function grouped(entries: IndexEntry[]): string[] {
  const byName = new Map<string, IndexEntry[]>();
  for (const entry of entries) byName.set(nameOf(entry), [...(byName.get(nameOf(entry)) ?? []), entry]);
  return [...byName].map(([name, same]) => {
    if (same.length === 1) return `“${name}”`;
    const parents = same.flatMap(({ parent }) => parent ?? []);
    return parents.length > 0 ? `“${name}” (${same.length}: ${shortList(parents)})` : `“${name}” (${same.length})`;
  });
}

function options(entry: IndexEntry): string {
  return entry.options ? shortList(entry.options) : "";
}

function shortList(found: readonly string[]): string {
  if (found.length <= MOST) return listing(found);
  return `${found.slice(0, MOST).join(", ")} and ${found.length - MOST} more`;
}

function nameOf(entry: IndexEntry): string {
  return entry.text || entry.ariaLabel || entry.placeholder || "";
}
