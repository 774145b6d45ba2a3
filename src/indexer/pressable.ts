import { bodyOf, localName, windowOf } from "../dom/native";
import { documentOf } from "../dom/tree";

interface Size {
  width: number;
  height: number;
}

/** Whether an element is so large that a listener on it is the page's delegation and not a control. */
export function coversPage(element: Element, size: Size): boolean {
  const document = documentOf(element);
  return element === bodyOf(document) || localName(element) === "html" || shareOfView(element, size) > 0.5;
}

/** Of what only listens to the beginning of a press, the small is a control; the large is dragged, drawn on or swiped over. */
export const isHandy = (element: Element, size: Size) => shareOfView(element, size) < 0.05;

function shareOfView(element: Element, { width, height }: Size): number {
  const view = windowOf(documentOf(element));
  return view ? (width * height) / Math.max(1, view.innerWidth * view.innerHeight) : 0;
}
