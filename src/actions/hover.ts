import type { Outcome, TargetAct } from "./act";
import { aim } from "./aim";
import { movePointer } from "./pointer/movePointer";
import { isRefused } from "./refuse";

/**
 * Moves the pointer onto the target and leaves it there. Pages see it by its events; a style under `:hover` does not, since no script can move
 * the real pointer: then nothing is seen to change.
 */
export async function hover(act: TargetAct): Promise<Outcome> {
  const spot = await aim(act, act.element);
  if (isRefused(spot)) return spot;
  await movePointer(act.document, spot);
}
