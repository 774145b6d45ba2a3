import { attr, localName } from "../../dom/native";
import type { View } from "../pointer/spot";

export interface Departure {
  /** The document is being left for another one. */
  leaving: boolean;
  download: boolean;
  newTab: boolean;
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
  const departure: Departure = { leaving: false, download: false, newTab: false };
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
  return { departure, left, stop: () => controller.abort() };
}

function opensElsewhere(event: Event): boolean {
  const link = event
    .composedPath()
    .find((node) => (node as Node).nodeType === 1 && /^(a|area)$/.test(localName(node as Element)));
  const target = link && attr(link as Element, "target");
  return !!target && attr(link as Element, "href") !== null && !/^_(self|top|parent)$/i.test(target);
}
