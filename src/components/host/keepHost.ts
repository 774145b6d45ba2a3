import { claimId } from "./claimId";
import { createModalStack } from "./modalStack";
import { moveHost } from "./moveHost";
import { watchFocus } from "./watchFocus";

/** Sent in the shadow root after the host was moved: scroll positions are lost on the way. */
export const MOVED = "leflux-moved";

/** Repairs in one second before a rest: a page that takes out at once what it doesn't know must not end in a loop. */
const PATIENCE = 20;

/**
 * Keeps the host in the page and usable, whatever the page does: back into the body after that was emptied or swapped, into the topmost modal
 * dialog while one is open (everything outside of it is inert), and free of the `inert` and `aria-hidden` that modal libraries put on what
 * lies beside them. Returns the removal.
 */
export function keepHost(host: HTMLElement, root: ShadowRoot): () => void {
  const topModal = createModalStack();
  const focus = watchFocus(root);
  let repairs = 0;
  let second = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  const isHome = (home: Element) => host.parentNode === home && host.isConnected;
  const isBarred = () => host.hasAttribute("inert") || host.hasAttribute("aria-hidden");

  function place(): void {
    const home = topModal() ?? document.body;
    if (home && (!isHome(home) || isBarred()) && mayRepair()) {
      if (!isHome(home)) moveHost(host, home, home !== document.body || document.fullscreenElement !== null);
      host.removeAttribute("inert");
      host.removeAttribute("aria-hidden");
      root.dispatchEvent(new Event(MOVED));
      focus.restore();
    }
    claimId(host);
    observe();
  }

  function mayRepair(): boolean {
    if (performance.now() - second > 1000) {
      second = performance.now();
      repairs = 0;
    }
    if (++repairs <= PATIENCE) return true;
    clearTimeout(later);
    later = setTimeout(place, 1000);
    return false;
  }

  // Two observers: what is watched of a node by one is one set of options. Child lists are watched deep only inside a dialog.
  const places = new MutationObserver(place);
  const modals = new MutationObserver(place);
  function observe(): void {
    places.disconnect();
    modals.disconnect();
    const inDialog = host.parentNode !== document.body;
    modals.observe(document, { attributes: true, attributeFilter: ["open"], subtree: true, childList: inDialog });
    places.observe(host, { attributes: true, attributeFilter: ["inert", "aria-hidden", "id"] });
    for (const node of [document, document.documentElement, document.body])
      if (node) places.observe(node, { childList: true });
  }

  const onFullscreen = () => moveHost(host, host.parentElement ?? document.body, true);
  document.addEventListener("fullscreenchange", onFullscreen);
  place();
  return () => {
    clearTimeout(later);
    places.disconnect();
    modals.disconnect();
    focus.stop();
    document.removeEventListener("fullscreenchange", onFullscreen);
    host.remove();
  };
}
