import { viewOf } from "../pointer/spot";

/** Hands a text to the page as a paste; returns whether the page took it over. By itself a paste that is told by a script does nothing. */
export function pasteText(target: Element, text: string): boolean {
  const { ClipboardEvent, DataTransfer } = viewOf(target);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
  return !target.dispatchEvent(new ClipboardEvent("paste", init));
}
