import type { Outcome, TargetAct } from "./act";
import { aim } from "./aim";
import { pressPointer } from "./pointer/pressPointer";
import { isRefused } from "./refuse";

/** Presses the target once, where a person would. */
export async function click(act: TargetAct): Promise<Outcome> {
  const spot = await aim(act, act.element);
  if (isRefused(spot)) return spot;
  await pressPointer(act.document, spot);
}
