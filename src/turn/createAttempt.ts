import type { TurnRun } from "./turnRun";

/** How long an answer may stay silent once the network is back, until it is believed to be lost. */
const SILENCE_MS = 3000;

/** One request to the agent and the stream that answers it. */
export interface Attempt {
  /** Aborts with the turn, and when the way to the agent was cut off: browsers often leave a request hanging then, without an error. */
  signal: AbortSignal;
  /** Something came: the way is open. */
  heard(): void;
  end(): void;
}

type Given = Pick<TurnRun, "signal" | "network" | "dispatch" | "agent">;

export function createAttempt({ signal, network, dispatch, agent }: Given): Attempt {
  const controller = new AbortController();
  let wasCut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);

  const watch = agent().needsNetwork === false ? () => () => {} : network.watch;
  const stop = watch((isOnline) => {
    clearTimeout(timer);
    if (!isOnline) {
      wasCut = true;
      dispatch({ type: "connection_lost", connection: "offline" });
    } else if (wasCut) {
      dispatch({ type: "connection_lost", connection: "retrying" });
      timer = setTimeout(() => controller.abort(lost()), SILENCE_MS);
    }
  });

  return {
    signal: controller.signal,
    heard() {
      wasCut = false;
      clearTimeout(timer);
    },
    end() {
      stop();
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

const lost = () =>
  Object.assign(new Error("The connection was lost before the answer was complete."), {
    code: "lost",
    transient: true,
    retryable: true,
  });
