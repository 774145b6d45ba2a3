import { WIDGET_ID } from "../protocol/widgetId";
import { attr } from "./native";
import { flatParent } from "./tree";

export function isWidgetHost(element: Element): boolean {
  return attr(element, "id")?.startsWith(WIDGET_ID) ?? false;
}

/** Whether a node belongs to the chat and not to the page. */
export function inWidget(node: Node): boolean {
  for (let at: Node | null = node; at; at = flatParent(at)) {
    if (at.nodeType === 1 && isWidgetHost(at as Element)) return true;
  }
  return false;
}
