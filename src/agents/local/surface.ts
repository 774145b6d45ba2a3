import MiniSearch from "minisearch";
import type { IndexEntry, PageIndex } from "../../protocol";
import { keywords } from "./words";

/** Where a word was found: in what the control itself says, in what stands around it, in its address, or in its type and options. */
type Place = "own" | "context" | "href" | "hint";
export interface Hit {
  place: Place;
  /** 0 the same word, 1 its beginning, 2 nearly the same. */
  grade: 0 | 1 | 2;
}

/** The telling words of an entry. */
interface Wording {
  /** What the control itself says. */
  own: readonly string[];
  ownWords: ReadonlySet<string>;
  parentWords: readonly string[];
}

/** A page to look words up in. */
export interface Surface {
  page: PageIndex;
  /** In page order. */
  entries: readonly IndexEntry[];
  wording(id: number): Wording;
  /** Best hit of one word, by entry id. */
  hits(word: string): ReadonlyMap<number, Hit>;
  /** The entries that come nearest to a text, best first. */
  nearest(text: string, count: number): IndexEntry[];
}

const NO_WORDING: Wording = { own: [], ownWords: new Set(), parentWords: [] };
const PLACES: readonly Place[] = ["own", "context", "href", "hint"];

export function createSurface(page: PageIndex): Surface {
  const entries = [...page.entries].sort((a, b) => a.id - b.id);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const wordings = new Map<number, Wording>();
  // Words are made here, once: the index only takes them apart at the spaces again.
  const search = new MiniSearch({
    fields: [...PLACES],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { tokenize: keywords, boost: { own: 3, context: 2 } },
  });
  search.addAll(
    entries.map((entry) => {
      const own = ownTexts(entry);
      const lines = own.map(keywords);
      const parentWords = keywords(entry.parent ?? "");
      wordings.set(entry.id, { own, ownWords: new Set(lines.flat()), parentWords });
      return {
        id: entry.id,
        own: lines.flatMap(withCompounds).join(" "),
        context: withCompounds([...parentWords, ...keywords(entry.frame ?? "")]).join(" "),
        href: keywords((entry.href ?? "").replace(/^https?:\/\/[^/]*/, "")).join(" "),
        hint: [entry.type, entry.role ?? "", ...(entry.options ?? [])].flatMap(keywords).join(" "),
      };
    }),
  );
  const cache = new Map<string, ReadonlyMap<number, Hit>>();

  return { page, entries, hits, nearest, wording: (id) => wordings.get(id) ?? NO_WORDING };

  function hits(word: string): ReadonlyMap<number, Hit> {
    const known = cache.get(word);
    if (known) return known;
    const found = new Map<number, Hit>();
    for (const result of search.search(word, looseness(word))) {
      let best: Hit | undefined;
      for (const [term, fields] of Object.entries(result.match)) {
        const grade = term === word ? 0 : term.startsWith(word) ? 1 : 2;
        const place = PLACES.find((field) => fields.includes(field)) ?? "hint";
        const hit: Hit = { place, grade };
        if (!best || order(hit) < order(best)) best = hit;
      }
      if (best) found.set(result.id as number, best);
    }
    cache.set(word, found);
    return found;
  }

  function nearest(text: string, count: number): IndexEntry[] {
    const results = search.search(text, { prefix: true, fuzzy: 0.3, fields: ["own", "context", "href"] });
    return results.slice(0, count).flatMap((result) => byId.get(result.id as number) ?? []);
  }
}

function ownTexts(entry: IndexEntry): string[] {
  return [entry.text, entry.ariaLabel, entry.placeholder].filter((text): text is string => !!text);
}

/** Numbers are meant as said ("iPhone 14" is not "iPhone 15"), and in short words one letter changes too much. */
function looseness(word: string) {
  if (/\d/.test(word)) return { prefix: false, fuzzy: false };
  return { prefix: word.length >= 3, fuzzy: word.length < 5 ? false : word.length < 8 ? 1 : 2 };
}

function order(hit: Hit): number {
  return hit.grade * 10 + PLACES.indexOf(hit.place);
}

/** "dark mode" is found by "darkmode" too. */
function withCompounds(tokens: string[]): string[] {
  return [...tokens, ...tokens.slice(1).map((token, at) => `${tokens[at]}${token}`)];
}
