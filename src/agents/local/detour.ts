import type { IndexEntry } from "../../protocol";
import { type Purpose, shortHash } from "./callId";
import type { Grounding, Planned } from "./grounding";
import { isClosed } from "./kinds";
import { labelOf } from "./labels";
import type { Call } from "./readConversation";
import type { Surface } from "./surface";

const MOST_OPENED = 4;
const MOST_LOOKS = 3;

/** Something to do before looking again, and why. */
export interface Detour {
  why: string;
  action: Planned & { purpose: Purpose; key?: string };
}

/** What to do before a step is given up. Null when there is nothing left to try. */
export function planDetour(grounding: Grounding, surface: Surface, tried: readonly Call[]): Detour | null {
  if (grounding.kind === "open") {
    const { entry } = grounding;
    return wasOpened(entry, tried) ? null : { why: `First I open ${labelOf(entry)}.`, action: openCall(entry) };
  }
  if (grounding.kind !== "nothing") return null;
  const place = findPlace(grounding.wanted, surface, tried);
  if (!place) return null;
  const missing = `I don't see “${grounding.wanted}” yet`;
  if (place !== "below") return { why: `${missing}, so I look into ${labelOf(place)}.`, action: openCall(place) };
  const command = { type: "scroll", direction: "down" } as const;
  return { why: `${missing}, so I scroll down.`, action: { purpose: "look", command } };
}

function openCall(entry: IndexEntry): Detour["action"] {
  return { purpose: "open", command: { type: "click", id: entry.id }, entry, key: shortHash(labelOf(entry)) };
}

/**
 * Where else a thing may be: in what is closed, the likeliest first, then further down. Null when that was all tried.
 * @param calls what was done for this step so far
 */
function findPlace(wanted: string, surface: Surface, calls: readonly Call[]): IndexEntry | "below" | null {
  const opened = calls.filter(({ purpose }) => purpose === "open");
  // What lies behind a dialog can't be opened, and scrolling doesn't move it.
  const inDialog = surface.page.modal !== undefined;
  const closed = surface.entries.filter(
    (entry) => isClosed(entry) && !wasOpened(entry, calls) && (!inDialog || entry.inModal),
  );
  const likely = surface.nearest(wanted, 20).filter((entry) => closed.includes(entry));
  const [entry] = [...likely, ...closed];
  if (entry && opened.length < MOST_OPENED) return entry;
  return !inDialog && goesOn(surface, calls) ? "below" : null;
}

/** Whether this was opened for the step already: what closes again when another opens isn't opened twice. */
function wasOpened(entry: IndexEntry, calls: readonly Call[]): boolean {
  return calls.some(({ key }) => key === shortHash(labelOf(entry)));
}

function goesOn({ page: { scroll } }: Surface, calls: readonly Call[]): boolean {
  const looks = calls.filter(({ purpose }) => purpose === "look");
  const last = looks.at(-1)?.result;
  const stuck = last !== undefined && (last.status === "refused" || last.effect.scrolled?.y === 0);
  return !stuck && looks.length < MOST_LOOKS && scroll.y + scroll.height < scroll.scrollHeight - 2;
}
