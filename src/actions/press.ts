import { bodyOf, query } from "../dom/native";
import { flatContains } from "../dom/tree";
import type { Act, Outcome } from "./act";
import { focusedElement, isFocusable, moveFocus, pageFocus } from "./focus";
import { parseChord } from "./keyboard/chord";
import { sendKey } from "./keyboard/sendKey";
import { refuse } from "./refuse";

/**
 * Presses a key, with modifiers ("Enter", "a", "Control+Shift+K"). With a target it first gets the focus, without a press; without one the key
 * goes to what has the focus on the page, else to the page as a whole.
 */
export async function press(act: Act, key: string, element?: Element): Promise<Outcome> {
  const chord = parseChord(key);
  if (!chord)
    return refuse(
      "wrong_type",
      `"${key}" is no key: name one, as "Enter", "ArrowDown", "a" or "Control+k". Text is typed with fill.`,
    );
  const target = element ? focusOn(element) : pageFocus(act.document);
  // What the chat took the focus from gets it back: default actions work on the focused element.
  if (target && target !== focusedElement(act.document)) moveFocus(target);
  await sendKey(target ?? bodyOf(act.document) ?? act.document.documentElement, chord);
}

/** The target itself, or what takes the focus in it. */
function focusOn(element: Element): Element {
  const active = focusedElement(element.ownerDocument);
  if (active && flatContains(element, active)) return active;
  const taker = isFocusable(element) ? element : [...query(element, "*")].find(isFocusable);
  if (taker && moveFocus(taker)) return focusedElement(taker.ownerDocument) ?? taker;
  return element;
}
