import { frameOffset, type Point } from "../../dom/geometry";
import { elementAt } from "../../dom/hit";
import { localName, windowOf } from "../../dom/native";
import { documentOf } from "../../dom/tree";
import { isWidgetHost } from "../../dom/widgetHost";

/** A point of the page's view and the deepest element there. */
export interface Spot {
  point: Point;
  element: Element;
}

export type View = Window & typeof globalThis;

export const viewOf = (element: Element): View => windowOf(documentOf(element)) as View;

/** What a press at a point lands on: the chat itself lies over the page, but never in the way of its own agent. */
export function hitAt(document: Document, point: Point): Element | null {
  return elementAt(document, point, isWidgetHost);
}

/** An image is what is hit where one of its map's areas lies. */
export const isAreaUnder = (target: Element, hit: Element) =>
  localName(target) === "area" && /^(img|area)$/.test(localName(hit));

/** What every pointer, mouse, drag and wheel event at a point carries: coordinates are those of the element's own window. */
export function eventAt(element: Element, { x, y }: Point): MouseEventInit & { view: View } {
  const view = viewOf(element);
  const offset = frameOffset(documentOf(element));
  return {
    view,
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: x - offset.x,
    clientY: y - offset.y,
    screenX: Math.round(view.screenX + x),
    screenY: Math.round(view.screenY + y),
  };
}
