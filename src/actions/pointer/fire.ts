import type { Point } from "../../dom/geometry";
import { capturedFrom, POINTER } from "./capture";
import { eventAt } from "./spot";

/**
 * Dispatches one pointer or mouse event (`click` is a pointer event too), then lets the page's microtasks run, as the browser does between two
 * events. Returns whether it was not cancelled.
 */
export async function fire(
  target: Element,
  type: string,
  point: Point,
  extra: PointerEventInit = {},
): Promise<boolean> {
  const isMouse = type.startsWith("mouse");
  const at = (!isMouse && capturedFrom(target)) || target;
  const { view, ...init } = eventAt(at, point);
  const event = isMouse
    ? new view.MouseEvent(type, { ...init, view, ...extra })
    : new view.PointerEvent(type, { ...init, view, pressure: extra.buttons ? 0.5 : 0, ...POINTER, ...extra });
  const kept = at.dispatchEvent(event);
  await null;
  return kept;
}
