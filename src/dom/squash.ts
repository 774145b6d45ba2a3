/** Soft hyphens, zero-width spaces and marks of direction paint nothing and set nothing apart. Joiners are left: emoji are made with them. */
const UNPAINTED = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/g;

/** White space collapsed and trimmed, as it is painted. */
export function squash(text: string): string {
  if (isSquashed(text)) return text;
  return text.replace(UNPAINTED, "").replace(/\s+/g, " ").trim();
}

/** Most texts are: told by one look at each character, which spares them three searches. */
function isSquashed(text: string): boolean {
  let space = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7e && (code < 0xc0 || code > 0x167f)) return false;
    if (code < 0x20 || (code === 0x20 && space)) return false;
    space = code === 0x20;
  }
  return !space || text === "";
}

/** Cut at `length` characters with an ellipsis; never through a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 2] ?? "") ? length - 2 : length - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
