import { labelsOf } from "../dom/label";
import { closest, localName } from "../dom/native";
import type { Pass } from "../dom/pass";
import { flatContains, flatParent } from "../dom/tree";
import type { Titles } from "./container";
import { groupTitle } from "./groupTitle";
import { kindOf } from "./kind";
import type { Title } from "./titled";

/** The nearest title that is no repetition of the element itself. A form or dialog called like its own button is one that says something. */
export function parentTitle(
  element: Element,
  titles: Titles | null,
  { text, redacted }: { text: string; redacted: boolean },
  pass: Pass,
): Title | null {
  const own = text.toLowerCase();
  const field = kindOf(element) === "field";
  const group = field && !redacted ? groupTitle(element, pass) : null;
  for (let title = titles; title; title = title.outer) {
    if (title.weak || isOwn(element, title) || (field && labelsAnother(title.source))) continue;
    if (group && !flatContains(group.container, title.source)) return group.title;
    if (repeats(own, title.text.toLowerCase()) && !namesGroup(title)) continue;
    return title;
  }
  return group?.title ?? null;
}

/** A title that the element is made of, or that is made of the element. */
export function isOwn(element: Element, { source }: Title): boolean {
  if (labelsOf(element).some((label) => label !== source && flatContains(label, source))) return true;
  if (flatContains(element, source)) return source !== element || flatParent(source) !== null;
  return /^(h[1-6]|legend|caption|label|summary)$/.test(localName(source)) && flatContains(source, element);
}

/** The label of one field is no title of the next one. */
const labelsAnother = (source: Element) => (closest(source, "label") as HTMLLabelElement | null)?.control != null;

const repeats = (own: string, title: string) =>
  own === title || own.startsWith(`${title.replace(/…$/, "")} `) || own.endsWith(` ${title}`);

function namesGroup({ source }: Title): boolean {
  const isNamed = (node: Element | null) => node !== null && /^(form|dialog|fieldset)$/.test(localName(node));
  return isNamed(source) || (/^(h[1-6]|legend)$/.test(localName(source)) && isNamed(flatParent(source)));
}
