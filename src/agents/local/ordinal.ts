const NAMES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const WORD = `(${NAMES.join("|")}|last|\\d+(?:st|nd|rd|th))`;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A place in a list, from 0; -1 is the last. */
export function ordinalOf(word: string): number | null {
  const lower = word.toLowerCase();
  if (lower === "last") return -1;
  const named = NAMES.indexOf(lower);
  if (named >= 0) return named;
  const spelled = NUMBERS.indexOf(lower);
  if (spelled >= 0) return spelled;
  const digits = /^\d+/.exec(lower);
  return digits ? Number(digits[0]) - 1 : null;
}

/** "second Add to cart button" as place and name; null without a place. */
export function leadingOrdinal(text: string): { place: number; rest: string } | null {
  const match = new RegExp(`^(?:the )?${WORD}(?: one)?(?:\\s+(?:of|in)(?: the)?)?\\s+(.+)$`, "i").exec(text.trim());
  const place = match?.[1] ? ordinalOf(match[1]) : null;
  return match?.[2] && place !== null ? { place, rest: match[2] } : null;
}
