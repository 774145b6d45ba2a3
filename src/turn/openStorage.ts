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
