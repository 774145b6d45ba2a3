import type { IndexEntry } from "./entry";
import type { PageIndex } from "./pageIndex";

const FLAGS = [
  "required",
  "disabled",
  "checked",
  "selected",
  "pressed",
  "readOnly",
  "invalid",
  "multiple",
  "current",
  "sensitive",
  "filled",
  "isNew",
] as const;

/**
 * The compact text that a model reads: entries in page order, grouped under what they share.
 * @param options.limit entries kept, by score; default all
 */
export function renderIndex(index: PageIndex, options: { limit?: number } = {}): string {
  const kept = index.entries.slice(0, options.limit ?? index.entries.length);
  const lines = [`${index.title} — ${index.url} (generation ${index.generation})`, renderScroll(index)];
  if (index.modal !== undefined) lines.push(`A modal is open: ${index.modal}`);
  let group: string | undefined = "";
  for (const entry of [...kept].sort((a, b) => a.id - b.id)) {
    const parent = entry.parent ?? "";
    if (parent !== group) lines.push(`# ${parent}`);
    group = parent;
    lines.push(renderEntry(entry));
  }
  const more = index.total - kept.length;
  if (more > 0) lines.push(`${more} more are not listed: scroll to see them.`);
  return lines.join("\n");
}

function renderScroll({ scroll }: PageIndex): string {
  const above = Math.round(scroll.y);
  const below = Math.max(0, Math.round(scroll.scrollHeight - scroll.y - scroll.height));
  return above || below ? `Scrolled: ${above} px above, ${below} px below.` : "The whole page is in view.";
}

function renderEntry(entry: IndexEntry): string {
  const words = [`[${entry.id}] ${entry.type} ${JSON.stringify(entry.text)}`];
  if (entry.role) words.push(`role=${entry.role}`);
  if (entry.ariaLabel && entry.ariaLabel !== entry.text) words.push(`label=${JSON.stringify(entry.ariaLabel)}`);
  if (entry.value) words.push(`value=${JSON.stringify(entry.value)}`);
  if (entry.placeholder && entry.placeholder !== entry.text)
    words.push(`placeholder=${JSON.stringify(entry.placeholder)}`);
  if (entry.href) words.push(`href=${entry.href}`);
  if (entry.options) words.push(`options=${JSON.stringify(entry.options)}`);
  if (entry.expanded !== undefined) words.push(entry.expanded ? "expanded" : "collapsed");
  for (const flag of FLAGS) if (entry[flag]) words.push(entry[flag] === "mixed" ? `${flag}=mixed` : flag);
  for (const key of ["min", "max", "step", "frame", "offscreen"] as const)
    if (entry[key]) words.push(`${key}=${entry[key]}`);
  if (entry.inModal) words.push("modal");
  return words.join(" ");
}
