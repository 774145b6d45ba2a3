/** How the address came to be what it is: `restored` is a page that comes back from the back/forward cache. */
export type RouteKind = "push" | "replace" | "traverse" | "restored";

/**
 * What an address change means for the index. `route`: another view, ids are void at once. `page`: perhaps another content, a rescan is due
 * but waits for an emission in flight. `none`: nothing happened.
 *
 * `replace` on the same path restates where the user already is: scroll spies, filters typed into a query string, a router that keeps scroll
 * positions. Were each a route, a page that does so while the agent thinks would starve it.
 */
export function routeChange(kind: RouteKind, from: string, to: string): "route" | "page" | "none" {
  if (kind === "restored") return "route";
  if (from === to) return kind === "push" ? "page" : "none";
  return kind === "replace" && viewOf(from) === viewOf(to) ? "page" : "route";
}

/** Origin and path; with the fragment where hash routers keep their path. */
function viewOf(url: string): string {
  const { origin, pathname, hash } = new URL(url);
  return origin + pathname + (/^#!?\//.test(hash) ? hash : "");
}
