import { frameDocument } from "../dom/hit";
import { bodyOf, isConnected, matches, shadowRoot, windowOf } from "../dom/native";
import { documentOf, flatContains, flatParent } from "../dom/tree";
import { inWidget, isWidgetHost } from "../dom/widgetHost";

const FOCUSABLE =
  "a[href],area[href],button,input:not([type=hidden]),select,textarea,iframe,summary,audio[controls],video[controls],[tabindex],[contenteditable]:not([contenteditable=false])";

/** By its markup; whether it really takes the focus shows only when it is tried. */
export function isFocusable(element: Element): boolean {
  return matches(element, FOCUSABLE) && !matches(element, ":disabled");
}

/** The element with the focus, through open shadow roots and same-origin frames; null when it is nowhere in particular. */
export function focusedElement(document: Document): Element | null {
  let scope: DocumentOrShadowRoot = document;
  let found: Element | null = null;
  for (;;) {
    const active: Element | null = scope.activeElement;
    if (!active || active === found) return found;
    const inner: DocumentOrShadowRoot | null = shadowRoot(active) ?? frameDocument(active);
    if (active !== bodyOf(documentOf(active))) found = active;
    if (!inner) return found;
    scope = inner;
  }
}

/** Where the focus was left on the page by the last action: the chat takes it away between two emissions. */
const left = new WeakMap<Document, Element>();

export function rememberFocus(document: Document): void {
  const focused = focusedElement(document);
  if (focused && !inWidget(focused)) left.set(document, focused);
}

/** The focused element of the page itself: never the chat's. */
export function pageFocus(document: Document): Element | null {
  const focused = focusedElement(document);
  if (focused && !inWidget(focused)) return focused;
  if (!focused || !isWidgetHost(document.activeElement as Element)) return null;
  const before = left.get(document);
  return before && isConnected(before) ? before : null;
}

/**
 * Moves the focus, without scrolling. A window in the background moves it without an event: then the events are made up, since what opens or
 * validates on them must do so all the same.
 * @returns whether the element, or something inside it, has the focus now
 */
export function moveFocus(element: Element): boolean {
  const document = documentOf(element);
  const before = focusedElement(document);
  if (before === element) return true;
  let heard = false;
  const listen = () => {
    heard = true;
  };
  document.addEventListener("focus", listen, true);
  (element as HTMLElement).focus({ preventScroll: true });
  document.removeEventListener("focus", listen, true);
  const after = focusedElement(document);
  if (!after || !flatContains(element, after)) return false;
  if (!heard && after !== before) {
    const { FocusEvent } = windowOf(document) as Window & typeof globalThis;
    const tell = (target: Element | null, type: string, bubbles: boolean, relatedTarget: Element | null) =>
      target?.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget }));
    tell(before, "blur", false, after);
    tell(before, "focusout", true, after);
    tell(after, "focus", false, before);
    tell(after, "focusin", true, before);
  }
  return true;
}

/** What a mousedown does to the focus: it goes to the nearest element that takes it, else away from where it was. */
export function focusByPress(hit: Element): void {
  for (let at: Element | null = hit; at; at = flatParent(at)) {
    const delegates = shadowRoot(at)?.delegatesFocus;
    const active = delegates && focusedElement(documentOf(at));
    if (active && flatContains(at, active)) return;
    if ((delegates || isFocusable(at)) && moveFocus(at)) return;
  }
  const focused = focusedElement(documentOf(hit));
  if (focused && !inWidget(focused)) (focused as HTMLElement).blur();
}
