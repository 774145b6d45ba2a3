import type { IndexEntry } from "../../protocol";
import type { Hit, Surface } from "./surface";
import { keywords, phrase, splitGeneric } from "./words";

/** What to look for on a page. */
export interface Query {
  /** The name as said. */
  text: string;
  accept?: (entry: IndexEntry) => boolean;
  /** Words one of which the control itself must say ("delete", "remove"); the first is preferred. */
  verbs?: readonly string[];
  /** Words that may be there and then count ("cart"). */
  bonus?: string;
  /** What the control itself must say all of. */
  own?: string;
  /** Whether a control may be meant by what only stands around it, or by its type. */
  around?: boolean;
  /** How well the kind of control fits; more is better. */
  prefer?: (entry: IndexEntry) => number;
}

interface Candidate {
  entry: IndexEntry;
  rank: number[];
}

/**
 * The entries that fit best, in page order; several when they fit equally well, none when no entry has every word that tells.
 * The order of what counts: the very same words, words without misspelling, words of the control itself before those around it,
 * a fitting kind, few words more than asked for.
 */
export function matchEntries(surface: Surface, query: Query): IndexEntry[] {
  // A sign such as "×" has no words: only a control that shows just that is meant.
  if (query.text.trim() !== "" && keywords(query.text).length === 0)
    return surface.entries.filter(
      (entry) => query.accept?.(entry) !== false && surface.wording(entry.id).own.includes(query.text.trim()),
    );
  const wanted = readQuery(surface, query);
  const candidates = surface.entries
    .filter((entry) => !query.accept || query.accept(entry))
    .flatMap((entry) => rank(surface, entry, query, wanted) ?? []);
  let best: Candidate[] = [];
  for (const candidate of candidates) {
    const order = best[0] ? compare(candidate.rank, best[0].rank) : 1;
    if (order > 0) best = [candidate];
    else if (order === 0) best.push(candidate);
  }
  return sameGoalOnce(best.map(({ entry }) => entry));
}

/** A query in words, made once for all entries. */
interface Wanted {
  required: string[];
  optional: string[];
  /** What the control itself must say all of. */
  own: string[];
  verbs: string[][] | undefined;
  phrases: ReadonlySet<string>;
  /** Everything that was said. */
  asked: ReadonlySet<string>;
}

function readQuery(surface: Surface, query: Query): Wanted {
  const { text, verbs, bonus } = query;
  const tokens = text === "" ? [] : joinSplit(surface, keywords(text));
  // With a verb beside it even the only word ("the order") need not be on the page.
  const { required, optional } = splitGeneric(tokens, verbs === undefined);
  const alsoGood = [...optional, ...(bonus ? keywords(bonus) : [])];
  const names = verbs ? verbs.flatMap((verb) => [`${verb} ${text}`, `${verb} ${text} ${bonus ?? ""}`]) : [text];
  const verbTokens = verbs?.map(keywords);
  return {
    required,
    optional: alsoGood,
    own: query.own ? keywords(query.own) : [],
    verbs: verbTokens,
    phrases: new Set(names.map(phrase).filter((name) => name !== "")),
    asked: new Set([...required, ...alsoGood, ...(verbTokens?.flat() ?? [])]),
  };
}

function rank(surface: Surface, entry: IndexEntry, query: Query, wanted: Wanted): Candidate | null {
  const { own, ownWords, parentWords } = surface.wording(entry.id);
  const verb = wanted.verbs?.findIndex((tokens) => tokens.every((token) => ownWords.has(token))) ?? 0;
  if (verb < 0) return null;
  const hits = wanted.required.map((token) => surface.hits(token).get(entry.id));
  const exact = own.some((text) => wanted.phrases.has(phrase(text)));
  if (!exact && hits.some((hit) => !hit)) return null;
  const found = hits.filter((hit): hit is Hit => !!hit);
  const said = found.filter(({ place }) => place === "own").length;
  // What only stands around a control, or in its options, is no name of it.
  const named = exact || said > 0 || found.some(({ place }) => place === "href") || query.verbs || query.around;
  if (!named && wanted.required.length > 0) return null;
  if (!wanted.own.every((token) => surface.hits(token).get(entry.id)?.place === "own")) return null;
  const loose = found.reduce((sum, { grade }) => sum + grade, 0);
  const optional = wanted.optional.filter((token) => surface.hits(token).get(entry.id)?.grade === 0).length;
  const { asked } = wanted;
  const parentMore = parentWords.some((token) => asked.has(token)) ? more(parentWords, asked) : 0;
  return {
    entry,
    rank: [
      Number(exact),
      -loose,
      said,
      optional,
      -verb,
      query.prefer?.(entry) ?? 0,
      -more(ownWords, asked),
      -parentMore,
      Number(!entry.disabled),
    ],
  };
}

function more(tokens: Iterable<string>, asked: ReadonlySet<string>): number {
  return [...new Set(tokens)].filter((token) => !asked.has(token)).length;
}

/** "air pods" where the page says "AirPods". */
function joinSplit(surface: Surface, tokens: string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, two] = [tokens[at] ?? "", tokens[at + 1]];
    const apart = surface.hits(one).size > 0 && (two === undefined || surface.hits(two).size > 0);
    if (two !== undefined && !apart && surface.hits(one + two).size > 0) {
      joined.push(one + two);
      at++;
    } else joined.push(one);
  }
  return joined;
}

/** Two links to the same address are the same thing to a person. */
function sameGoalOnce(entries: IndexEntry[]): IndexEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ type, href }) => {
    if (type !== "link" || !href) return true;
    if (seen.has(href)) return false;
    seen.add(href);
    return true;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
