import { accessibleName, isSubtree, labelText } from "../dom/name";
import { localName, queryFirst } from "../dom/native";
import type { Pass } from "../dom/pass";
import { squash } from "../dom/squash";
import { textOf } from "../dom/text";
import type { NameSource } from "../protocol";
import { isTextEntry, placeholderOf } from "./entryValue";
import { textBeside } from "./fieldLabel";
import { guessName } from "./guessName";
import { kindOf } from "./kind";
import { columnTitle } from "./tableTitle";

export interface EntryText {
  text: string;
  /** Where it came from, unless it is painted inside the element itself. */
  from?: NameSource;
}

const SUBTREES = "[role=group],[role=menu],[role=tree],[role=listbox]";
const READABLE = /[\p{L}\p{N}]/u;
/** Glyphs of icon fonts say nothing as text. */
const ICON_GLYPHS = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/gu;

/** Visible text, or label, or placeholder, whichever tells most; for form fields and comboboxes the label first. */
export function entryText(element: Element, pass: Pass): EntryText {
  return kindOf(element) === "field" ? fieldText(element, pass) : controlText(element, pass);
}

function fieldText(element: Element, pass: Pass): EntryText {
  const name = accessibleName(element, pass);
  const label = clean(name.text);
  if (label && name.from !== "placeholder") return { text: label, ...source(name.from) };
  // A label that screen readers skip is painted all the same; one that nobody sees still says more than no label.
  const painted =
    clean(labelText(element, pass, { ariaHidden: true })) || textBeside(element, pass) || columnTitle(element, pass);
  if (painted) return { text: painted, from: "label" };
  if (label) return { text: label, from: "placeholder" };
  const prompt = promptOf(element) || squash(placeholderOf(element));
  if (prompt) return { text: prompt, from: "placeholder" };
  const hidden = clean(labelText(element, pass, { ariaHidden: true, hidden: true }));
  if (hidden) return { text: hidden, from: "label" };
  const content = localName(element) === "select" || isTextEntry(element) ? "" : contentText(element, pass);
  return content ? { text: content } : guessName(element);
}

function controlText(element: Element, pass: Pass): EntryText {
  const name = accessibleName(element, pass);
  const label = clean(name.text);
  const read = name.from === "content" && READABLE.test(label) && !queryFirst(element, SUBTREES);
  const content = read ? label : contentText(element, pass);
  if (!READABLE.test(content))
    return READABLE.test(label) ? { text: label, ...source(name.from) } : guessName(element, content || label);
  return tellsMore(label, content) ? { text: label, ...source(name.from) } : { text: content };
}

/** A label that says what is painted and more, or says in words what is painted as a letter or two ("X", "EN"). */
function tellsMore(label: string, content: string): boolean {
  if (label.length <= content.length) return false;
  return content.length <= 2 || label.toLowerCase().includes(content.toLowerCase());
}

function source(from: string): { from?: NameSource } {
  return from && from !== "content" && from !== "value" ? { from: from as NameSource } : {};
}

const clean = (text: string) => squash(text.replace(ICON_GLYPHS, " "));

/** What is painted inside; of a branch of a tree or a menu only its own line. What is hidden from screen readers alone is seen all the same. */
function contentText(element: Element, pass: Pass): string {
  if (localName(element) === "input") return clean(accessibleName(element, pass).text);
  const announced = clean(textOf(element, pass, { skip: isSubtree }));
  return READABLE.test(announced)
    ? announced
    : clean(textOf(element, pass, { skip: isSubtree, ariaHidden: true })) || announced;
}

/** The first option of a select where it is no choice but says what to choose: "Select a size". */
function promptOf(element: Element): string {
  if (localName(element) !== "select") return "";
  const first = (element as HTMLSelectElement).options[0];
  return first && first.value === "" ? squash(first.label) : "";
}
