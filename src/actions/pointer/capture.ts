import { isConnected } from "../../dom/native";
import { documentOf } from "../../dom/tree";
import { viewOf } from "./spot";

/*
 * Browsers don't capture a pointer that scripts move: `setPointerCapture` does nothing, and sliders and resizers that wait for
 * `hasPointerCapture` never move. So while our pointer is down these three methods answer for it; they are put back as it goes up.
 */

/** The id of the one mouse; in Chromium that of the real one, for which `setPointerCapture` doesn't throw at any time. */
const POINTER_ID = 1;

/** What a pointer event that is no mouse event carries besides its place. */
export const POINTER: PointerEventInit = { pointerId: POINTER_ID, pointerType: "mouse", isPrimary: true };

const METHODS = ["setPointerCapture", "releasePointerCapture", "hasPointerCapture"] as const;

let holder: Element | null = null;

/** The element that has captured the pointer, if it is in the same document as the one that is under it. */
export function capturedFrom(target: Element): Element | null {
  return holder && isConnected(holder) && documentOf(holder) === documentOf(target) ? holder : null;
}

function hold(element: Element | null): void {
  const before = holder;
  if (before === element) return;
  holder = element;
  if (before && isConnected(before)) tell(before, "lostpointercapture");
  if (element) tell(element, "gotpointercapture");
}

function tell(element: Element, type: string): void {
  element.dispatchEvent(new (viewOf(element).PointerEvent)(type, { bubbles: true, composed: true, ...POINTER }));
}

/** Lets elements of a window capture the pointer until the returned release is called. */
export function allowCapture({ Element: { prototype } }: ReturnType<typeof viewOf>): () => void {
  const own = METHODS.map((name) => Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor);
  const answers: ((element: Element) => unknown)[] = [
    (element) => hold(element),
    (element) => holder === element && hold(null),
    (element) => holder === element,
  ];
  METHODS.forEach((name, i) => {
    const value = function (this: Element, id: number) {
      return id === POINTER_ID ? answers[i]?.(this) : own[i]?.value.call(this, id);
    };
    Object.defineProperty(prototype, name, { ...own[i], value });
  });
  return () => {
    hold(null);
    METHODS.forEach((name, i) => {
      Object.defineProperty(prototype, name, own[i] as PropertyDescriptor);
    });
  };
}
