import type { Outcome, TargetAct } from "./act";
import { aim } from "./aim";
import { dragPointer } from "./pointer/dragPointer";
import { pressPoints } from "./pressPoints";
import { isRefused, refuse } from "./refuse";

/** Drags the target onto another element. */
export async function drag(act: TargetAct, to: Element): Promise<Outcome> {
  let from = await aim(act, act.element);
  if (isRefused(from)) return from;
  if (!pressPoints(to).length) {
    // Both must be in view at once, as for a person.
    to.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    from = await aim({ ...act, timeoutMs: 0 }, act.element);
    if (isRefused(from)) return from;
  }
  const end = pressPoints(to)[0];
  if (!end) return refuse("hidden", "Where it should be dragged to can't be in view together with it.");
  await dragPointer(act, from, end);
}
