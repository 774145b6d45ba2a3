import { attr, localName, query, textContent } from "./native";
import { explicitRole } from "./role";
import { isSecretField } from "./secret";

/**
 * What a control inside a name adds to it (accname 2C), or undefined when it is read like anything else. Text fields add their own label in
 * place of what is typed: that may be a secret, and a name must never carry it.
 */
export function embeddedValue(element: Element): string | undefined {
  switch (localName(element)) {
    case "select":
      if (isSecretField(element, { own: "" })) return "";
      return [...(element as HTMLSelectElement).selectedOptions].map((option) => option.text).join(" ");
    case "textarea":
      return fieldLabel(element);
    case "input":
      return inputValue(element as HTMLInputElement);
  }
  switch (explicitRole(element)) {
    case "slider":
    case "spinbutton":
      return attr(element, "aria-valuetext") ?? attr(element, "aria-valuenow") ?? "";
    case "listbox":
      return [...query(element, "[role=option][aria-selected=true]")].map(textContent).join(" ");
    case "textbox":
    case "searchbox":
      return fieldLabel(element);
  }
  const editable = attr(element, "contenteditable");
  return editable !== null && editable.toLowerCase() !== "false" ? fieldLabel(element) : undefined;
}

function inputValue(input: HTMLInputElement): string | undefined {
  switch (input.type) {
    case "range":
      return input.value;
    case "checkbox":
    case "radio":
      return undefined;
    case "submit":
    case "reset":
    case "button":
    case "image":
      return attr(input, "aria-label")?.trim() || buttonText(input)?.text || attr(input, "title") || "";
    default:
      return fieldLabel(input);
  }
}

/** What an input that is a button says (HTML-AAM), and which attribute says it. */
export function buttonText(input: HTMLInputElement): { text: string; from: "value" | "alt" | "title" } | null {
  const say = (from: "value" | "alt" | "title", otherwise = "") => {
    const text = attr(input, from) ?? otherwise;
    return text.trim() ? { text, from } : null;
  };
  switch (input.type) {
    case "submit":
      return say("value", "Submit");
    case "reset":
      return say("value", "Reset");
    case "button":
      return say("value");
    case "image":
      return say("alt") ?? say("value") ?? say("title") ?? { text: "Submit", from: "value" };
    default:
      return null;
  }
}

const fieldLabel = (element: Element) =>
  ["aria-label", "title", "placeholder", "aria-placeholder"].map((name) => attr(element, name)?.trim()).find(Boolean) ??
  "";
