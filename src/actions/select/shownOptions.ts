import { accessibleName } from "../../dom/name";
import { attr, byId, checkVisibility, hasAttr, query, rectOf, rootOf, textContent } from "../../dom/native";
import { openPass } from "../../dom/pass";
import { squash } from "../../dom/squash";
import { textOf } from "../../dom/text";
import { flatContains } from "../../dom/tree";
import { treesOf } from "../../dom/treesOf";
import type { OptionFacts } from "./matchOption";

export interface ShownOption extends OptionFacts {
  element: Element;
}

const OPTIONS =
  "[role=option],[role=menuitemradio],[role=menuitemcheckbox],[role=menuitem],[role=treeitem],[role=radio],[role=gridcell]";

export function isShown(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 1 && height > 1 && checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
}

/** Every option that is on screen in the page, in order. */
export function allOptions(document: Document): Element[] {
  return treesOf(document).flatMap((tree) => [...query(tree, OPTIONS)].filter(isShown));
}

/** The options of a list that a control opened: those inside it or in what it says it controls, else those that were not there before. */
export function openedOptions(document: Document, control: Element, before: ReadonlySet<Element>): Element[] {
  const inside = [control, ...ownedLists(control)].flatMap((list) => [...query(list, OPTIONS)].filter(isShown));
  return inside.length ? inside : allOptions(document).filter((element) => !before.has(element));
}

/** What a control says that it controls. */
export function ownedLists(control: Element): Element[] {
  return [control, ...query(control, "[aria-controls],[aria-owns]")].flatMap(listsOf);
}

/** Reads of options what a person reads. */
export function readOptions(elements: readonly Element[]): ShownOption[] {
  const pass = openPass();
  return elements.map((element) => ({
    element,
    label: accessibleName(element, pass).text || textOf(element, pass),
    value: attr(element, "data-value") ?? attr(element, "value") ?? undefined,
  }));
}

/** Options that may be meant by a text, of which there may be thousands: a first look that needs no style. */
export function maybe(elements: readonly Element[], text: string): Element[] {
  const wanted = squash(text).toLowerCase();
  const holds = (each: string | null) => each !== null && squash(each).toLowerCase().includes(wanted);
  return elements.filter(
    (element) =>
      holds(textContent(element)) ||
      hasAttr(element, "aria-labelledby") ||
      ["aria-label", "title", "data-value", "value"].some((name) => holds(attr(element, name))) ||
      query(element, "img,[aria-label],[title],svg").length > 0,
  );
}

function listsOf(element: Element): Element[] {
  const ids = `${attr(element, "aria-controls") ?? ""} ${attr(element, "aria-owns") ?? ""}`.trim().split(/\s+/);
  return ids.flatMap((id) => (id ? (byId(rootOf(element), id) ?? []) : []));
}

/** Elements that show exactly this text, outside the control: items of lists that carry no role. */
export function elementsShowing(document: Document, text: string, control: Element): Element[] {
  const wanted = squash(text).toLowerCase();
  const found: Element[] = [];
  for (const tree of treesOf(document)) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || squash((node as Text).data).toLowerCase() !== wanted) continue;
      if (!flatContains(control, parent) && isShown(parent)) found.push(parent);
    }
  }
  return found;
}
