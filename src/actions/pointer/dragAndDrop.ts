import type { Point } from "../../dom/geometry";
import type { Act } from "../act";
import { nextFrame } from "../time";
import { fire } from "./fire";
import { eventAt, hitAt, type Spot, viewOf } from "./spot";

export interface Drag {
  /** Goes along these points and lets go at the last one. */
  to(points: readonly Point[]): Promise<void>;
}

/** Begins HTML drag and drop of a pressed element; null when the page doesn't let it begin. */
export async function startDrag(act: Act, source: Element, from: Spot): Promise<Drag | null> {
  const data = new (viewOf(source).DataTransfer)();
  if (!dispatchDrag(source, "dragstart", from.point, data)) return null;
  await fire(from.element, "pointercancel", from.point);
  return {
    async to(points) {
      let end = from.point;
      try {
        await nextFrame(act.signal);
        if (await dropAlong(act, points, data, source)) end = points.at(-1) ?? end;
      } finally {
        if (source.isConnected) dispatchDrag(source, "dragend", end, data);
      }
    },
  };
}

/** Brings what is dragged over points and lets it go at the last one, if what is there accepts it; returns whether it did. */
export async function dropAlong(
  act: Act,
  points: readonly Point[],
  data: DataTransfer,
  source?: Element,
): Promise<boolean> {
  let over: Element | null = null;
  let accepted = false;
  for (const point of points) {
    if (source?.isConnected) dispatchDrag(source, "drag", point, data);
    const now = hitAt(act.document, point);
    if (now !== over) {
      if (now) dispatchDrag(now, "dragenter", point, data);
      if (over?.isConnected) dispatchDrag(over, "dragleave", point, data);
      over = now;
    }
    accepted = over !== null && !dispatchDrag(over, "dragover", point, data);
    await nextFrame(act.signal);
  }
  const last = points.at(-1);
  if (over && last) dispatchDrag(over, accepted ? "drop" : "dragleave", last, data);
  return accepted;
}

/** Returns whether the event was not cancelled. */
function dispatchDrag(target: Element, type: string, point: Point, dataTransfer: DataTransfer): boolean {
  const { view, ...init } = eventAt(target, point);
  const cancelable = type !== "dragleave" && type !== "dragend";
  return target.dispatchEvent(new view.DragEvent(type, { ...init, view, cancelable, dataTransfer }));
}
