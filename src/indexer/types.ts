import type { IndexEntry, RefusalCode } from "../protocol";
import type { PageIndex, ScanReason } from "../protocol/pageIndex";

export interface IndexerOptions {
  /** The document to index; by default the global one. */
  document?: Document;
  /** Elements to leave out with all that is in them, besides `[data-leflux-ignore]`: a predicate, asked once for each ancestor. */
  ignore?: (element: Element) => boolean;
  /** Keep cookie banners, share strips and tracking pixels; default `false`. */
  includeChrome?: boolean;
  /** Entries that survive, default and at most 250. */
  limit?: number;
  /** Milliseconds without a mutation before a rescan, default 150. */
  debounceMs?: number;
  /** Milliseconds after which a page that never rests is rescanned all the same, default 1000. */
  maxWaitMs?: number;
}

export type IndexerStatus = "idle" | "fresh" | "dirty" | "held";

/** Where the index stands. `idle`: never scanned; `dirty`: the page changed since; `held`: a rescan waits for the emission in flight. */
export interface GenerationState {
  /** 0 before the first scan. */
  generation: number;
  index: PageIndex | null;
  status: IndexerStatus;
  /** Why the last scan ran. */
  reason: ScanReason | null;
}

/** What an element was when it was indexed: it must still be that when an action reaches it. */
export interface Identity {
  type: string;
  text: string;
  parent: string;
}

export type Resolution =
  | { ok: true; element: Element; entry: IndexEntry; identity: Identity }
  | { ok: false; code: Extract<RefusalCode, "stale" | "unknown_id" | "gone">; message: string };

/** What an element is at this moment, read alone: nothing is written and no generation begins. */
export type Inspection = { ok: true; identity: Identity; entry: IndexEntry } | { ok: false; code: "gone" | "hidden" };

export interface Indexer {
  /** Reads the page now, synchronously, and begins a generation. */
  scan(reason?: ScanReason): PageIndex;
  /** The same reference until something changed. */
  getSnapshot(): GenerationState;
  subscribe(listener: () => void): () => void;
  /** Rescans on route changes and significant mutations until the returned stop is called. Nested calls share one set of observers. */
  watch(): () => void;
  /** Holds mutation rescans back while an emission is in flight; returns the release. A route change does not wait. */
  hold(): () => void;
  /** The element with this id, if it is of the current generation and still in the page. */
  resolve(id: number, generation: number): Resolution;
  /** What a scan would say of one element now. `entry.id` is 0. */
  inspect(element: Element): Inspection;
  /** Stops watching and removes every `data-leflux-id` that this indexer wrote. */
  destroy(): void;
}
