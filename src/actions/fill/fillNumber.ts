import { attr } from "../../dom/native";
import type { Outcome, TargetAct } from "../act";
import { moveFocus } from "../focus";
import { chordOf } from "../keyboard/chord";
import { sendKey } from "../keyboard/sendKey";
import { refuse } from "../refuse";

/** Presses that a slider may take to get where it should be. */
const MOST = 200;

/** Brings a slider or spin button that is no native one to a number, by arrow keys. */
export async function fillNumber(act: TargetAct, element: Element, text: string): Promise<Outcome> {
  const wanted = Number(text);
  const now = () => Number(attr(element, "aria-valuenow") ?? Number.NaN);
  const min = Number(attr(element, "aria-valuemin") ?? Number.NEGATIVE_INFINITY);
  const max = Number(attr(element, "aria-valuemax") ?? Number.POSITIVE_INFINITY);
  if (!text.trim() || !(wanted >= min && wanted <= max) || Number.isNaN(now()))
    return refuse("wrong_type", `This ${act.entry.type} takes a number from ${min} to ${max}, not "${text}".`);
  moveFocus(element);
  const way = () => Math.sign(wanted - now());
  const first = way();
  for (let i = 0; i < MOST && way() === first && way() !== 0; i++) {
    act.signal.throwIfAborted();
    const before = now();
    await sendKey(element, chordOf(first > 0 ? "ArrowUp" : "ArrowDown"));
    if (now() === before) return;
  }
}
