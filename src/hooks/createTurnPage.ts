import { type Departure, watchLeaving } from "../actions/effect/watchLeaving";
import { loadActions, performEmission } from "../actions/loadActions";
import type { Indexer } from "../indexer/types";
import { pause, type TurnPage } from "../turn";

/** How long a page that began to be left may take until it is believed to stay (a download, a 204). */
const LEAVE_MS = 10_000;

/** The page as a turn sees it: the shared indexer and the actions, whose code is loaded when a turn first runs. */
export function createTurnPage(indexer: Indexer): TurnPage {
  let departure: Departure | null = null;
  return {
    getIndex: (reason) => indexer.scan(reason),
    // What the ids stand for is held from now on, however long the code of the actions takes to come.
    perform: (actions, options) => performEmission(indexer, actions, options),
    hold() {
      loadActions().catch(() => {}); // `perform` tells it, if it comes to that
      // Only while a turn runs: in some browsers its mere presence keeps a page out of the back/forward cache.
      const watch = watchLeaving(window);
      departure = watch.departure;
      const release = indexer.hold();
      return () => {
        watch.stop();
        release();
      };
    },
    settle(signal, begun) {
      if (!begun && !departure?.leaving) return Promise.resolve();
      departure = null;
      return pause(LEAVE_MS, signal);
    },
  };
}
