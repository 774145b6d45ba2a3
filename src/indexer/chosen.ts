import { chooserBox } from "../dom/chooser";
import { labelsOf } from "../dom/label";
import { labelText } from "../dom/name";
import {
  attr,
  byId,
  contains,
  hasAttr,
  localName,
  previousElementSibling,
  query,
  queryFirst,
  rootOf,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { explicitRole } from "../dom/role";
import { squash } from "../dom/squash";
import { textOf } from "../dom/text";
import { flatParent } from "../dom/tree";
import { strengthOf } from "./candidate";

/** What a chooser shows as chosen, in itself or, where it is a text field, beside it; "" for its prompt. */
export function chosenText(chooser: Element, pass: Pass): string {
  const box = chooserBox(chooser, pass);
  const labels = labelsOf(chooser);
  const skip = (part: Element) =>
    isPrompt(part, chooser) ||
    isAside(part) ||
    labels.includes(part) ||
    (part !== box && strengthOf(part) === "control" && attr(part, "aria-readonly") !== "true");
  return squash(textOf(box, pass, { skip, generated: false, ariaHidden: box === chooser }).replace(CROSSES, " "));
}

/** What takes a choice away again. */
const CROSSES = /[×✕✖✗⨯]/g;

/** What a chooser says as long as nothing is chosen. */
export function promptText(chooser: Element, pass: Pass): string {
  const box = chooserBox(chooser, pass);
  const prompt = [...query(box, "*")].find((part) => isPrompt(part, chooser));
  return prompt ? textOf(prompt, pass, { ariaHidden: true }) : "";
}

/** The label of a chooser that is named by its label and by itself: "Country Norway" is a label and what is chosen. */
export function chooserLabel(chooser: Element, pass: Pass): string {
  const ids = (attr(chooser, "aria-labelledby") ?? "").split(/\s+/);
  const targets = ids.flatMap((id) => (id ? (byId(rootOf(chooser), id) ?? []) : []));
  const others = targets.filter((target) => !contains(chooser, target));
  if (others.length > 0 && others.length < targets.length)
    return squash(others.map((other) => textOf(other, pass, { ariaHidden: true })).join(" "));
  if (others.length > 0 || hasAttr(chooser, "aria-label")) return "";
  const native = hiddenSelect(chooser);
  return native ? labelText(native, pass, { ariaHidden: true }) : "";
}

/** The native control that a chooser stands for, which may have the label: in it, or hidden right before its widget. */
function hiddenSelect(chooser: Element): Element | null {
  const inside = queryFirst(chooser, "select");
  for (let node: Element | null = chooser, level = 0; node && !inside && level < 4; node = flatParent(node), level++) {
    const before = previousElementSibling(node);
    if (before && localName(before) === "select")
      return attr(before, "tabindex") === "-1" || attr(before, "aria-hidden") === "true" ? before : null;
  }
  return inside;
}

const isPrompt = (part: Element, chooser: Element) =>
  part !== chooser &&
  (/placeholder/i.test(attr(part, "class") ?? "") || hasAttr(part, "data-placeholder")) &&
  !/^(input|body)$/.test(localName(part));

/** News for screen readers, pictures, and the list itself. */
const isAside = (part: Element) =>
  hasAttr(part, "aria-live") || /^(log|status|alert|img|image)$/.test(explicitRole(part));
