import { firstElementChild, localName, matches, nodeType, query, textContent, windowOf } from "../dom/native";
import { documentOf } from "../dom/tree";
import { HEADINGS, holdsEntries, KEPT_OUT, looksPressable, mayHoldInShadow } from "./signals";
import type { Surface } from "./surfaces";

/** They bring nothing by themselves; a stylesheet's `load` is heard elsewhere. */
const LOADERS = new Set(["script", "link", "meta", "title", "base", "template", "noscript"]);
/** Elements of an insertion that are looked at one by one, in page order: custom controls are rarely deeper, and lists repeat themselves. */
const LOOKED_AT = 40;

/** Whether nodes that came and went can have changed the index. `target` is where they did. */
export function childrenMatter(
  { addedNodes, removedNodes }: MutationRecord,
  target: Element,
  surface: Surface,
  ignore?: (element: Element) => boolean,
): boolean {
  if (localName(target) === "style") return true;
  const added = counted(addedNodes, ignore);
  const removed = counted(removedNodes, ignore);
  if (removed.some(carriesEntries) || added.some(carriesEntries)) return true;
  if (headingsOf(added) !== headingsOf(removed) || carryPressable(added)) return true;
  return textMatters(surface) && textOf(addedNodes) !== textOf(removedNodes);
}

/** Whether text is part of what an entry is called, and not what somebody types. */
export const textMatters = ({ names, editing }: Surface): boolean => names && !editing;

function counted(nodes: NodeList, ignore?: (element: Element) => boolean): Element[] {
  const counts = (node: Node): node is Element =>
    nodeType(node) === 1 &&
    !LOADERS.has(localName(node as Element)) &&
    !matches(node as Element, KEPT_OUT) &&
    !ignore?.(node as Element);
  return [...nodes].filter(counts);
}

function carriesEntries(element: Element): boolean {
  if (localName(element) === "style" || holdsEntries(element) || mayHoldInShadow(element)) return true;
  return firstElementChild(element) !== null && [...query(element, "*")].some(mayHoldInShadow);
}

function carryPressable(elements: Element[]): boolean {
  let left = LOOKED_AT;
  for (const element of elements) {
    const view = windowOf(documentOf(element));
    const family = [element, ...[...query(element, "*")].slice(0, left)];
    if (view && family.some((each) => looksPressable(each, view))) return true;
    left -= family.length;
    if (left <= 0) return false;
  }
  return false;
}

function headingsOf(elements: Element[]): string {
  let text = "";
  for (const element of elements) {
    if (matches(element, HEADINGS)) text += `${textContent(element)}\n`;
    else if (firstElementChild(element)) for (const one of query(element, HEADINGS)) text += `${textContent(one)}\n`;
  }
  return text;
}

/** An element counts as itself besides its text: a picture may be what a control is called by. */
function textOf(nodes: NodeList): string {
  let text = "";
  for (const node of nodes) {
    const type = nodeType(node);
    if (type === 1) text += `<${localName(node as Element)}>`;
    if (type === 1 || type === 3) text += textContent(node);
  }
  return text;
}
