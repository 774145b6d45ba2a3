/** White space collapsed and trimmed, as it is painted. */
export function squash(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u2060\ufeff]+/g, " ").trim();
}

/** Cut at `length` characters with an ellipsis; never through a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 2] ?? "") ? length - 2 : length - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
