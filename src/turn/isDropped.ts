/** What browsers and Node call a request that the network broke off. They have no code for it. */
const NETWORK =
  /failed to fetch|networkerror|load failed|network error|network connection was lost|fetch failed|terminated/i;

/** Whether an agent failed because the way to it did, so that asking again is likely to help: it says so itself, or `fetch` did. */
export function isDropped(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { transient, name, message } = error as { transient?: unknown; name?: unknown; message?: unknown };
  if (typeof transient === "boolean") return transient;
  return name === "TypeError" && typeof message === "string" && NETWORK.test(message);
}
