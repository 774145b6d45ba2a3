import { attr, closest, localName, query } from "./native";
import type { Pass } from "./pass";
import { explicitRole } from "./role";
import { CARD_FORMAT, EXPIRY, EXPIRY_FORMAT, GLUED, SECRET_WORDS, SHORT_NAMES, WHOLE_NAMES } from "./secretWords";

/*
 * Which fields hold a secret: what is typed there is never told. By type, autocomplete token and masking for certain; by name, id, placeholder
 * and label in seven languages; and by look, since a card number may be typed anywhere.
 */

const SECRET_TOKENS =
  /^(current-password|new-password|one-time-code|cc-(number|csc|exp|exp-month|exp-year|type|name|given-name|family-name|additional-name))$/;
const NO_SECRET = new Set([
  "checkbox",
  "radio",
  "submit",
  "button",
  "reset",
  "image",
  "file",
  "range",
  "color",
  "hidden",
]);

/** Whether what is typed into a field must not be told. `labels`: what the field is called, and the group that it stands in. */
export function isSecretField(element: Element, labels: { own: string; group?: string }, pass?: Pass): boolean {
  const name = localName(element);
  const { type } = element as HTMLInputElement;
  if (name === "input") {
    if (type === "password") return true;
    if (NO_SECRET.has(type)) return false;
  }
  // Comboboxes say `new-password` to keep the browser from filling them in.
  if (hasSecretToken(element) && explicitRole(element) !== "combobox") return true;
  const ids = [attr(element, "name"), attr(element, "id"), attr(element, "data-testid")];
  const labelled = [labels.own, attr(element, "aria-label"), attr(element, "placeholder"), attr(element, "title")];
  if (name === "select") return isExpiry([...ids, ...labelled]) && besideCardNumber(element);
  if (ids.some(identifiesSecret) || labelled.some(saysSecret)) return true;
  if (labelled.some((text) => text !== null && (EXPIRY_FORMAT.test(text) || CARD_FORMAT.test(text)))) return true;
  if (isExpiry([...ids, ...labelled]) && besideCardNumber(element)) return true;
  if (isShort(element)) {
    if (labels.group && saysSecret(labels.group)) return true;
    if (labelled.some((text) => text !== null && SHORT_NAMES.test(words(text)))) return true;
  }
  return (name === "input" || name === "textarea") && isMasked(element, pass);
}

/** By the tokens of `autocomplete`, whatever the field is called. */
function hasSecretToken(element: Element): boolean {
  const tokens = attr(element, "autocomplete")?.toLowerCase().split(/\s+/);
  return tokens?.some((token) => SECRET_TOKENS.test(token)) ?? false;
}

/** `cardNumber`, `card_number` and `card-number` are two words. */
function words(identifier: string): string {
  return identifier
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/[\s_\-.[\]:'’/()*]+/g, " ")
    .trim();
}

/** Whether a name, label or identifier says that a field is for a secret. */
export function saysSecret(text: string | null): boolean {
  if (!text) return false;
  const said = words(text);
  return WHOLE_NAMES.test(said) || SECRET_WORDS.test(said);
}

const identifiesSecret = (id: string | null) => id !== null && (saysSecret(id) || GLUED.test(id));

const isExpiry = (texts: (string | null)[]) => texts.some((text) => text !== null && EXPIRY.test(words(text)));

/** In the form or group of a card's number; "card expiry" says so itself. */
function besideCardNumber(element: Element): boolean {
  const form = closest(element, "form,fieldset,[role=group],[role=form],section");
  if (!form) return false;
  for (const field of query(form, "input")) {
    if (field === element) continue;
    if (attr(field, "autocomplete")?.includes("cc-number")) return true;
    const said = [attr(field, "name"), attr(field, "id"), attr(field, "placeholder"), attr(field, "aria-label")];
    const labels = [...((field as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    if (
      said.some((id) => id !== null && /card|cc|karte|carte|tarjeta|cart(a|ã)o|kaart/i.test(id)) &&
      said.some(identifiesSecret)
    )
      return true;
    if (labels.some(saysSecret)) return true;
  }
  return false;
}

/** One box of several for a code, or one box for a short one. */
function isShort(element: Element): boolean {
  const { maxLength, type, inputMode } = element as HTMLInputElement;
  return (maxLength > 0 && maxLength <= 8) || type === "tel" || type === "number" || inputMode === "numeric";
}

/** Drawn as dots, though it is no password field by type. */
function isMasked(element: Element, pass: Pass | undefined): boolean {
  const masking = pass?.style(element).getPropertyValue("-webkit-text-security");
  return masking !== undefined && masking !== "" && masking !== "none";
}

/** Characters that people put between the groups of a number. */
const SEPARATORS = /[\s.\-–—/·]{1,3}/;

/** A payment card's number by look: 13 to 19 digits, grouped or not, whose check digit is right (ISO/IEC 7812-1, Luhn). */
export function looksLikeCard(text: string): boolean {
  const plain = text.normalize("NFKC");
  for (const run of plain.match(/\d(?:[\s.\-–—/·]{0,3}\d){12,}/g) ?? []) {
    const groups = run.split(SEPARATORS);
    if (isCard(groups.join(""))) return true;
    // An expiry date or a security code may stand behind the number.
    for (let from = 0; from < groups.length; from++) {
      let digits = "";
      for (let to = from; to < groups.length && (groups[to] as string).length >= 4 && digits.length < 19; to++) {
        digits += groups[to];
        if (isCard(digits)) return true;
      }
    }
  }
  return false;
}

/** Books have 13 digits too, and a prefix that no card has. */
const isCard = (digits: string) =>
  digits.length >= 13 &&
  digits.length <= 19 &&
  !/^97[89]\d{10}$/.test(digits) &&
  !/^(\d)\1+$/.test(digits) &&
  passesLuhn(digits);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = digits.length - 1, double = false; i >= 0; i--, double = !double) {
    const digit = Number(digits[i]) * (double ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
