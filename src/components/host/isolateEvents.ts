/** Events that are the chat's own: shortcuts, outside-click handlers and smooth scrollers of the page never hear them. */
const OWN = [
  ...["keydown", "keypress", "keyup", "beforeinput", "input", "change", "select", "selectstart", "submit", "reset"],
  ...["compositionstart", "compositionupdate", "compositionend", "copy", "cut", "paste"],
  ...["pointerdown", "pointerover", "pointerout", "mousedown", "mouseover", "mouseout", "touchstart", "wheel"],
  ...["click", "dblclick", "auxclick", "contextmenu"],
  ...["dragstart", "drag", "dragenter", "dragover", "dragleave", "dragend", "drop"],
];

/** Ends and moves of a press. One that began on the page belongs to the page: a drag that is let go over the chat must end. */
const PRESS = [
  "pointermove",
  "pointerup",
  "pointercancel",
  "mousemove",
  "mouseup",
  "touchmove",
  "touchend",
  "touchcancel",
];

const FOCUS = ["focus", "focusin", "blur", "focusout"] as const;

/**
 * Keeps the chat's events inside its shadow root; React, which listens further in, still gets them. Focus events are caught at the window,
 * before the document: focus traps listen there and would pull the focus out of the message field. Returns the stop.
 */
export function isolateEvents(root: ShadowRoot): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOurs = (event: Event) => event.composedPath().includes(root);

  let pressBeganOutside = false;
  window.addEventListener("pointerdown", (event) => (pressBeganOutside = !isOurs(event)), { capture: true, signal });
  for (const type of OWN) root.addEventListener(type, (event) => event.stopPropagation(), { signal });
  for (const type of PRESS)
    root.addEventListener(
      type,
      (event) => {
        const pressed = !("buttons" in event) || event.type.endsWith("up") || event.buttons !== 0;
        if (!(pressBeganOutside && pressed)) event.stopPropagation();
      },
      { signal },
    );
  for (const type of FOCUS)
    window.addEventListener(
      type,
      (event) => {
        if (isOurs(event)) replay(event, event.relatedTarget, false);
        // A trap that sees where the focus went takes it back; one that sees it go nowhere does nothing.
        else if (event.type === "focusout" && event.relatedTarget === root.host) replay(event, null, true);
      },
      { capture: true, signal },
    );
  return () => controller.abort();
}

/** Stops an event and sends a copy of it: inside its own tree only, or with another `relatedTarget`. */
function replay(event: FocusEvent, relatedTarget: EventTarget | null, composed: boolean): void {
  event.stopImmediatePropagation();
  event
    .composedPath()[0]
    ?.dispatchEvent(new FocusEvent(event.type, { bubbles: event.bubbles, composed, relatedTarget, view: window }));
}
