const FIRST = 0xe000;

/** A request whose quoted parts are held back, so that nothing in them is read as a word of the request. */
export interface Quoted {
  text: string;
  /** Puts the quoted parts back in, without their quotes. */
  restore(text: string): string;
}

export function holdQuotes(text: string): Quoted {
  const held: string[] = [];
  const hold = (content: string) => String.fromCharCode(FIRST + held.push(content) - 1);
  const plain = text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\ue000-\uf8ff]/g, "")
    .replace(/"([^"]+)"/g, (_, content: string) => hold(content))
    .replace(/[^\S\n]+/g, " ")
    .replace(/(^|[\s:=(])'([^'\n]+)'(?=$|[\s.,;!?)])/g, (_, before: string, content: string) => before + hold(content));
  const restore = (part: string) =>
    part.replace(/[\ue000-\uf8ff]/g, (mark) => held[mark.charCodeAt(0) - FIRST] ?? "").trim();
  return { text: plain, restore };
}
