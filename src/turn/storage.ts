import type { TurnStorage } from "./openStorage";
import { parseTurn } from "./parseTurn";
import { MAX_SAVED, type SavedRecord, serializeTurn } from "./savedTurn";

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
