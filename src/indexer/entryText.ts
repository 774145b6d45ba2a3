import { chooserBox, isChooser } from "../dom/chooser";
import { drawnFor } from "../dom/drawnFor";
import { accessibleName, isSubtree, labelText } from "../dom/name";
import { localName, matches, queryFirst } from "../dom/native";
import type { Pass } from "../dom/pass";
import { squash } from "../dom/squash";
import { textOf } from "../dom/text";
import type { NameSource } from "../protocol";
import { chooserLabel } from "./chosen";
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
  const chooser = isChooser(element);
  const called = chooser ? clean(chooserLabel(element, pass)) : "";
  if (called) return { text: called, from: "label" };
  const name = accessibleName(element, pass);
  const label = clean(name.text);
  if (label && name.from !== "placeholder") return { text: label, ...source(name.from) };
  // A label that screen readers skip is painted all the same; one that nobody sees still says more than no label.
  const painted =
    clean(labelText(element, pass, { ariaHidden: true })) ||
    zoneText(element, pass) ||
    textBeside(chooser ? chooserBox(element, pass) : element, pass) ||
    columnTitle(element, pass);
  if (painted) return { text: painted, from: "label" };
  if (label) return { text: label, from: "placeholder" };
  const prompt = promptOf(element) || squash(placeholderOf(element, pass));
  if (prompt) return { text: prompt, from: "placeholder" };
  const hidden = clean(labelText(element, pass, { ariaHidden: true, hidden: true }));
  if (hidden) return { text: hidden, from: "label" };
  const content = localName(element) === "select" || isTextEntry(element) ? "" : contentText(element, pass);
  return content ? { text: content } : guessName(element);
}

/** What the zone says that files are dropped on. */
function zoneText(element: Element, pass: Pass): string {
  if (localName(element) !== "input" || (element as HTMLInputElement).type !== "file") return "";
  const zone = drawnFor(element, pass);
  return zone ? clean(textOf(zone, pass, { control: element })) : "";
}

function controlText(element: Element, pass: Pass): EntryText {
  const name = accessibleName(element, pass);
  const label = clean(name.text);
  const read = name.from === "content" && READABLE.test(label) && !queryFirst(element, SUBTREES);
  const whole = read ? label : contentText(element, pass);
  const content = withoutLigatures(element, whole, pass);
  if (!READABLE.test(content))
    return READABLE.test(label) ? { text: label, ...source(name.from) } : guessName(element, content || label);
  return label !== whole && tellsMore(label, content) ? { text: label, ...source(name.from) } : { text: content };
}

/** Fonts that paint a picture in place of its name, by the classes of those who publish them. */
const LIGATURES = "[class*=material-icons],[class*=material-symbols]";

/** "shopping_cart Cart" is seen as a picture and "Cart"; where there is a picture alone, its name is the best there is. */
function withoutLigatures(element: Element, content: string, pass: Pass): string {
  if (!queryFirst(element, LIGATURES)) return content;
  const words = clean(textOf(element, pass, { skip: (one) => matches(one, LIGATURES) || isSubtree(one) }));
  return READABLE.test(words) ? words : content.replaceAll("_", " ");
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
