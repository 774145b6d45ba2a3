import { frameDocument } from "../../dom/hit";
import { attr, checkVisibility, firstElementChild, localName, nextElementSibling, shadowRoot } from "../../dom/native";
import { isWidgetHost } from "../../dom/widgetHost";
import { isTextField } from "../edit";
import { focusedElement, isFocusable, moveFocus } from "../focus";

/** Tab: moves the focus to the next element that takes it, through open shadow roots and same-origin frames; from the last to the first. */
export function moveTab(document: Document, from: Element, back: boolean): void {
  const page = globalThis.document;
  const order = tabOrder(page);
  const all = inOrder(page.documentElement);
  const place = all.indexOf(from);
  let at = order.indexOf(from);
  if (at < 0) {
    // From where nothing takes the focus: to what comes after it in the page, or before it.
    const after = order.findIndex((element) => all.indexOf(element) > place);
    at = back ? (after < 0 ? order.length : after) : (after < 0 ? order.length : after) - 1;
  }
  for (let tries = 0; tries < order.length; tries++) {
    at = (at + (back ? -1 : 1) + order.length) % order.length;
    const next = order[at] as Element;
    if (moveFocus(next)) {
      if (isTextField(next) && localName(next) === "input") next.select();
      return;
    }
  }
  (focusedElement(document) as HTMLElement | null)?.blur();
}

/** What Tab goes through: positive `tabindex` first, then page order; of a radio group the checked one. */
function tabOrder(document: Document): Element[] {
  const found = inOrder(document.documentElement).filter(isTabbable);
  const index = (element: Element) => (element as HTMLElement).tabIndex || Number.POSITIVE_INFINITY;
  return found
    .map((element, place) => ({ element, place }))
    .sort((a, b) => (index(a.element) === index(b.element) ? a.place - b.place : index(a.element) - index(b.element)))
    .map(({ element }) => element);
}

function isTabbable(element: Element): boolean {
  if (!isFocusable(element) || Number(attr(element, "tabindex")) < 0 || localName(element) === "iframe") return false;
  if (!checkVisibility(element, { visibilityProperty: true })) return false;
  const { type, name, checked, form } = element as HTMLInputElement;
  if (localName(element) !== "input" || type !== "radio" || checked || !name) return true;
  const group = (element.getRootNode() as Document).querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
  return ![...group].some((other) => other.name === name && other.form === form);
}

/** Every element in the order of the flat tree, frames' documents included, the chat left out. */
function inOrder(root: Element): Element[] {
  const found: Element[] = [];
  const stack: Element[] = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    if (isWidgetHost(element)) continue;
    found.push(element);
    stack.push(...childrenOf(element).reverse());
  }
  return found;
}

function childrenOf(element: Element): Element[] {
  const frame = frameDocument(element);
  if (frame) return frame.documentElement ? [frame.documentElement] : [];
  if (localName(element) === "slot") {
    const assigned = (element as HTMLSlotElement).assignedElements();
    if (assigned.length) return assigned;
  }
  const children: Element[] = [];
  const shadow = shadowRoot(element);
  const first = shadow ? shadow.firstElementChild : firstElementChild(element);
  for (let child = first; child; child = nextElementSibling(child)) children.push(child);
  return children;
}
