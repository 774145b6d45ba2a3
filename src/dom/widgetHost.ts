import { WIDGET_ID } from "../protocol/widgetId";
import { attr } from "./native";
import { flatParent } from "./tree";

/** Further chats are numbered, and the inspector has a word behind: an id of the page's own that only begins alike is the page's. */
const OURS = new RegExp(`^${WIDGET_ID}(-(\\d+|inspector))?$`);

export const isWidgetHost = (element: Element): boolean => OURS.test(attr(element, "id") ?? "");

/** Whether a node belongs to the chat and not to the page. */
export function inWidget(node: Node): boolean {
  for (let at: Node | null = node; at; at = flatParent(at)) {
    if (at.nodeType === 1 && isWidgetHost(at as Element)) return true;
  }
  return false;
}
