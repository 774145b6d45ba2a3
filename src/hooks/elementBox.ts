import { frameOffset } from "../dom/geometry";

/** Where something is in the view of the page, in CSS pixels. */
export interface ElementBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of what a person sees of an element: a hidden native control is seen as its label. Null when there is none. */
export function elementBox(element: Element): ElementBox | null {
  const label = (element as Partial<HTMLInputElement>).labels?.[0];
  for (const one of [element, label, element.parentElement]) {
    const rect = one?.getBoundingClientRect();
    if (!one || !rect || rect.width < 4 || rect.height < 4) continue;
    const frame = frameOffset(one.ownerDocument);
    return { left: rect.left + frame.x, top: rect.top + frame.y, width: rect.width, height: rect.height };
  }
  return null;
}
