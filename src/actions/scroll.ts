import type { Act, Outcome } from "./act";
import { markScroll } from "./act";
import { eventAt, hitAt } from "./pointer/spot";
import { pressPoints } from "./pressPoints";
import { type Direction, delta, scrollBoxAround, scrollBoxInView } from "./scrollBox";
import { nextFrame } from "./time";

/** What a turn of the wheel does: the page may take it over; else the nearest box that scrolls moves. */
export async function scroll(
  act: Act,
  direction: Direction = "down",
  amount?: number,
  element?: Element,
): Promise<Outcome> {
  const axis = direction === "left" || direction === "right" ? "x" : "y";
  const box = element ? scrollBoxAround(element, axis) : scrollBoxInView(act.document, axis);
  act.scroll = markScroll(box);
  const { left, top } = delta(box, direction, amount);
  const point = pressPoints(box)[0] ?? { x: innerWidth / 2, y: innerHeight / 2 };
  const over = hitAt(act.document, point) ?? box;
  const { view, ...init } = eventAt(over, point);
  if (over.dispatchEvent(new view.WheelEvent("wheel", { ...init, view, deltaX: left, deltaY: top })))
    box.scrollBy({ left, top, behavior: "instant" });
  await nextFrame(act.signal);
  return undefined;
}
