import { isConnected } from "../../dom/native";
import { flatContains, flatParent } from "../../dom/tree";
import { focusByPress } from "../focus";
import { nextTask } from "../time";
import { allowCapture, capturedFrom } from "./capture";
import { fire } from "./fire";
import { movePointer } from "./movePointer";
import { placeCaret } from "./placeCaret";
import { hitAt, isAreaUnder, type Spot, viewOf } from "./spot";

/**
 * One press with the main button, as a mouse makes it. A cancelled pointerdown takes the mouse events away but not the click; a cancelled
 * mousedown keeps the focus where it is. Dispatching the click runs what it activates (link, label, checkbox, submit), once.
 */
export async function pressPointer(document: Document, spot: Spot): Promise<void> {
  const { point } = spot;
  await movePointer(document, spot);
  const release = allowCapture(viewOf(spot.element));
  try {
    const mouse = await fire(spot.element, "pointerdown", point, { button: 0, buttons: 1, detail: 0 });
    if (mouse && (await fire(spot.element, "mousedown", point, { button: 0, buttons: 1, detail: 1 }))) {
      focusByPress(spot.element);
      placeCaret(spot);
    }
    await nextTask();

    // The page may have changed under the pointer: what is there now gets the release, and the click goes to what has both.
    const hit = hitAt(document, point);
    const over = hit && !isAreaUnder(spot.element, hit) ? hit : spot.element;
    const captured = capturedFrom(over);
    await fire(over, "pointerup", point, { button: 0 });
    if (mouse) await fire(over, "mouseup", point, { button: 0, detail: 1 });
    const clicked = captured ?? sharedBy(spot.element, over);
    if (clicked) await fire(clicked, "click", point, { button: 0, detail: 1 });
  } finally {
    release();
  }
}

/** The nearest element around both; null when the one that was pressed has left the page, where browsers click nothing. */
function sharedBy(pressed: Element, released: Element): Element | null {
  if (!isConnected(pressed)) return null;
  for (let at: Element | null = released; at; at = flatParent(at)) if (flatContains(at, pressed)) return at;
  return null;
}
