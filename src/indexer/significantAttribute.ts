import { attr, hasAttr, localName, rootOf } from "../dom/native";
import { stylesDiffer } from "./motion";
import { isEditing } from "./signals";
import type { Surface } from "./surfaces";
import { ID_ATTRIBUTE } from "./writeIds";

/** They make an entry of an element that was none. */
const MAKERS = new Set(["role", "tabindex", "onclick", "contenteditable", "data-action", "data-leflux-ignore"]);
/** They say what is typed, where one is, or that something is busy. */
const PASSING = new Set([ID_ATTRIBUTE, "aria-valuenow", "aria-valuetext", "aria-activedescendant", "aria-busy"]);
/** On a part of an entry they change what the entry is called. */
const PARTS = new Set("class hidden aria-label aria-labelledby aria-hidden alt title href xlink:href".split(" "));
const SHEET = new Set(["media", "disabled", "href", "rel"]);
const BUTTONS = new Set(["submit", "button", "reset", "image"]);

/** Whether an attribute that changed can have changed the index. `surface` and `holds` are asked only when the rest can't tell. */
export function attributeMatters(
  element: Element,
  name: string,
  before: string | null,
  surface: () => Surface,
  holds: () => boolean,
): boolean {
  const value = attr(element, name);
  if (PASSING.has(name) || value === before) return false;
  if (name === "class" && !value && !before) return false; // an empty class is none
  const tag = localName(element);
  if (name === "value" && !(tag === "input" && BUTTONS.has((element as HTMLInputElement).type))) return false;
  if (name === "style" && !stylesDiffer(before, value, true)) return false;

  const { keptOut, names, editing } = surface();
  if (keptOut) return name === "data-leflux-ignore";
  if (tag === "style" || tag === "link") return SHEET.has(name);
  if (MAKERS.has(name) || (name === "href" && tag === "a")) return true;
  if (holds()) return !(name === "style" && isTypedInto(element));
  if (!names || editing) return false;
  if (name === "style") return stylesDiffer(before, value, false);
  return PARTS.has(name) || (name === "src" && !hasAttr(element, "alt"));
}

/** A field that grows with what is typed in it. */
function isTypedInto(element: Element): boolean {
  const { activeElement } = rootOf(element) as Partial<DocumentOrShadowRoot>;
  return activeElement === element && (isEditing(element) || localName(element) === "input");
}
