import { markByUser } from "./byUser";
import { copyOf, shieldEvent } from "./shieldEvent";
import { watchPresses } from "./watchPresses";

/** Those that a browser scrolls by; it waits for listeners that could prevent it, and ours shall not. */
const SCROLLING = ["touchstart", "touchmove", "wheel"];

/**
 * Events that the page must not hear even while they are on their way to the chat: shortcuts, outside-press handlers, focus traps and scroll
 * locks often listen at the document in the capture phase. They are ended at the window, where ours comes first unless the page listened there
 * before. Touches belong to where they began, wherever they move.
 */
const SHIELDED = [
  ...["keydown", "keypress", "keyup", "pointerdown", "mousedown"],
  ...["touchend", "touchcancel", ...SCROLLING],
];

/** Events that are the chat's own: nothing of the page that listens outside of it, as they come back out, ever hears them. */
const OWN = [
  ...["beforeinput", "input", "change", "select", "selectstart", "submit", "reset"],
  ...["compositionstart", "compositionupdate", "compositionend", "copy", "cut", "paste"],
  ...["pointerover", "pointerout", "mouseover", "mouseout"],
  ...["click", "dblclick", "auxclick", "contextmenu"],
  ...["dragstart", "drag", "dragenter", "dragover", "dragleave", "dragend", "drop"],
  ...SHIELDED.filter((type) => type !== "keyup"),
];

/** Ends and moves of a press, those of one that began on the page excepted. */
const PRESS = ["keyup", "pointermove", "pointerup", "pointercancel", "mousemove", "mouseup"];

const FOCUS = ["focus", "focusin", "blur", "focusout"] as const;

/**
 * Keeps the chat's events inside its shadow root; React, which listens further in, still gets them. Focus events are caught at the window,
 * before the document: focus traps listen there and would pull the focus out of the message field. Returns the stop.
 */
export function isolateEvents(root: ShadowRoot): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOurs = (event: Event) => event.composedPath().includes(root);
  const atWindow = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types)
      window.addEventListener(type, listener, { capture: true, passive: SCROLLING.includes(type), signal });
  };

  const presses = watchPresses(isOurs, signal);
  atWindow(SHIELDED, (event) => {
    if (isOurs(event) && !(event.type === "keyup" && presses.isPages(event))) shieldEvent(event);
  });
  for (const type of OWN) root.addEventListener(type, (event) => event.stopPropagation(), { signal });
  for (const type of PRESS)
    root.addEventListener(type, (event) => presses.isPages(event) || event.stopPropagation(), { signal });
  for (const type of ["dragover", "drop"]) root.addEventListener(type, keepFilesOut, { signal });

  const stopClicks = deliverClicks(root, isOurs);
  atWindow(FOCUS, (event) => {
    const { relatedTarget } = event as FocusEvent;
    if (isOurs(event)) replay(event as FocusEvent, relatedTarget, false);
    // A trap that sees where the focus went takes it back; one that sees it go nowhere does nothing.
    else if (event.type === "focusout" && relatedTarget === root.host) replay(event as FocusEvent, null, true);
  });
  return () => {
    controller.abort();
    stopClicks();
  };
}

/**
 * A click goes its own way, so that it stays a trusted one; but when a focus trap of the page swallows it before it gets here, it is given to
 * the chat after all.
 */
function deliverClicks(root: ShadowRoot, isOurs: (event: Event) => boolean): () => void {
  let arrived: Event | undefined;
  const arrive = (event: Event) => {
    arrived = event;
  };
  const watch = (event: Event) => {
    if (!event.isTrusted || !isOurs(event)) return;
    const target = event.composedPath()[0];
    setTimeout(() => {
      if (arrived === event) return;
      const copy = copyOf(event);
      if (!copy) return;
      markByUser(copy);
      target?.dispatchEvent(copy);
    });
  };
  root.addEventListener("click", arrive, true);
  window.addEventListener("click", watch, true);
  return () => {
    root.removeEventListener("click", arrive, true);
    window.removeEventListener("click", watch, true);
  };
}

/** A file that is let go over the chat would be opened in place of the page. */
function keepFilesOut(event: Event): void {
  const { dataTransfer, defaultPrevented } = event as DragEvent;
  if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
  dataTransfer.dropEffect = "none";
  event.preventDefault();
}

/** Stops an event and sends a copy of it: inside its own tree only, or with another `relatedTarget`. */
function replay(event: FocusEvent, relatedTarget: EventTarget | null, composed: boolean): void {
  const { type, bubbles, view } = event;
  event.stopImmediatePropagation();
  event.composedPath()[0]?.dispatchEvent(new FocusEvent(type, { bubbles, composed, relatedTarget, view }));
}
