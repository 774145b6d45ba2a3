import { documentOf } from "../../dom/tree";
import { eventAt, type Spot, viewOf } from "./spot";

/** In an editable, a press puts the caret where it lands. */
export function placeCaret({ element, point }: Spot): void {
  if (!(element as HTMLElement).isContentEditable) return;
  const { clientX = 0, clientY = 0 } = eventAt(element, point);
  const range = documentOf(element).caretRangeFromPoint?.(clientX, clientY);
  if (range) viewOf(element).getSelection()?.collapse(range.startContainer, range.startOffset);
}
