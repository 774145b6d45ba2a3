import { useEffect, useSyncExternalStore } from "react";

type Parts = typeof import("./panelParts");

interface PanelCode {
  /** Null until they are loaded. */
  parts: Parts | null;
  /** They could not be loaded, and nobody tries at the moment. */
  failed: boolean;
}

const NOT_LOADED: PanelCode = { parts: null, failed: false };
let code = NOT_LOADED;
let loading: Promise<unknown> | null = null;
const listeners = new Set<() => void>();

/** Loads what the launcher does without, ahead of time too. What failed to load (a connection lost) is tried again the next time. */
export function loadPanel(): Promise<unknown> {
  if (code.failed) tell(NOT_LOADED);
  loading ??= import("./panelParts").then(
    (parts) => tell({ parts, failed: false }),
    () => {
      loading = null;
      tell({ parts: null, failed: true });
    },
  );
  return loading;
}

/** The code of an open chat, from when it is needed. Once it is there, it is there at once: without a boundary that would fall back. */
export function usePanelParts(needed: boolean): PanelCode {
  const now = useSyncExternalStore(
    subscribe,
    () => code,
    () => NOT_LOADED,
  );
  useEffect(() => {
    if (needed) void loadPanel();
  }, [needed]);
  const isLacking = needed && now.failed;
  useEffect(() => {
    if (!isLacking) return;
    addEventListener("online", loadPanel);
    return () => removeEventListener("online", loadPanel);
  }, [isLacking]);
  return now;
}

function tell(next: PanelCode): void {
  code = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
