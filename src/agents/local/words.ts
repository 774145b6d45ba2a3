/*
 * How words are compared: without case, accents, plural s and small words, and with a few words that mean the same put into one.
 */

const SMALL = new Set(
  "a an the my your our his her their its this that these those to of in on at for with by as is are be and or it me us please".split(
    " ",
  ),
);

/** Words for a kind of thing: they may be said beside a name and need not be on the page. */
const GENERIC = new Set(
  (
    "button link field box input textbox textfield checkbox switch toggle dropdown menu list option page section tab form dialog " +
    "modal popup item product row order entry one icon panel area card accordion site website here there thing order line all"
  ).split(" "),
);

const SAME: [RegExp, string][] = [
  [/\be-?mail\b/g, "email"],
  [/\b(?:log|sign)[ -]?in\b/g, "signin"],
  [/\b(?:log|sign)[ -]?out\b|\blog ?off\b/g, "signout"],
  [/\bsign[ -]?up\b|\bregister\b/g, "signup"],
  [/\bcheck[ -]?out\b/g, "checkout"],
  [/\b(?:shopping )?(?:cart|basket|bag|trolley)\b/g, "cart"],
  [/\b(?:tele|mobile |cell ?)?phone\b|\bmobile\b/g, "phone"],
  [/\bfavourite/g, "favorite"],
  [/\bcolour/g, "color"],
];

/** Lower case, no accents, no apostrophes, no counter such as "(3)", no mark of a required field. */
function fold(text: string): string {
  let folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/['’]/g, "")
    .replace(/\(\d+\+?\)/g, " ");
  for (const [pattern, word] of SAME) folded = folded.replace(pattern, word);
  return folded;
}

/** All words of a text, in order. */
function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that tell: without small ones (unless there is nothing else), in the singular. */
export function keywords(text: string): string[] {
  const all = words(text);
  const telling = all.filter((word) => !SMALL.has(word));
  return (telling.length > 0 ? telling : all).map(singular);
}

/** A text for telling whether two are the same words. */
export function phrase(text: string): string {
  return words(text)
    .filter((word, at) => at > 0 || !/^(?:the|a|an|my|your|our)$/.test(word))
    .join(" ");
}

/** Which of the words need not be on the page. With `keepOne`, all must be when there are no others. */
export function splitGeneric(tokens: string[], keepOne: boolean): { required: string[]; optional: string[] } {
  const required = tokens.filter((token) => !GENERIC.has(token));
  if (required.length === 0 && keepOne) return { required: tokens, optional: [] };
  return { required, optional: tokens.filter((token) => GENERIC.has(token)) };
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:x|sh|ch|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
