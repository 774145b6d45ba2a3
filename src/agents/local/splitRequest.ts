/** A piece of a request, with what stood before it. */
export interface Segment {
  text: string;
  before: string;
}

/** Between two things asked for. A comma inside a number and a dot inside a word are none. */
const BETWEEN =
  /\s*(?:[,;]\s+|\s)(?:and\s+)?(?:then|after that|afterwards)(?:,\s*|\s+)|(?:,\s+|\s+)(?:and also|and|but)\s+|,\s+|\s*;\s*|\s*\n+\s*|(?<=[.!?])\s+(?=\S)/gi;

/** What is longer than this many pieces is a text, not a list of requests. */
const MOST = 40;

/** Cuts a request wherever a new thing may begin; whether one does, the parser decides. */
export function splitRequest(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let before = "";
  for (const match of text.matchAll(BETWEEN)) {
    if (segments.length === MOST) break;
    push(text.slice(from, match.index));
    before = match[0];
    from = match.index + match[0].length;
  }
  push(text.slice(from));
  return segments;

  function push(piece: string): void {
    if (piece.trim() !== "") segments.push({ text: piece.trim(), before: segments.length > 0 ? before : "" });
  }
}
