import { MAX_SAVED, parseTurn, type SavedRecord, serializeTurn } from "./savedTurn";

/** Where a conversation is kept: the part of the Web Storage API that LeFlux uses. */
export interface TurnStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** `session`: as long as the tab; `local`: until it is cleared, for all tabs; `none`: as long as the component. */
export type Persist = "session" | "local" | "none" | TurnStorage;

/** The storage, or null without one. Browsers throw at the mere mention of a storage that the user has blocked. */
export function openStorage(persist: Persist): TurnStorage | null {
  if (typeof persist === "object") return persist;
  if (persist === "none") return null;
  try {
    return (persist === "local" ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the conversation; when the storage is full or blocked less of it, or nothing. */
export function saveTurn(storage: TurnStorage, key: string, saved: SavedRecord): void {
  for (const limit of [MAX_SAVED, MAX_SAVED / 10]) {
    const text = serializeTurn(saved, limit);
    if (text === null) continue;
    try {
      storage.setItem(key, text);
      return;
    } catch {
      // Full: with less it may fit.
    }
  }
  // What lies there is older than what happened since: going on from it would do things twice.
  forgetTurn(storage, key);
}

export function loadTurn(storage: TurnStorage, key: string): SavedRecord | null {
  try {
    const text = storage.getItem(key);
    return typeof text === "string" ? parseTurn(text) : null;
  } catch {
    return null;
  }
}

export function forgetTurn(storage: TurnStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
