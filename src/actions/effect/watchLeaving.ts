import { attr, localName } from "../../dom/native";
import type { View } from "../pointer/spot";

export interface Departure {
  /** The document is being left for another one. */
  leaving: boolean;
  download: boolean;
  newTab: boolean;
  /** The browser kept a window from opening that a script asked for. */
  blockedPopup: boolean;
}

interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
  downloadRequest: string | null;
}

/**
 * Sees the page being left, a download being started, a link being opened elsewhere. `beforeunload` alone can't tell: it is sent for mail and
 * telephone links too, after which the page stays.
 */
export function watchLeaving(view: View): { departure: Departure; left: Promise<void>; stop: () => void } {
  const departure: Departure = { leaving: false, download: false, newTab: false, blockedPopup: false };
  const controller = new AbortController();
  const { signal } = controller;
  let external = false;
  const navigate = (event: Event) => {
    const { destination, downloadRequest, defaultPrevented } = event as NavigateEvent;
    if (defaultPrevented) return;
    if (typeof downloadRequest === "string") departure.download = true;
    else if (!destination.sameDocument) external = !/^https?:/.test(destination.url);
  };
  const { navigation } = view as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", navigate, { signal });
  let tell = () => {};
  const left = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const leave = () => {
    departure.leaving = true;
    tell();
  };
  const unload = () => {
    if (!external) leave();
    external = false;
  };
  view.addEventListener("beforeunload", unload, { signal });
  view.addEventListener("pagehide", leave, { signal });
  const hide = () => (departure.newTab ||= view.document.visibilityState === "hidden");
  view.document.addEventListener("visibilitychange", hide, { signal });
  // Whether the page takes the click over shows when all its listeners ran.
  const click = (event: Event) => {
    if (opensElsewhere(event) && !event.defaultPrevented && view.navigator.userActivation?.isActive)
      departure.newTab = true;
  };
  view.addEventListener("click", click, { signal });
  const release = overhearOpen(view, departure);
  return {
    departure,
    left,
    stop() {
      controller.abort();
      release();
    },
  };
}

const OWN_WINDOW = /^_(self|top|parent)$/i;

/** No event tells of `window.open`: while an action is done the method itself does. It is put back afterwards, if it is still ours. */
function overhearOpen(view: View, departure: Departure): () => void {
  const { open } = view;
  const overheard: typeof open = function (this: unknown, ...args) {
    const opened = open.apply(this as Window, args);
    if (!OWN_WINDOW.test(args[1] ?? "")) {
      // Asked to open it without a way back, the browser says null of one that it opened, too.
      if (opened) departure.newTab = true;
      else if (!/noopener|noreferrer/.test(args[2] ?? "")) departure.blockedPopup = true;
    }
    return opened;
  };
  view.open = overheard;
  return () => {
    if (view.open === overheard) view.open = open;
  };
}

function opensElsewhere(event: Event): boolean {
  const link = event
    .composedPath()
    .find((node) => (node as Node).nodeType === 1 && /^(a|area)$/.test(localName(node as Element)));
  const target = link && attr(link as Element, "target");
  return !!target && attr(link as Element, "href") !== null && !OWN_WINDOW.test(target);
}
