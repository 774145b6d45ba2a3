import type { Effect, IndexEntry, PageIndex } from "../../protocol";
import type { Facts } from "./facts";

/** What was seen on the page between the two readings, besides what they hold. */
export interface Seen {
  /** The DOM is not what it was. */
  touched: boolean;
  leaving: boolean;
  download: boolean;
  newTab: boolean;
  blockedPopup: boolean;
  messages: readonly string[];
}

/** Entries that an effect names at most. */
const MOST_ENTRIES = 10;
const MOST_MESSAGES = 5;
const BLOCKED = "The browser blocked a window that the page wanted to open: only a press of the user's own opens it.";

/** What changed between two readings of the page. */
export function diffEffect(before: Facts, after: Facts, seen: Seen): Effect {
  const effect: Effect = { changed: false };
  if (after.url !== before.url) effect.url = after.url;
  if (seen.leaving) effect.navigating = true;
  if (seen.download) effect.download = true;
  if (seen.newTab) effect.newTab = true;
  const opened = newKey(after.dialogs, before.dialogs);
  if (opened !== undefined) effect.dialogOpened = opened;
  const closed = newKey(before.dialogs, after.dialogs);
  if (closed !== undefined) effect.dialogClosed = closed;
  Object.assign(effect, diffEntries(before.index, after.index), diffTarget(before.target, after.target));
  const { focused } = after;
  if (focused && focused.element !== before.focused?.element) effect.focused = focused.text;
  const scrolled = diffScroll(before, after);
  if (scrolled) effect.scrolled = scrolled;
  const messages = seen.blockedPopup ? [BLOCKED, ...seen.messages] : seen.messages;
  if (messages.length) effect.messages = messages.slice(0, MOST_MESSAGES);
  effect.changed =
    Object.keys(effect).length > 1 ||
    seen.touched ||
    before.typed !== after.typed ||
    !sameStates(before.index, after.index);
  return effect;
}

function newKey(now: ReadonlyMap<unknown, string>, then: ReadonlyMap<unknown, string>): string | undefined {
  return [...now].findLast(([key]) => !then.has(key))?.[1];
}

function diffScroll({ scroll: from }: Facts, { scroll: to }: Facts): Effect["scrolled"] {
  if (!from || !to) return undefined;
  const x = Math.round(to.x - from.x);
  const y = Math.round(to.y - from.y);
  return x || y ? { x, y } : undefined;
}

const keyOf = ({ type, text, parent = "" }: IndexEntry) => JSON.stringify([type, text, parent]);

/** An index that was cut tells of others each time: there nothing can be said to have come or gone. */
const isCut = (index: PageIndex) => index.total > index.entries.length;

function diffEntries(before: PageIndex | null, after: PageIndex | null): Pick<Effect, "added" | "removed"> {
  if (!before || !after || isCut(before) || isCut(after)) return {};
  const added = missingFrom(before, after);
  const removed = missingFrom(after, before);
  return { ...(added.length ? { added } : {}), ...(removed.length ? { removed } : {}) };
}

/** Texts of entries of `index`, in page order, that `other` doesn't have, or not so many times. */
function missingFrom(other: PageIndex, index: PageIndex): string[] {
  const left = new Map<string, number>();
  for (const entry of other.entries) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
  const missing = [...index.entries]
    .sort((a, b) => a.id - b.id)
    .filter((entry) => {
      const count = left.get(keyOf(entry)) ?? 0;
      left.set(keyOf(entry), count - 1);
      return count <= 0;
    });
  return missing.slice(0, MOST_ENTRIES).map(({ text, type }) => text || type);
}

function diffTarget(before: IndexEntry | undefined, after: IndexEntry | undefined): Partial<Effect> {
  if (!before || !after) return {};
  const effect: Partial<Effect> = {};
  if (!after.sensitive && (after.value ?? "") !== (before.value ?? "")) effect.value = after.value ?? "";
  for (const key of ["checked", "pressed"] as const) if (after[key] !== before[key]) effect[key] = after[key] ?? false;
  for (const key of ["expanded", "selected"] as const)
    if (after[key] !== before[key]) effect[key] = after[key] ?? false;
  return effect;
}

/** Whether all entries stand as they stood: values, marks, names. Where they lie and what they are numbered is no state. */
function sameStates(before: PageIndex | null, after: PageIndex | null): boolean {
  if (!before || !after || isCut(before) || isCut(after)) return true;
  const states = (index: PageIndex) =>
    index.entries
      .map((entry) => JSON.stringify({ ...entry, id: 0, isNew: undefined, offscreen: undefined }))
      .sort()
      .join();
  return states(before) === states(after);
}
