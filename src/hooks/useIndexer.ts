import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { initialLife } from "../indexer/generation";
import { sharedIndexer } from "../indexer/sharedIndexer";
import type { GenerationState, Indexer, IndexerOptions, IndexerStatus, Resolution } from "../indexer/types";
import type { PageIndex } from "../protocol";
import { claimIndexer } from "./indexerInUse";
import { useIndexerLife } from "./useIndexerLife";

export interface UseIndexerOptions extends IndexerOptions {
  /**
   * Scan when mounted, if nobody has, and rescan when the page or its address changes; default `true`. With `false` the page is left alone
   * until it becomes `true` or `rescan` is called: for a chat that was never opened.
   */
  watch?: boolean;
  /** For routers that want to say it themselves: whenever this value changes, the page is scanned as after a route change. */
  routeKey?: unknown;
}

export interface UseIndexerResult {
  /** The latest index, null before the first scan and on a server. */
  index: PageIndex | null;
  /** 0 before the first scan. */
  generation: number;
  status: IndexerStatus;
  /** Reads the page now. */
  rescan: () => PageIndex;
  /** The element with this id of this generation, or the code that says why there is none. */
  resolve: (id: number, generation: number) => Resolution;
  /** The indexer of this document, shared by everything that uses this hook; the same for the life of the component. */
  indexer: Indexer;
}

/**
 * The index of the page this component is on, kept fresh while it is mounted. What shows the index must lie under `[data-leflux-ignore]`, or
 * showing it changes it.
 */
export function useIndexer(options: UseIndexerOptions = {}): UseIndexerResult {
  const { ignore, watch = true, routeKey } = options;
  const [shared] = useState(() => sharedIndexer(options));
  const { indexer } = shared;
  const state = useSyncExternalStore(indexer.subscribe, indexer.getSnapshot, onServer);
  useIndexerLife(shared, { ignore, watch, routeKey });
  useEffect(claimIndexer, []);
  useEffect(() => {
    if (watch && indexer.getSnapshot().status === "idle") indexer.scan("open");
  }, [indexer, watch]);

  const rescan = useCallback(() => indexer.scan("manual"), [indexer]);
  return { ...pick(state), rescan, resolve: indexer.resolve, indexer };
}

const onServer = (): GenerationState => initialLife.snapshot;

const pick = ({ index, generation, status }: GenerationState) => ({ index, generation, status });
