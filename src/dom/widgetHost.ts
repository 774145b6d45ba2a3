import { attr } from "./native";
import { flatParent } from "./tree";

/** Id of the chat's host element; further chats on a page have it with a number behind. */
export const WIDGET_ID = "ai-chat-widget-container";

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
