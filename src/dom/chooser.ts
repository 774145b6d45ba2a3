import { attr, closest, hasAttr, localName, query, rectOf } from "./native";
import type { Pass } from "./pass";
import { explicitRole } from "./role";
import { hasLook } from "./standIn";
import { flatParent } from "./tree";

/** Elements around a text field that its widget may be made of. */
const LEVELS = 4;
const FIELDS = "input:not([type=hidden]),select,textarea,[role=combobox],[contenteditable]";

/** What a list of choices opens from: a combobox by role, or a button that says so. */
export const isChooser = (element: Element): boolean =>
  explicitRole(element) === "combobox" ||
  (localName(element) === "button" && attr(element, "aria-haspopup") === "listbox");

/**
 * The whole of a combobox whose text field is only a part of it: what was chosen stands beside the field, or the field is hidden as soon as
 * something is chosen. The nearest box with a look of its own around the field and no other; the element itself when it is the whole.
 */
export function chooserBox(element: Element, pass: Pass): Element {
  if (localName(element) !== "input" || !isChooser(element)) return element;
  const memo = pass.memo<Element, Element>(chooserBox);
  let box = memo.get(element);
  if (!box) {
    box = findBox(element, pass);
    memo.set(element, box);
  }
  return box;
}

function findBox(input: Element, pass: Pass): Element {
  if (hasLook(pass.style(input)) && hasArea(input)) return input;
  let node = flatParent(input);
  for (let level = 0; node && level < LEVELS; level++, node = flatParent(node)) {
    if (/^(form|fieldset|body|td|li|label)$/.test(localName(node))) break;
    if ([...query(node, FIELDS)].some((field) => field !== input && isUsed(field))) break;
    if (hasLook(pass.style(node)) && hasArea(node)) return node;
  }
  return input;
}

const hasArea = (element: Element) => {
  const { width, height } = rectOf(element);
  return width >= 16 && height >= 12;
};

/** A copy that forms need is no field of its own. */
const isUsed = (field: Element) =>
  attr(field, "aria-hidden") !== "true" &&
  attr(field, "tabindex") !== "-1" &&
  !hasAttr(field, "hidden") &&
  !closest(field, "[hidden]");
