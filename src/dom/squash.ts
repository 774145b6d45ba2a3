/** Soft hyphens, zero-width spaces and marks of direction paint nothing and set nothing apart. Joiners are left: emoji are made with them. */
const UNPAINTED = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/g;

/** White space collapsed and trimmed, as it is painted. */
export function squash(text: string): string {
  return text.replace(UNPAINTED, "").replace(/\s+/g, " ").trim();
}

/** Cut at `length` characters with an ellipsis; never through a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 2] ?? "") ? length - 2 : length - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
