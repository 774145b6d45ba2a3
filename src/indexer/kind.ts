import { isChooser } from "../dom/chooser";
import { hasAttr, localName } from "../dom/native";
import { explicitRole } from "../dom/role";
import { isEditingHost } from "./candidate";
import type { Kind } from "./score";

const FIELDS = new Set([
  "checkbox",
  "radio",
  "switch",
  "combobox",
  "searchbox",
  "textbox",
  "slider",
  "spinbutton",
  "listbox",
]);
const BUTTON_INPUTS = new Set(["submit", "button", "reset", "image"]);

export function kindOf(element: Element): Kind {
  const name = localName(element);
  if (name === "textarea" || name === "select") return "field";
  if (name === "input") return BUTTON_INPUTS.has((element as HTMLInputElement).type) ? "button" : "field";
  const role = explicitRole(element);
  if (FIELDS.has(role) || isChooser(element)) return "field";
  if (role && role !== "link" && role !== "none" && role !== "presentation" && role !== "generic") return "button";
  if (name === "button" || name === "summary") return "button";
  if (name === "a" || name === "area" || role === "link") return "link";
  return isEditingHost(element) ? "field" : "other";
}

/** `type` of an entry. */
export function typeOf(element: Element): string {
  const name = localName(element);
  switch (name) {
    case "input":
      return hasAttr(element, "type") ? (element as HTMLInputElement).type : "input";
    case "a":
    case "area":
      if (hasAttr(element, "href") || hasAttr(element, "xlink:href")) return "link";
      break;
    case "button":
    case "textarea":
    case "select":
    case "summary":
      return name;
  }
  if (isEditingHost(element)) return "editable";
  const role = explicitRole(element);
  return role && role !== "none" && role !== "presentation" ? role : "generic";
}
