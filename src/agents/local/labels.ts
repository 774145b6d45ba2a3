import type { IndexEntry } from "../../protocol";

/** How a person would point at an entry. */
export function labelOf(entry: Pick<IndexEntry, "text" | "type" | "parent" | "ariaLabel" | "placeholder">): string {
  const name = entry.text || entry.ariaLabel || entry.placeholder;
  const what = name ? `“${name}”` : `a ${entry.type} without a name`;
  return entry.parent ? `${what} in ${entry.parent}` : what;
}

/** Labels that tell the entries apart: by type, and where that is the same too, by place. */
export function labelsOf(entries: readonly IndexEntry[]): string[] {
  const typed = differing(entries.map(labelOf), (label, at) => `${label} (${entries[at]?.type})`);
  const seen = new Map<string, number>();
  return differing(typed, (label) => {
    const place = (seen.get(label) ?? 0) + 1;
    seen.set(label, place);
    return `${label}, number ${place}`;
  });
}

function differing(labels: string[], more: (label: string, at: number) => string): string[] {
  return labels.map((label, at) => (labels.indexOf(label) === labels.lastIndexOf(label) ? label : more(label, at)));
}
