import { claimId } from "./claimId";
import type { Host } from "./createHost";
import { createModalStack, findHiddenModals } from "./modalStack";
import { moveHost } from "./moveHost";
import { SLOT, slotInto } from "./slotInto";
import { watchFocus } from "./watchFocus";
import { watchFrame } from "./watchFrame";

/** Sent in the shadow root after the host was moved: scroll positions are lost on the way. */
export const MOVED = "leflux-moved";

/** Repairs in one second before a rest: a page that takes out at once what it doesn't know must not end in a loop. */
const PATIENCE = 20;

/**
 * Keeps the host in the page and usable, whatever the page does: back into the body after that was emptied or swapped, into the topmost modal
 * dialog while one is open (everything outside of it is inert), and free of the `inert` and `aria-hidden` that modal libraries put on what
 * lies beside them. Returns the removal.
 */
export function keepHost({ element: host, root, mount }: Host): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const modals = createModalStack();
  const focus = watchFocus(root);
  const frame = watchFrame(host, mount, () => place());
  let slotted: { dialog: Element; home: Element; end: () => void } | undefined;
  let repairs = 0;
  let second = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  const isHome = (home: Element) =>
    host.parentNode === home &&
    host.isConnected &&
    host.slot === (slotted ? SLOT : "") &&
    (!slotted || host.assignedSlot);
  const isBarred = () => host.hasAttribute("inert") || host.hasAttribute("aria-hidden");

  function place(): void {
    const dialog = modals.top();
    const home = homeIn(dialog);
    const isRaised = mustRaise(dialog);
    const isRight = isHome(home) && host.hasAttribute("popover") === isRaised;
    if (home && (!isRight || isBarred()) && mayRepair()) {
      if (!isRight) {
        host.slot = slotted ? SLOT : "";
        if (!slotted) host.removeAttribute("slot");
        moveHost(host, home, isRaised);
      }
      host.removeAttribute("inert");
      host.removeAttribute("aria-hidden");
      root.dispatchEvent(new Event(MOVED));
      focus.restore();
    }
    claimId(host);
    observe();
    frame.observe();
  }

  /** Whether only the top layer will do: over a dialog or a full screen, and where the page would take all that is fixed along. */
  const mustRaise = (dialog: Element | null) =>
    typeof host.showPopover === "function" &&
    (dialog !== null || document.fullscreenElement !== null || frame.isCatching());

  function homeIn(dialog: Element | null): Element {
    if (slotted && (slotted.dialog !== dialog || (host.parentNode === slotted.home && !host.assignedSlot))) {
      slotted.end();
      slotted = undefined;
    }
    if (!dialog) return document.body;
    if (dialog.getRootNode() === document) return dialog;
    slotted ??= { dialog, ...slotInto(dialog) };
    return slotted.home;
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
  const dialogs = new MutationObserver(place);
  function observe(): void {
    places.disconnect();
    dialogs.disconnect();
    const options = { attributes: true, attributeFilter: ["open"], subtree: true };
    dialogs.observe(document, { ...options, childList: host.parentNode !== document.body });
    for (const tree of modals.roots()) dialogs.observe(tree, { ...options, childList: true });
    places.observe(host, { attributes: true, attributeFilter: ["inert", "aria-hidden", "id", "slot"] });
    for (const node of [document, document.documentElement, document.body])
      if (node) places.observe(node, { childList: true });
  }

  const onFullscreen = () => moveHost(host, host.parentElement ?? document.body, mustRaise(modals.top()));
  document.addEventListener("fullscreenchange", onFullscreen, { signal });
  const look = (event: Event) => {
    if (modals.discover(event.composedPath())) place();
  };
  for (const type of ["focusin", "pointerdown", "keydown"])
    window.addEventListener(type, look, { capture: true, signal });
  const stopSearch = whenIdle(() => {
    if (modals.discover(findHiddenModals())) place();
  });
  place();
  return () => {
    clearTimeout(later);
    stopSearch();
    controller.abort();
    places.disconnect();
    dialogs.disconnect();
    focus.stop();
    frame.stop();
    slotted?.end();
    host.remove();
  };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
