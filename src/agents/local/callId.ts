/** What an action of the local agent was for. */
export type Purpose =
  /** What was asked for. */
  | "do"
  /** To see whether what is looked for is inside. */
  | "open"
  /** To see whether it is further down. */
  | "look";

/** Where an action belongs in the plan. */
export interface CallPlace {
  /** Counts from 0 in each turn. */
  emission: number;
  step: number;
  /** How many steps of the request it does at once. */
  span: number;
  purpose: Purpose;
  /** What was opened, as a short hash of its name. */
  key?: string;
}

const FORM = /^local-[a-z0-9]+-(\d+)-(\d+)-(\d+)-(do|open|look)-([a-z0-9]*)-\d+$/;

/**
 * The id of a tool call says where in the plan it belongs: results come back in the messages under these ids, so a plan goes on from the
 * conversation alone, after a reload too. `tag` keeps ids of several turns apart.
 */
export function writeCallId(place: CallPlace, tag: string, position: number): string {
  const { emission, step, span, purpose, key = "" } = place;
  return `local-${tag}-${emission}-${step}-${span}-${purpose}-${key}-${position}`;
}

/** Null for the calls of other agents. */
export function readCallId(id: string): CallPlace | null {
  const match = FORM.exec(id);
  if (!match) return null;
  const [, emission, step, span, purpose, key] = match;
  const place: CallPlace = {
    emission: Number(emission),
    step: Number(step),
    span: Number(span),
    purpose: purpose as Purpose,
  };
  return key ? { ...place, key } : place;
}

/** A short name for a text, the same every time (FNV-1a). */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
