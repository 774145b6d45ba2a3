import { localName, textContent } from "../dom/native";
import type { Pass } from "../dom/pass";
import { isSecretField, looksLikeCard } from "../dom/secret";
import { squash } from "../dom/squash";
import { type IndexEntry, VALUE_LENGTH } from "../protocol";
import { isTextEntry, liveValue } from "./entryValue";
import { kindOf } from "./kind";

/** What a field is called, and the group that it stands in. */
interface Called {
  own: string;
  group: string;
  redacted: boolean;
}

/** Tells what is typed or chosen, or, of a secret, only whether there is something. */
export function addValue(entry: IndexEntry, element: Element, called: Called, pass: Pass): void {
  if (!called.redacted && kindOf(element) !== "field") return;
  const value = called.redacted ? rawValue(element) : liveValue(element, called.own, pass);
  const holds = squash(value) !== "";
  if (called.redacted || isSecretField(element, called, pass) || looksLikeCard(value)) {
    entry.sensitive = true;
    if (holds) entry.filled = true;
  } else if (holds) entry.value = [...squash(value)].slice(0, VALUE_LENGTH).join("");
}

/** Read to know whether there is something, and for nothing else. */
function rawValue(element: Element): string {
  const name = localName(element);
  if (name === "input" || name === "textarea" || name === "select") {
    const { type, value } = element as HTMLInputElement;
    return type === "checkbox" || type === "radio" ? "" : value;
  }
  return isTextEntry(element) ? (textContent(element) ?? "") : "";
}
