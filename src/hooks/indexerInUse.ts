/*
 * Whether the app itself uses the index of this page. A chat whose code is not loaded yet asks: what it leaves out must be left out of that
 * index too, and its console must find what that index numbers.
 */
let users = 0;
const listeners = new Set<() => void>();

/** Says that the index is used, until the returned end is called. */
export function claimIndexer(): () => void {
  users++;
  for (const listener of [...listeners]) listener();
  return () => void users--;
}

/** Calls back when the index is used, at once if it is. Returns the end. */
export function watchIndexerUse(used: () => void): () => void {
  listeners.add(used);
  if (users > 0) used();
  return () => void listeners.delete(used);
}
