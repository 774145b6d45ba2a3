import { useEffect, useRef } from "react";
import type { SharedIndexer } from "../indexer/sharedIndexer";

export interface IndexerLife {
  ignore?: ((element: Element) => boolean) | undefined;
  watch: boolean;
  routeKey?: unknown;
}

/** Uses the shared indexer as long as the component is mounted. Unlike `useIndexer` it never renders for a scan. */
export function useIndexerLife(shared: SharedIndexer, { ignore, watch, routeKey }: IndexerLife): void {
  const { indexer } = shared;
  const latest = useRef(ignore);
  useEffect(() => {
    latest.current = ignore;
  });
  useEffect(
    () =>
      shared.retain({
        get ignore() {
          return latest.current;
        },
      }),
    [shared],
  );
  useEffect(() => (watch ? indexer.watch() : undefined), [indexer, watch]);

  const lastKey = useRef(routeKey);
  useEffect(() => {
    if (Object.is(lastKey.current, routeKey)) return;
    lastKey.current = routeKey;
    if (indexer.getSnapshot().status !== "idle") indexer.scan("route");
  }, [indexer, routeKey]);
}
