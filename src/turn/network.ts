/** The way to the agent, as far as it is known. */
export interface Network {
  isOnline(): boolean;
  /** Tells when it goes offline and comes back; returns the stop. */
  watch(onChange: (isOnline: boolean) => void): () => void;
  /** Resolves when it is online again, after `longestMs` in any case, or when `signal` aborts. */
  untilOnline(signal: AbortSignal, longestMs: number): Promise<void>;
}

/** The browser's. Where there is none, as on a server, one is always online. */
export const browserNetwork: Network = {
  isOnline: () => (globalThis.navigator as Navigator | undefined)?.onLine !== false,
  watch(onChange) {
    const stop = new AbortController();
    globalThis.addEventListener?.("online", () => onChange(true), { signal: stop.signal });
    globalThis.addEventListener?.("offline", () => onChange(false), { signal: stop.signal });
    return () => stop.abort();
  },
  untilOnline: (signal, longestMs) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        globalThis.removeEventListener?.("online", end);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, longestMs);
      globalThis.addEventListener?.("online", end);
      signal.addEventListener("abort", end);
      if (signal.aborted || browserNetwork.isOnline()) end();
    }),
};
