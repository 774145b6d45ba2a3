import { drawnBox } from "../../dom/proxyField";
import type { Outcome, TargetAct } from "../act";
import { aim } from "../aim";
import { edit } from "../edit";
import { moveFocus } from "../focus";
import { type Chord, chordOf, parseChord } from "../keyboard/chord";
import { sendKey } from "../keyboard/sendKey";
import { isRefused, refuse } from "../refuse";
import { pasteText } from "./pasteText";

/**
 * Replaces the text of an editor that only listens through a field: by its own select-all key, then as a paste, which such editors take as it is
 * (typed lines they indent, typed brackets they close).
 */
export async function fillProxy(act: TargetAct, field: Element, text: string): Promise<Outcome> {
  const spot = await aim(act, drawnBox(field), { ownCover: true });
  if (isRefused(spot)) return spot;
  if (!moveFocus(field)) return refuse("covered", "The editor doesn't take the focus.");
  await sendKey(field, parseChord("ControlOrMeta+a") as Chord);
  if (!text) {
    await sendKey(field, chordOf("Backspace"));
    return;
  }
  if (!pasteText(field, text)) edit(field, "insertText", text);
}
