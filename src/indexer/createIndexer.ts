import { createCore } from "./indexerCore";
import type { Indexer, IndexerOptions } from "./types";

/**
 * An indexer of one document. It touches nothing until `scan()` or `watch()`, so it may be made on a server. Use one a document: two would
 * write over each other's `data-leflux-id`.
 *
 * After `destroy()` its ids are stale, `watch()`, `hold()` and `subscribe()` do nothing, and `scan()` throws.
 */
export function createIndexer(options: IndexerOptions = {}): Indexer {
  const core = createCore(options);
  let destroyed = false;
  const unlessDestroyed = (start: () => () => void) => (destroyed ? () => {} : start());
  return {
    scan(reason) {
      if (!destroyed) return core.scan(reason);
      throw new Error(
        "LeFlux: scan() was called on an indexer that was destroyed. It marks and watches nothing any more. Create another one with createIndexer().",
      );
    },
    getSnapshot: core.getSnapshot,
    subscribe: (listener) => unlessDestroyed(() => core.subscribe(listener)),
    watch: () => unlessDestroyed(core.watch),
    hold: () => unlessDestroyed(core.hold),
    resolve: core.resolve,
    inspect: core.inspect,
    destroy() {
      destroyed = true;
      core.rest();
    },
  };
}
