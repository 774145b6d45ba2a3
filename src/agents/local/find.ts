import type { IndexEntry } from "../../protocol";
import { chooseAmong } from "./chooseAmong";
import type { Circumstances } from "./grounding";
import { matchEntries, type Query } from "./match";
import { leadingOrdinal } from "./ordinal";

/** The entries that a query means here: none, the one, or equals. "The second …" counts among equals. */
export function find(query: Query, at: Circumstances): IndexEntry[] {
  if (query.text.trim() === "" && !query.verbs) return [];
  const found = chooseAmong(matchEntries(at.surface, query), at);
  if (found.length > 0) return found;
  const counted = leadingOrdinal(query.text);
  if (!counted) return [];
  const equals = matchEntries(at.surface, { ...query, text: counted.rest });
  const one = equals.at(counted.place);
  return one ? [one] : [];
}
