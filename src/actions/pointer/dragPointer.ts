import type { Point } from "../../dom/geometry";
import { attr, hasAttr, localName } from "../../dom/native";
import { flatParent } from "../../dom/tree";
import type { Act } from "../act";
import { focusByPress } from "../focus";
import { nextFrame } from "../time";
import { allowCapture } from "./capture";
import { startDrag } from "./dragAndDrop";
import { fire } from "./fire";
import { movePointer } from "./movePointer";
import { hitAt, type Spot, viewOf } from "./spot";

/** Stops on the way: the first ones near, since sortables begin to drag after a few pixels. */
const STOPS = [0.02, 0.06, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1, 1];

/**
 * Presses, moves and lets go, a frame at a time, so that what follows the pointer can measure where it is. What is draggable once it is pressed
 * (some pages make it so only then) is dragged as HTML drag and drop does.
 */
export async function dragPointer(act: Act, from: Spot, to: Point): Promise<void> {
  const { document } = act;
  await movePointer(document, from);
  const release = allowCapture(viewOf(from.element));
  let at = from;
  let up = true;
  try {
    const mouse = await fire(from.element, "pointerdown", from.point, { button: 0, buttons: 1 });
    if (mouse && (await fire(from.element, "mousedown", from.point, { button: 0, buttons: 1, detail: 1 }))) {
      focusByPress(from.element);
      const source = draggableAround(from.element);
      const drag = source && (await startDrag(act, source, from));
      // From here on the browser's own drag has the pointer: the page gets no more of its events.
      up = !drag;
      if (drag) return await drag.to(stops(from.point, to));
    }
    for (const point of stops(from.point, to)) {
      await nextFrame(act.signal);
      at = { point, element: hitAt(document, point) ?? at.element };
      await movePointer(document, at, { buttons: 1 });
    }
    await nextFrame(act.signal);
  } finally {
    // A drag that is stopped lets go where it is.
    if (up) {
      await fire(at.element, "pointerup", at.point, { button: 0 });
      await fire(at.element, "mouseup", at.point, { button: 0, detail: 1 });
    }
    release();
  }
}

function stops(from: Point, to: Point): Point[] {
  return STOPS.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
}

function draggableAround(element: Element): Element | null {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (attr(at, "draggable") === "true") return at;
    if (attr(at, "draggable") === "false") return null;
    if ((localName(at) === "a" && hasAttr(at, "href")) || localName(at) === "img") return at;
  }
  return null;
}
