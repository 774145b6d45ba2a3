import { chooserBox } from "../dom/chooser";
import { labelsOf } from "../dom/label";
import {
  attr,
  closest,
  firstElementChild,
  hasAttr,
  localName,
  nextElementSibling,
  query,
  queryFirst,
  rootOf,
  textContent,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { textOf } from "../dom/text";
import { flatContains, flatParent } from "../dom/tree";
import type { Sight } from "../dom/visible";
import { strengthOf } from "./candidate";
import type { Candidate } from "./collect";
import { isPeer } from "./items";
import type { PageReader } from "./pageReader";
import { coversPage, isHandy } from "./pressable";
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
  if (strength === "control") return isOfCombobox(element) || isIdle(element) ? null : "own";
  if (strength !== "weak" && isLabel(element, page)) return null;
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  if (controlAround(element, page)) return isPart(element, strength, size) ? "part" : null;
  if (strength === "weak") return "own";
  if (coversPage(element, size) || (strength === "holds" && !isHandy(element, size))) return null;
  if (isChooserBox(element, page)) return null;
  if (isInChooser(element, page.pass)) return "part";
  // A listener around others is delegation. A hand cursor around them is a card, if it says something of its own.
  const next = candidates[order + 1];
  const last = !next || !flatContains(element, next.element);
  if (strength !== "pointer") return last && !holdsItems(element) ? "own" : null;
  if (last) return "own";
  const inner = inside(element, order, candidates);
  return textOf(element, page.pass, { skip: (one) => inner.has(one) }) !== "" ? "own" : null;
}

/** A list that listens does it for its items; so does whatever holds several alike. */
function holdsItems(element: Element): boolean {
  const first = firstElementChild(element);
  const second = first && nextElementSibling(first);
  if (!first || !second) return false;
  if (/^(ul|ol|dl|table|tbody)$/.test(localName(element))) return true;
  const third = nextElementSibling(second);
  return third !== null && Boolean(attr(first, "class")) && isPeer(first, second, true) && isPeer(second, third, true);
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

/**
 * In a combobox what is chosen, called a text box that nobody types in, or a field for its search that is called nothing (select2): the
 * combobox stands for both.
 */
function isOfCombobox(element: Element): boolean {
  const role = attr(element, "role");
  if (role === "textbox" && attr(element, "aria-readonly") === "true")
    return closest(element, "[role=combobox]") !== null;
  return role === "searchbox" && !NAMES.some((name) => attr(element, name)) && closest(element, FOCUSED) !== null;
}

const NAMES = ["aria-label", "aria-labelledby", "placeholder", "title"];
const FOCUSED = "[role=combobox][tabindex]";

/** A field that nobody is told of, comes to or types in: editors keep one for the windows of input methods. */
const isIdle = (element: Element) =>
  attr(element, "aria-hidden") === "true" && attr(element, "tabindex") === "-1" && hasAttr(element, "readonly");

/** A combobox is listed at its text field: the box around that, and what is right around the box, listens for it. */
function isChooserBox(element: Element, { pass }: PageReader): boolean {
  const field = queryFirst(element, "input[role=combobox]");
  const box = field && chooserBox(field, pass);
  if (!box || box === field) return false;
  return flatContains(box, element) || [flatParent(box), flatParent(flatParent(box) ?? box)].includes(element);
}

/** The arrow of a combobox opens what its field opens; a cross beside it clears it and says so. */
function isInChooser(element: Element, pass: Pass): boolean {
  let node = flatParent(element);
  for (let level = 0; node && level < 4; level++, node = flatParent(node)) {
    const field = queryFirst(node, "input[role=combobox]");
    if (field) return flatContains(chooserBox(field, pass), element);
  }
  return false;
}

/** Whatever it listens for, a press on it is one on what it labels. */
function isLabel(element: Element, { pass }: PageReader): boolean {
  if (localName(element) === "label" && (hasAttr(element, "for") || labelsControl(element))) return true;
  const id = attr(element, "id");
  return id !== null && labelIds(rootOf(element) as Document, pass).has(id) && queryFirst(element, LABELLED) === null;
}

const LABELLED = "a[href],button,input,select,textarea,[role]";

/** What is pointed at as a label in a tree. */
function labelIds(root: Document | ShadowRoot, pass: Pass): ReadonlySet<string> {
  const memo = pass.memo<Node, ReadonlySet<string>>(labelIds);
  let ids = memo.get(root);
  if (!ids) {
    const by = [...query(root, "[aria-labelledby]")].map((each) => attr(each, "aria-labelledby") ?? "");
    ids = new Set(by.flatMap((list) => list.split(/\s+/)));
    memo.set(root, ids);
  }
  return ids;
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
