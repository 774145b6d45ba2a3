import type { IndexEntry, PageIndex } from "../../protocol";

/** An entry by what it says. `text` may be its label or placeholder too. */
export interface EntryTarget {
  text: string;
  parent?: string;
  type?: string;
}

/** The one entry that is meant, or a sentence that says why there is none. */
export function findTarget(page: PageIndex, target: EntryTarget): { id: number } | { error: string } {
  const fits = (of: (entry: IndexEntry) => (string | undefined)[]) =>
    page.entries.filter(
      (entry) =>
        of(entry).some((text) => text !== undefined && squash(text) === squash(target.text)) &&
        (target.parent === undefined || squash(entry.parent ?? "") === squash(target.parent)) &&
        (target.type === undefined || entry.type === target.type),
    );
  const byText = fits((entry) => [entry.text]);
  const found = byText.length > 0 ? byText : fits((entry) => [entry.ariaLabel, entry.placeholder]);
  const [entry, other] = found;
  if (entry && !other) return { id: entry.id };
  if (entry)
    return { error: `${found.length} entries are ${told(target)}: ${listed(found)}. Say which by parent or type.` };
  return {
    error: `no entry is ${told(target)} in generation ${page.generation}. There is ${listed(page.entries) || "nothing"}.`,
  };
}

function told({ text, parent, type }: EntryTarget): string {
  return `${type ?? ""} “${text}”${parent === undefined ? "" : ` in “${parent}”`}`.trim();
}

function listed(entries: readonly IndexEntry[]): string {
  const names = entries.slice(0, 10).map(told);
  return entries.length > names.length ? `${names.join(", ")}, …` : names.join(", ");
}

function squash(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
