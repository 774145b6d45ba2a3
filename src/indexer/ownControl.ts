import { labelsOf } from "../dom/label";
import { attr, hasAttr, localName, textContent } from "../dom/native";
import { textOf } from "../dom/text";
import { flatContains, flatParent } from "../dom/tree";
import type { Sight } from "../dom/visible";
import { strengthOf } from "./candidate";
import type { Candidate } from "./collect";
import type { PageReader } from "./pageReader";
import { coversPage } from "./pressable";
import type { Ranked } from "./rank";

/**
 * What a press on a candidate does: `own` something; as a `part` of a control perhaps something else than the rest of it does, which its text
 * must tell; or nothing that no other candidate stands for (null).
 * @param candidates all of them, in page order
 */
export function ownControl(
  { element, strength, order }: Ranked,
  { box }: Sight,
  candidates: readonly Candidate[],
  page: PageReader,
): "own" | "part" | null {
  if (strength === "control") return "own";
  if (localName(element) === "label" && labelsControl(element)) return null;
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  if (controlAround(element, page)) return isPart(element, strength, size) ? "part" : null;
  if (strength === "weak") return "own";
  if (coversPage(element, size)) return null;
  // A listener around others is delegation. A hand cursor around them is a card, if it says something of its own.
  const next = candidates[order + 1];
  if (!next || !flatContains(element, next.element)) return "own";
  if (strength === "listener") return null;
  const inner = inside(element, order, candidates);
  return textOf(element, page.pass, { skip: (one) => inner.has(one) }) !== "" ? "own" : null;
}

/** The candidates in an element: those that follow it, until one lies outside. */
function inside(element: Element, order: number, candidates: readonly Candidate[]): Set<Element> {
  const inner = new Set<Element>();
  for (let i = order + 1; i < candidates.length; i++) {
    const { element: next } = candidates[i] as Candidate;
    if (!flatContains(element, next)) break;
    inner.add(next);
  }
  return inner;
}

const labelsControl = (label: Element) => {
  const { control } = label as HTMLLabelElement;
  return control !== null && labelsOf(control).includes(label);
};

/** Something happens here by an attribute or by the keyboard, or a small mark (a cross, a heart) has a listener or hand of its own. */
function isPart(element: Element, strength: Candidate["strength"], size: { width: number; height: number }): boolean {
  if (strength === "weak")
    return hasAttr(element, "onclick") || hasAttr(element, "data-action") || !attr(element, "tabindex")?.includes("-");
  return size.width <= 48 && size.height <= 48 && (textContent(element) ?? "").trim().length <= 1;
}

/** Items of rows, trees and lists have controls of their own inside; any other control is pressed as a whole. */
const ITEMS = /^(row|gridcell|treeitem|cell|columnheader|rowheader|grid|listbox|tree)$/;

function controlAround(element: Element, page: PageReader): Element | null {
  const memo = page.pass.memo<Element, Element | null>(controlAround);
  const path: Element[] = [];
  let found: Element | null = null;
  for (let node = flatParent(element); node; node = flatParent(node)) {
    const known = memo.get(node);
    if (known !== undefined) {
      found = known;
      break;
    }
    path.push(node);
    if (strengthOf(node) === "control" && !ITEMS.test(attr(node, "role") ?? "")) {
      found = node;
      break;
    }
  }
  for (const node of path) memo.set(node, found);
  return found;
}
