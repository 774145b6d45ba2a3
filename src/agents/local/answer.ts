import { ordinalOf } from "./ordinal";
import { parseRequest } from "./parseRequest";
import { dropPoliteness, dropThanks } from "./politeness";
import { keywords } from "./words";

/** Which of the labels of a question was chosen. */
export interface Pick {
  label: string;
  /** Place in the question's list, from 0. */
  at: number;
}

/** What a message says after a question: a choice, something new, or nothing that can be understood. */
export type Reply = { kind: "pick"; pick: Pick } | { kind: "request" } | { kind: "unclear" };

const POINTING =
  /^(?:(?:i (?:mean|meant|want)|it'?s|click|press|choose|pick|select|take|use|open|add|delete|remove)\s+)?(?:the\s+)?(?:number\s+|no\.?\s*|option\s+|#\s*)?(\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|one|two|three|four|five|six|seven|eight)(?:\s+(?:one|option|button|link))?[\s.!)]*$/i;

const FRAME = /^(?:click|press|tap|choose|pick|select|take|use)(?: on)?\s|\b(?:one|i mean|i meant|i want|yes)\b/gi;

/** Reads the message that follows a question with these labels. */
export function readReply(message: string, labels: readonly string[]): Reply {
  const pointed = POINTING.exec(dropThanks(dropPoliteness(message)))?.[1];
  const place = pointed ? ordinalOf(pointed) : null;
  if (place !== null) return pickAt(place < 0 ? labels.length + place : place, labels);
  const [named, other] = fittingLabels(message, labels);
  if (named !== undefined && other === undefined) return pickAt(named, labels);
  const steps = parseRequest(message);
  return steps.some(({ intent }) => intent.kind !== "bare") ? { kind: "request" } : { kind: "unclear" };
}

/** Places of the labels that have all the words; only the one that is nothing but them, when there is such a one. */
export function fittingLabels(message: string, labels: readonly string[]): number[] {
  const name = dropThanks(dropPoliteness(message)).replace(FRAME, " ").trim();
  const said = name === "" ? [] : keywords(name);
  if (said.length === 0) return [];
  const fitting = labels.flatMap((label, at) => (said.every((word) => has(label, word)) ? [at] : []));
  const whole = fitting.filter((at) =>
    parts(labels[at] ?? "").some((part) => keywords(part).join(" ") === said.join(" ")),
  );
  return whole.length === 1 ? whole : fitting;
}

function pickAt(at: number, labels: readonly string[]): Reply {
  const label = labels[at];
  return label === undefined ? { kind: "unclear" } : { kind: "pick", pick: { label, at } };
}

function has(label: string, word: string): boolean {
  return keywords(label).some((token) => token === word || (word.length >= 3 && token.startsWith(word)));
}

/** The name and what it is in. */
function parts(label: string): string[] {
  const match = /^“(.*?)”(?: in (.*))?$/.exec(label);
  return match ? [match[1] ?? "", match[2] ?? ""] : [label];
}
