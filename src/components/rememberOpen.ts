const keyOf = (id: string) => `leflux:${id}:open`;

/** Whether the panel was open on the page before this one; undefined when nobody opened or closed it. */
export function readOpen(id: string): boolean | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(id));
    return kept === null ? undefined : kept === "1";
  } catch {
    return undefined; // no storage: a server, or a browser that forbids it
  }
}

/** Remembers it for the next page of this tab. */
export function writeOpen(id: string, open: boolean): void {
  try {
    sessionStorage.setItem(keyOf(id), open ? "1" : "0");
  } catch {
    // forgotten, then
  }
}
