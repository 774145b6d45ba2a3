import type { RouteKind } from "./routeChange";
import { watchHistory } from "./watchHistory";

/**
 * Tells, synchronously, that the address of a window may have changed. Through the Navigation API where it works (it also sees routers that
 * kept a reference to `pushState` from before), else through the History API.
 */
export function watchRoutes(window: Window, onRoute: (kind: RouteKind) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const navigation = (window as Partial<Pick<Window, "navigation">>).navigation;
  // HTML: documents of opaque origin have a `navigation` that never tells anything, and no current entry.
  if (navigation?.currentEntry) {
    const heard = (event: NavigationCurrentEntryChangeEvent) => onRoute(kindOf(event.navigationType));
    navigation.addEventListener("currententrychange", heard, { signal });
  } else {
    signal.addEventListener("abort", watchHistory(window.history, onRoute));
    window.addEventListener("popstate", () => onRoute("traverse"), { signal });
    window.addEventListener("hashchange", () => onRoute("traverse"), { signal });
  }
  const shown = (event: PageTransitionEvent) => event.persisted && onRoute("restored");
  window.addEventListener("pageshow", shown, { signal });
  return () => stop.abort();
}

/** `null` is `updateCurrentEntry()`, which only changes state; `reload` is an intercepted one. */
function kindOf(type: NavigationType | null): RouteKind {
  if (type === "reload") return "push";
  return type ?? "replace";
}
