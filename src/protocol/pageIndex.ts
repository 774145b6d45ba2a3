import type { IndexEntry } from "./entry";

/** Why a scan ran. `manual` is the app's own call. */
export type ScanReason = "open" | "emission" | "action" | "route" | "mutation" | "manual";

/** How much of the page lies in which direction of the view, in CSS pixels. */
export interface ScrollState {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the whole document. */
  scrollWidth: number;
  scrollHeight: number;
}

/** Trivial chrome that was left out. */
export interface FilteredCounts {
  consent?: number;
  share?: number;
  pixel?: number;
}

/** What one scan produced. Plain JSON. */
export interface PageIndex {
  /** Counter that every scan increments. */
  generation: number;
  url: string;
  title: string;
  reason: ScanReason;
  /** In score order, best first, at most 250. Ids are in page order. */
  entries: IndexEntry[];
  /**
   * Candidates found, those beyond the cap included. Each listed one was looked at; of those beyond, which may be thousands, what covers or
   * clips them is not asked, so that the number may be a little too high.
   */
  total: number;
  scroll: ScrollState;
  /** How many were left out as trivial chrome, and why. */
  filtered?: FilteredCounts;
  /** Candidates beyond the cap, by where they lie; absent when all are listed. */
  omitted?: Partial<Record<"inView" | "above" | "below" | "left" | "right", number>>;
  /** Name of the open modal that covers the page. */
  modal?: string;
}
