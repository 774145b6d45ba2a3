import { frameDocument } from "../dom/hit";
import { activeElement, attr, closest, localName, matches, rootOf, shadowRoot } from "../dom/native";
import { hostOf } from "../dom/tree";
import { isEditingHost } from "./candidate";

const FIELD = /^(input|textarea|select)$/;
/** Buttons say what they are called; a slider and a colour always have a value. */
const VALUELESS = /^(hidden|submit|button|reset|image|range|color)$/;

/**
 * Forms that are being filled in, and fields in use that are in none: what holds the focus, or holds something that a person typed or chose. In
 * a chat the focus is the chat's, so what was typed must tell.
 */
export function formsInUse(document: Document, elements: Iterable<Element>): ReadonlySet<Element> {
  const used = new Set<Element>();
  const focused = focusedElement(document);
  if (focused && (FIELD.test(localName(focused)) || isEditingHost(focused))) used.add(formOf(focused) ?? focused);
  for (const element of elements) {
    if (FIELD.test(localName(element)) && isChanged(element as HTMLInputElement)) used.add(formOf(element) ?? element);
  }
  return used;
}

/** Its form owner, or the form that it stands in through shadow roots. */
export function formOf(element: Element): Element | null {
  if (FIELD.test(localName(element)) || localName(element) === "button") {
    const { form } = element as HTMLInputElement;
    if (form) return form;
  }
  for (let node: Element | null = element; node; node = hostOf(rootOf(node))) {
    const form = closest(node, "form");
    if (form) return form;
  }
  return null;
}

/** What holds the focus, through shadow roots and frames. */
export function focusedElement(document: Document): Element | null {
  let active = activeElement(document);
  for (;;) {
    const inner: DocumentOrShadowRoot | null = active && (shadowRoot(active) ?? frameDocument(active));
    const deeper = inner && activeElement(inner);
    if (!deeper) return active;
    active = deeper;
  }
}

function isChanged(field: HTMLInputElement): boolean {
  if (matches(field, ":user-valid,:user-invalid")) return true;
  switch (localName(field)) {
    case "select":
      return isOtherChosen(field as unknown as HTMLSelectElement);
    case "textarea":
      return field.value !== field.defaultValue;
  }
  const { type } = field;
  if (type === "checkbox" || type === "radio") return field.checked !== field.defaultChecked;
  if (type === "file") return field.value !== "";
  return !VALUELESS.test(type) && field.value !== (attr(field, "value") ?? "");
}

function isOtherChosen(select: HTMLSelectElement): boolean {
  const { options } = select;
  if (select.multiple) return [...options].some((option) => option.selected !== option.defaultSelected);
  let usual = -1;
  for (let i = 0; i < options.length; i++) if (options[i]?.defaultSelected) usual = i;
  return select.selectedIndex > 0 || usual > 0 ? select.selectedIndex !== Math.max(0, usual) : false;
}
