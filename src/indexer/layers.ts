import type { Box } from "../dom/geometry";
import { hitInDocument } from "../dom/hit";
import {
  attr,
  checkVisibility,
  firstElementChild,
  fullscreenElement,
  localName,
  matches,
  nextElementSibling,
  nodeType,
  query,
  rectOf,
  windowOf,
} from "../dom/native";
import { intersect, union } from "../dom/region";
import { documentOf, flatContains } from "../dom/tree";
import type { Tree } from "./collect";
import { type Curtain, findCurtain } from "./curtain";

/** What lies in front of the page. */
export interface Layers {
  topLayer(element: Element): "modal" | "open" | null;
  /** The modal of the top layer that makes the rest of its document inert. */
  modalOf(document: Document): Element | null;
  /** The modal on top of the page itself, of whichever kind. */
  front: Element | null;
  /** Open dialogs of any kind. */
  dialogs: ReadonlySet<Element>;
  /** What takes every press on a document around a dialog that is not of the top layer. */
  curtainOf(document: Document): Curtain | null;
  /** Whatever may come to lie in front. */
  all: readonly Element[];
}

const LAYERS = "dialog,[popover],[aria-modal=true],[role=dialog],[role=alertdialog]";

export function readLayers(document: Document, roots: readonly Tree[], outside: (element: Element) => boolean): Layers {
  const top = new Map<Element, "modal" | "open">();
  const modals = new Map<Document, Element[]>();
  const others = new Map<Document, Element[]>();
  const dialogs = new Set<Element>();
  const all: Element[] = [];
  const add = (to: Map<Document, Element[]>, element: Element) => {
    const of = documentOf(element);
    to.set(of, [...(to.get(of) ?? []), element]);
  };

  for (const root of roots) {
    const full = nodeType(root) === 9 ? fullscreenElement(root) : null;
    if (full) {
      top.set(full, "modal");
      add(modals, full);
    }
    for (const element of query(root, LAYERS)) {
      if (outside(element)) continue;
      all.push(element);
      const layer = matches(element, ":modal") ? "modal" : matches(element, ":popover-open") ? "open" : null;
      if (layer && !top.has(element)) {
        top.set(element, layer);
        if (layer === "modal") add(modals, element);
      }
      const named = localName(element) === "dialog" || attr(element, "role") !== null || isAriaModal(element);
      if (!named || !(layer || shownBox(element))) continue;
      dialogs.add(element);
      if (!layer) add(others, element);
    }
  }

  const front = new Map([...modals].map(([of, list]) => [of, frontmost(list)]));
  const curtains = new Map<Document, Curtain>();
  let ariaFront: Element | null = null;
  for (const [of, list] of others) {
    if (front.has(of)) continue;
    const modal = frontmost(list);
    const curtain = findCurtain(of, list, modal);
    if (curtain) curtains.set(of, curtain);
    if (of === document) ariaFront = curtain ? modal : (list.filter(isAriaModal).at(-1) ?? null);
  }
  return {
    topLayer: (element) => top.get(element) ?? null,
    modalOf: (of) => front.get(of) ?? null,
    front: front.get(document) ?? ariaFront,
    dialogs,
    curtainOf: (of) => curtains.get(of) ?? null,
    all,
  };
}

const isAriaModal = (element: Element) => attr(element, "aria-modal") === "true";

/** What a dialog shows in the view: some lay everything of theirs out of their own box, which then has no size. Null when it shows nothing. */
function shownBox(element: Element, depth = 0): Box | null {
  if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return null;
  const view = windowOf(documentOf(element));
  const rect = rectOf(element);
  if (rect.width > 1 && rect.height > 1) {
    return intersect(rect, {
      left: 1,
      top: 1,
      right: (view?.innerWidth ?? 0) - 1,
      bottom: (view?.innerHeight ?? 0) - 1,
    });
  }
  let all: Box | null = null;
  for (let child = firstElementChild(element); child && depth < 3; child = nextElementSibling(child)) {
    const box = shownBox(child, depth + 1);
    if (box) all = union(all, box);
  }
  return all;
}

/** No property tells which dialog is on top; but what is behind it is inert or covered, and is not hit. */
function frontmost(dialogs: Element[]): Element {
  const last = dialogs.at(-1) as Element;
  if (dialogs.length === 1) return last;
  return (
    [...dialogs].reverse().find((dialog) => hitsIn(dialog).some((hit) => innermost(dialogs, hit) === dialog)) ?? last
  );
}

/** The dialog that an element belongs to: of dialogs in each other, the one inside. */
function innermost(dialogs: Element[], element: Element): Element | undefined {
  const around = dialogs.filter((dialog) => flatContains(dialog, element));
  return around.find((dialog) => around.every((other) => flatContains(other, dialog)));
}

const PLACES = [
  [0.5, 0.5],
  [0.1, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
  [0.9, 0.1],
] as const;

function hitsIn(dialog: Element): Element[] {
  const box = shownBox(dialog) ?? rectOf(dialog);
  return PLACES.flatMap(
    ([x, y]) =>
      hitInDocument(documentOf(dialog), box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y) ??
      [],
  );
}
