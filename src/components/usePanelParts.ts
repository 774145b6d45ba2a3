import { useEffect, useSyncExternalStore } from "react";

type Parts = typeof import("./panelParts");

let loaded: Parts | null = null;
let loading: Promise<unknown> | null = null;
const listeners = new Set<() => void>();

/** Loads the open chat's code, ahead of time too. What failed to load (a connection lost) is tried again the next time. */
export function loadPanel(): Promise<unknown> {
  loading ??= import("./panelParts").then(
    (parts) => {
      loaded = parts;
      for (const listener of [...listeners]) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** The open chat's code, from when it is needed. Once it is there, it is there at once: without a boundary that would fall back. */
export function usePanelParts(needed: boolean): Parts | null {
  const parts = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
  useEffect(() => {
    if (needed) void loadPanel();
  }, [needed]);
  return parts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
