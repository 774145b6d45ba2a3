import type { ActionCommand, IndexEntry } from "../../protocol";
import type { Pick } from "./answer";
import type { Topic } from "./intent";
import type { Surface } from "./surface";

/** One action with what it is done to. */
export interface Planned {
  command: ActionCommand;
  entry?: IndexEntry;
}

/** What an intent comes to on a page. */
export type Grounding =
  /** `settles`: what comes next can be done on the same page, as far as one can tell. */
  | { kind: "actions"; actions: Planned[]; settles: boolean }
  /** Press this first, it may hold what is looked for. */
  | { kind: "open"; entry: IndexEntry }
  /** It is so already. */
  | { kind: "already"; text: string }
  | { kind: "talk"; about: Topic }
  | { kind: "skip" }
  | { kind: "question"; about: string; candidates: IndexEntry[] }
  | { kind: "options"; entry: IndexEntry; wanted: string }
  | { kind: "nothing"; wanted: string; near: IndexEntry[] }
  | { kind: "unclear"; words: string };

/** What is known besides the intent and the page. */
export interface Circumstances {
  surface: Surface;
  /** What the user chose when asked about this step; the last choice last. */
  picks: readonly Pick[];
  /** Where the step before was done: among equals, what is there is meant. */
  nearParent?: string | undefined;
  /** Something was opened for this step: its options may lie anywhere on the page. */
  opened: boolean;
}

/** One action on one entry. */
export function act(entry: IndexEntry, command: ActionCommand, settles: boolean): Grounding {
  return { kind: "actions", actions: [{ command, entry }], settles };
}

/** @param words what to look for what is near, when that isn't the name alone */
export function nothing(surface: Surface, wanted: string, words = wanted): Grounding {
  return { kind: "nothing", wanted: wanted || "that", near: surface.nearest(words, 3) };
}
