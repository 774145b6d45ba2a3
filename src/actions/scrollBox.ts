import { bodyOf, documentElement } from "../dom/native";
import { documentOf, flatParent } from "../dom/tree";
import { pageFocus } from "./focus";
import type { Chord } from "./keyboard/chord";
import { hitAt, viewOf } from "./pointer/spot";

export type Direction = "up" | "down" | "left" | "right";

/** The nearest box around an element, itself included, that can scroll along an axis: an element, or its document's own view. */
export function scrollBoxAround(element: Element, axis: "x" | "y"): Element {
  for (let at: Element | null = element; at; at = flatParent(at)) if (scrolls(at, axis)) return at;
  return viewBoxOf(documentOf(element));
}

/** The nearest box that scrolls at the middle of the view: in a modal that is open, that is one of its own. */
export function scrollBoxInView(document: Document, axis: "x" | "y"): Element {
  const hit = hitAt(document, { x: innerWidth / 2, y: innerHeight / 2 });
  const modal = [...document.querySelectorAll("dialog:modal,[aria-modal=true]")].findLast((dialog) =>
    dialog.checkVisibility(),
  );
  if (modal && !(hit && modal.contains(hit))) {
    const inside = [modal, ...modal.querySelectorAll("*")].find((element) => scrolls(element, axis));
    if (inside) return inside;
  }
  return scrollBoxAround(hit ?? document.documentElement, axis);
}

const viewBoxOf = (document: Document): Element => document.scrollingElement ?? document.documentElement;

function scrolls(element: Element, axis: "x" | "y"): boolean {
  const document = documentOf(element);
  const far = axis === "x" ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
  if (!far) return false;
  const isView = element === viewBoxOf(document);
  const style = viewOf(element).getComputedStyle(element);
  const overflow = axis === "x" ? style.overflowX : style.overflowY;
  if (isView) return overflow !== "hidden" && overflow !== "clip" && !hiddenBody(document, axis);
  if (element === bodyOf(document) || element === documentElement(document)) return false;
  return overflow === "auto" || overflow === "scroll" || overflow === "overlay";
}

/** CSS: the body's overflow is the view's, unless the root has its own. */
function hiddenBody(document: Document, axis: "x" | "y"): boolean {
  const body = bodyOf(document);
  const style = body && viewOf(body).getComputedStyle(body);
  const overflow = axis === "x" ? style?.overflowX : style?.overflowY;
  return overflow === "hidden" || overflow === "clip";
}

/** CSS pixels for a way and an amount; by default 80 % of what the box shows. */
export function delta(box: Element, direction: Direction, amount?: number): { left: number; top: number } {
  const sideways = direction === "left" || direction === "right";
  const size = amount ?? (sideways ? box.clientWidth : box.clientHeight) * 0.8;
  const signed = direction === "up" || direction === "left" ? -size : size;
  return sideways ? { left: signed, top: 0 } : { left: 0, top: signed };
}

/** What arrows, Page, Home, End and Space scroll when nothing else wants them. */
export function scrollByKey(target: Element, { key, shiftKey }: Chord): void {
  const document = documentOf(target);
  const axis = key === "ArrowLeft" || key === "ArrowRight" ? "x" : "y";
  const box = pageFocus(document) ? scrollBoxAround(target, axis) : scrollBoxInView(document, axis);
  const page = box.clientHeight * 0.9;
  const moves: Record<string, [number, number]> = {
    ArrowUp: [0, -40],
    ArrowDown: [0, 40],
    ArrowLeft: [-40, 0],
    ArrowRight: [40, 0],
    PageUp: [0, -page],
    PageDown: [0, page],
    Home: [0, -box.scrollHeight],
    End: [0, box.scrollHeight],
    " ": [0, shiftKey ? -page : page],
  };
  const move = moves[key];
  if (move) box.scrollBy({ left: move[0], top: move[1], behavior: "instant" });
}
