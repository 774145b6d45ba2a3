import type { NameSource } from "../protocol";
import { buttonText } from "./embedded";
import { labelsOf } from "./label";
import { attr, closest, contains, firstElementChild, localName, nextElementSibling } from "./native";
import type { Pass } from "./pass";
import { explicitRole, NAMED_BY_CONTENT, roleOf } from "./role";
import { squash } from "./squash";
import { isSvg, svgName } from "./svgName";
import { referencedText, type TextOptions, textOf, textOfNode } from "./text";

/** A name and where it came from; `content` is what is painted inside the element. */
export interface Name {
  text: string;
  from: NameSource | "content" | "value" | "";
}

const NONE: Name = { text: "", from: "" };

/** Accessible name by the W3C's accname 1.2 and HTML-AAM 1.0. */
export function accessibleName(element: Element, pass: Pass): Name {
  const memo = pass.memo<Element, Name>(accessibleName);
  let name = memo.get(element);
  if (!name) {
    name = compute(element, pass);
    memo.set(element, name);
  }
  return name;
}

function compute(element: Element, pass: Pass): Name {
  const referenced = referencedText(element, pass);
  if (referenced) return { text: referenced, from: "labelledby" };
  const label = squash(attr(element, "aria-label") ?? "");
  if (label) return { text: label, from: "aria-label" };
  const native = nativeName(element, localName(element), pass);
  if (native.text) return native;
  const role = roleOf(element);
  // What is typed into an element is its value.
  if (NAMED_BY_CONTENT.has(role) && !isEdited(element)) {
    const text = textOf(element, pass, BRANCHES.has(role) ? { skip: isSubtree } : {});
    if (text) return { text, from: "content" };
  }
  const title = squash(attr(element, "title") ?? "");
  if (title) return { text: title, from: "title" };
  const placeholder = squash(attr(element, "placeholder") ?? attr(element, "aria-placeholder") ?? "");
  return placeholder ? { text: placeholder, from: "placeholder" } : NONE;
}

function isEdited(element: Element): boolean {
  const editable = attr(element, "contenteditable");
  return editable !== null && editable.toLowerCase() !== "false";
}

/** An item that opens others is named by its own line alone. */
const BRANCHES = new Set(["menuitem", "menuitemcheckbox", "menuitemradio", "treeitem"]);
const SUBTREES = new Set(["group", "menu", "tree", "listbox"]);
export const isSubtree = (element: Element) => SUBTREES.has(explicitRole(element));

/** HTML-AAM and SVG-AAM: what the host language itself names an element by. */
function nativeName(element: Element, name: string, pass: Pass): Name {
  switch (name) {
    case "input":
    case "select":
    case "textarea":
    case "button":
    case "meter":
    case "progress":
    case "output": {
      const label = labelText(element, pass);
      if (label) return { text: label, from: "label" };
      const said = name === "input" ? buttonText(element as HTMLInputElement) : null;
      return said ? from(said.from, said.text) : NONE;
    }
    case "img":
    case "area":
      return from("alt", attr(element, "alt"));
    case "fieldset":
      return firstChildText(element, "legend", pass);
    case "table":
      return firstChildText(element, "caption", pass);
    case "figure":
      return firstChildText(element, "figcaption", pass);
    default:
      return isSvg(element) ? from("title", svgName(element)) : NONE;
  }
}

/** What the labels of a control say; those that are hidden, from the eye or from screen readers, only with the options that say so. */
export function labelText(control: Element, pass: Pass, options: TextOptions = {}): string {
  const texts = labelsOf(control)
    .filter((label) => options.ariaHidden || isAnnounced(label, control))
    .map((label) => textOfNode(label, pass, { ...options, control }));
  return squash(texts.join(" "));
}

/** A label that `aria-hidden` covers says nothing, unless its control is covered with it. */
function isAnnounced(label: Element, control: Element): boolean {
  const covered = closest(label, "[aria-hidden=true]");
  return !covered || contains(covered, control);
}

function firstChildText(element: Element, name: string, pass: Pass): Name {
  for (let child = firstElementChild(element); child; child = nextElementSibling(child)) {
    if (localName(child) === name) return from("content", textOf(child, pass));
  }
  return NONE;
}

function from(source: Name["from"], text: string | null): Name {
  const squashed = squash(text ?? "");
  return squashed ? { text: squashed, from: source } : NONE;
}
