import { isDropped } from "./isDropped";
import { pause } from "./pause";
import type { TurnRun } from "./turnRun";

/** How long is waited before the agent is asked again: the first time, the second, and so on; then as long as the last time. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000];
/** A server that wants more quiet than this is not waited for: the user may press Retry. */
const LONGEST_MS = 30_000;

/** Waits out failures of the network, for one emission. */
export interface Patience {
  /** Resolves when the agent may be asked again; throws the error when that would be no use, and when the turn is aborted. */
  outlive(error: unknown): Promise<void>;
}

type Given = Pick<TurnRun, "signal" | "page" | "network" | "dispatch" | "maxRetries">;

export function createPatience({ signal, page, network, dispatch, maxRetries }: Given): Patience {
  let failures = 0;
  return {
    async outlive(error) {
      signal.throwIfAborted();
      if (!isDropped(error)) throw error;
      // Browsers break off requests when the page is left: that is no failure of the network's.
      await page.settle?.(signal, false);
      if (!network.isOnline()) {
        dispatch({ type: "connection_lost", connection: "offline" });
        // Not for ever: some browsers take a machine for offline that can reach this server.
        await network.untilOnline(signal, LONGEST_MS);
        failures = 0;
      }
      signal.throwIfAborted();
      const wait = Math.max(WAITS_MS[failures] ?? (WAITS_MS.at(-1) as number), wantedPause(error));
      if (failures >= maxRetries() || wait > LONGEST_MS) throw error;
      failures += 1;
      dispatch({ type: "connection_lost", connection: "retrying" });
      // Not all clients of a server that restarted come back at the same moment.
      await pause(wait * (1 + Math.random() / 4), signal);
      signal.throwIfAborted();
    },
  };
}

function wantedPause(error: unknown): number {
  const { retryAfterMs } = error as { retryAfterMs?: unknown };
  return typeof retryAfterMs === "number" ? retryAfterMs : 0;
}
