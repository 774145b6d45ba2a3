import { isChooser } from "../dom/chooser";
import { attr, firstElementChild, localName } from "../dom/native";
import type { Pass } from "../dom/pass";
import { explicitRole } from "../dom/role";
import { squash } from "../dom/squash";
import { textOf } from "../dom/text";
import { chosenText, promptText } from "./chosen";

const NO_VALUE = new Set(["checkbox", "radio", "submit", "button", "reset", "image", "hidden"]);

/** Whether what is inside an element is what a person typed: a native text control, an editing host, a custom text box. */
export function isTextEntry(element: Element): boolean {
  const name = localName(element);
  if (name === "input" || name === "textarea") return true;
  const role = explicitRole(element);
  if (role === "textbox" || role === "searchbox") return true;
  const editable = attr(element, "contenteditable");
  return editable !== null && editable.toLowerCase() !== "false";
}

/** What is typed or chosen now, whole and not yet checked for secrets; "" for what holds no value. */
export function liveValue(element: Element, text: string, pass: Pass): string {
  switch (localName(element)) {
    case "input": {
      const input = element as HTMLInputElement;
      if (NO_VALUE.has(input.type)) return "";
      if (input.type === "file") return [...(input.files ?? [])].map((file) => file.name).join(", ");
      return input.value || (isChooser(input) ? chosenText(input, pass) : "");
    }
    case "textarea":
      return (element as HTMLTextAreaElement).value;
    case "select":
      return [...(element as HTMLSelectElement).selectedOptions].map((option) => squash(option.label)).join(", ");
  }
  const role = explicitRole(element);
  if (role === "slider" || role === "spinbutton" || role === "scrollbar")
    return attr(element, "aria-valuetext") ?? attr(element, "aria-valuenow") ?? "";
  if (isTextEntry(element)) return textOf(element, pass, TYPED);
  if (!isChooser(element)) return "";
  const chosen = chosenText(element, pass);
  return chosen === text ? "" : chosen;
}

/** Raw placeholder, that of a rich text editor included, which keeps it on itself or on its first line. */
export function placeholderOf(element: Element, pass: Pass): string {
  const own = attr(element, "placeholder") ?? attr(element, "aria-placeholder");
  if (!own && isChooser(element)) return promptText(element, pass);
  if (own !== null || !isTextEntry(element)) return own ?? "";
  const line = firstElementChild(element);
  return attr(element, "data-placeholder") ?? (line && attr(line, "data-placeholder")) ?? "";
}

/** What is typed is no generated content, and is typed whether or not screen readers are told. */
const TYPED = { ariaHidden: true, generated: false } as const;
