import { attr, checkVisibility, hasAttr, localName, rectOf } from "./native";
import { flatParent } from "./tree";

/** What the browser hands to an element that takes text by itself and draws it elsewhere (EditContext API); no lib types have it yet. */
export interface EditContext extends EventTarget {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  updateText(start: number, end: number, text: string): void;
  updateSelection(start: number, end: number): void;
}

export function editContextOf(element: Element): EditContext | undefined {
  return (element as { editContext?: EditContext | null }).editContext ?? undefined;
}

/** Smaller than this, in pixels, nobody could type in a text area: an editor that draws its text itself hides it under its caret. */
const TINY = 32;
/** Elements around a hidden field among which its editor's box is. */
const LEVELS = 4;

/**
 * Whether a field only passes on what is typed: the editor around it (Monaco, Ace, CodeMirror 5) keeps the text and draws it. What is in the
 * field then is not the text, and selecting that selects nothing.
 */
export function isProxy(element: Element): boolean {
  if (editContextOf(element)) return true;
  if (localName(element) !== "textarea" || hasAttr(element, "readonly") || hasAttr(element, "disabled")) return false;
  // Copies that others keep to measure a text, or to send it with a form, take no focus.
  if (attr(element, "aria-hidden") === "true" || attr(element, "tabindex") === "-1") return false;
  const { width, height } = rectOf(element);
  if (width >= TINY || height >= TINY || !checkVisibility(element, { visibilityProperty: true })) return false;
  return drawnBox(element) !== element;
}

/** The box that is seen of an editor whose field is hidden in it; the field itself when there is none. */
export function drawnBox(field: Element): Element {
  let at: Element | null = field;
  for (let level = 0; at && level <= LEVELS && localName(at) !== "body"; level++, at = flatParent(at)) {
    const { width, height } = rectOf(at);
    if (width >= TINY * 2 && height >= TINY / 2) return at;
  }
  return field;
}
