import type { IndexEntry } from "../protocol";
import type { Refused } from "./refuse";

/** The box that an action may scroll, and where it stood before. */
export interface ScrollMark {
  box: Element;
  x: number;
  y: number;
}

/** One action on its way: what every step of it needs. */
export interface Act {
  /** The page's own document; targets may live in a frame's. */
  document: Document;
  signal: AbortSignal;
  /** How long a covered or busy target is waited for, in milliseconds. */
  timeoutMs: number;
  /** Moves on when an action scrolls only to reach its target: that is no effect. */
  scroll: ScrollMark | undefined;
  /** Whether the target is still what was meant, asked once more when it has been waited for; gone as soon as the action has begun. */
  recheck?: (() => Outcome) | undefined;
}

/** An action on an element: the entry is what the model knows it as. */
export interface TargetAct extends Act {
  element: Element;
  entry: IndexEntry;
  /** What a list that the page draws itself showed as chosen before, and whether the list was seen to offer that. */
  former?: string;
  offersFormer?: boolean;
}

/** Nothing: it was done. A refusal: it was not. */
export type Outcome = Refused | undefined;

export function markScroll(box: Element | null): ScrollMark | undefined {
  return box ? { box, x: box.scrollLeft, y: box.scrollTop } : undefined;
}
