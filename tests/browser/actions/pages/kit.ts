// Not by `src/actions`, which loads it: what the test runner makes of an import() works in its own pages only.
import { performEmission } from "../../../../src/actions/performEmission";
import { createIndexer } from "../../../../src/indexer/createIndexer";

/** What a page of these tests lets be done to it from outside. */
export interface Kit {
  createIndexer: typeof createIndexer;
  performEmission: typeof performEmission;
}

Object.assign(window, { kit: { createIndexer, performEmission } satisfies Kit });
