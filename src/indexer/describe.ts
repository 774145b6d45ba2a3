import { attr, hasAttr, localName } from "../dom/native";
import type { Pass } from "../dom/pass";
import { roleOf } from "../dom/role";
import { cut, squash } from "../dom/squash";
import type { Surroundings } from "../dom/surroundings";
import { flatParent } from "../dom/tree";
import { HREF_LENGTH, type IndexEntry, OPTION_COUNT, PARENT_LENGTH, TEXT_LENGTH } from "../protocol";
import { addValue } from "./addValue";
import { type Titles, titlesOf } from "./container";
import { entryState } from "./entryState";
import { entryText } from "./entryText";
import { placeholderOf } from "./entryValue";
import { typeOf } from "./kind";
import { parentTitle } from "./parentTitle";
import type { Identity } from "./types";

/** An entry as read, with what told-apart needs later. */
export interface Described {
  entry: IndexEntry;
  identity: Identity;
  /** All titles that it stands under, nearest first. */
  titles: Titles | null;
}

export function describe(element: Element, around: Surroundings, pass: Pass): Described {
  const redacted = around.redacted;
  const type = typeOf(element);
  const { text: whole, from } = redacted ? redactedText(element, pass) : entryText(element, pass);
  const text = cut(whole, TEXT_LENGTH);
  const entry: IndexEntry = { id: 0, type, text, visible: true };

  const titles = titlesOf(redacted ? outermostRedaction(element) : element, pass);
  const title = parentTitle(element, titles, { text: whole, redacted }, pass);
  if (title) entry.parent = title.text;
  if (from) entry.nameFrom = from;
  if (!redacted) {
    const label = squash(attr(element, "aria-label") ?? "");
    if (label) entry.ariaLabel = cut(label, TEXT_LENGTH);
    const placeholder = placeholderOf(element, pass);
    if (placeholder) entry.placeholder = cut(squash(placeholder), TEXT_LENGTH);
    const href = attr(element, "href") ?? attr(element, "xlink:href");
    if (href !== null && type === "link") entry.href = href.trim().slice(0, HREF_LENGTH);
    if (localName(element) === "select") entry.options = optionLabels(element as HTMLSelectElement);
  }
  addValue(entry, element, { own: whole, group: title?.text ?? "", redacted }, pass);
  const role = roleOf(element);
  if (role !== type && hasAttr(element, "role") && role !== "generic") entry.role = role;
  Object.assign(entry, entryState(element));
  if (around.disabled || pass.style(element).pointerEvents === "none") entry.disabled = true;
  if (around.dialog) entry.inModal = true;
  const { frame } = around;
  if (frame)
    entry.frame = cut(
      squash(attr(frame, "title") || attr(frame, "name") || attr(frame, "id") || "frame"),
      PARENT_LENGTH,
    );

  return { entry, identity: { type, text, parent: entry.parent ?? "" }, titles };
}

function optionLabels(select: HTMLSelectElement): string[] {
  return Array.from(select.options)
    .slice(0, OPTION_COUNT)
    .map((option) => cut(squash(option.label), TEXT_LENGTH));
}

/** Of what is under `[data-leflux-redact]` nothing is told but what its author wrote on the redacted field itself. */
function redactedText(element: Element, pass: Pass): ReturnType<typeof entryText> {
  const field = /^(input|textarea|select)$/.test(localName(element));
  return field && hasAttr(element, "data-leflux-redact") && outermostRedaction(element) === element
    ? entryText(element, pass)
    : { text: "" };
}

function outermostRedaction(element: Element): Element {
  let outermost = element;
  for (let node: Element | null = element; node; node = flatParent(node))
    if (hasAttr(node, "data-leflux-redact")) outermost = node;
  return outermost;
}
