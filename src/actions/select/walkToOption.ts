import { accessibleName } from "../../dom/name";
import { attr, byId, rootOf } from "../../dom/native";
import { openPass } from "../../dom/pass";
import type { TargetAct } from "../act";
import { focusedElement } from "../focus";
import { chordOf } from "../keyboard/chord";
import { sendKey } from "../keyboard/sendKey";
import { matchOption } from "./matchOption";

const MOST_STEPS = 300;
const LONGEST_MS = 3000;

/** A list that only keys move through says by `aria-activedescendant` where it is; returns whether the option was reached and chosen. */
export async function walkToOption({ element, signal }: TargetAct, text: string): Promise<boolean> {
  const seen = new Set<string>();
  const end = performance.now() + LONGEST_MS;
  for (let step = 0; step < MOST_STEPS && performance.now() < end; step++) {
    const focused = focusedElement(element.ownerDocument);
    const id = focused && attr(focused, "aria-activedescendant");
    const active = id && byId(rootOf(focused), id);
    if (active && matchOption([{ label: accessibleName(active, openPass()).text }], text)) {
      await sendKey(focused, chordOf("Enter"));
      return true;
    }
    if (!focused || !active || seen.has(active.id)) return false;
    seen.add(active.id);
    signal.throwIfAborted();
    await sendKey(focused, chordOf("ArrowDown"));
  }
  return false;
}
