import { frameBox } from "../dom/geometry";
import { frameDocument } from "../dom/hit";
import {
  assignedSlot,
  bodyOf,
  contains,
  documentElement,
  localName,
  matches,
  nodeType,
  query,
  shadowRoot,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { flatParent } from "../dom/tree";
import { CANDIDATES, isEditingHost, pressedByMarkup, type Strength, strengthOf } from "./candidate";
import { count, elementsOf } from "./census";
import { handCursors } from "./handCursor";
import { listensToPress } from "./listening";
import type { Steps } from "./steps";

export type Tree = Document | ShadowRoot;

/** An element that may become an entry, and the offset of its document in the page's view. */
export interface Candidate {
  element: Element;
  strength: NonNullable<Strength> | "pointer" | "listener" | "holds";
  x: number;
  y: number;
}

/** `holds`: listens only to the beginning or the end of a press. */
const LISTENERS = { click: "listener", press: "holds" } as const;

export interface Collected {
  /** In page order: what is in a shadow root or frame stands where its host stands, and what is slotted where its slot stands. */
  candidates: Candidate[];
  roots: Tree[];
  /** The census of each root. */
  census: number[];
}

/** Elements that are asked in one step. */
const STRIDE = 200;
/** Elements of a tree that are asked by one query, which is faster and can't be left in the middle. */
const MOST_AT_ONCE = 12_000;

/** Candidates in their order; a list in the list holds those that stand in one slot. */
type Places = (Candidate | Places)[];

/**
 * Everything that may be an entry: one pass over the elements of each tree.
 * @param outside what is left out with all the trees in it
 */
export function* collect(document: Document, pass: Pass, outside: (element: Element) => boolean): Steps<Collected> {
  const roots: Tree[] = [];
  const census: number[] = [];
  const slots = new Map<Element, Places>();
  const places: Places = [];
  // A shadow tree's style may give the hand to what is slotted, which is met later, in its own tree.
  const hands = new Set<Element>();

  function* addTree(tree: Tree, x: number, y: number, into: Places): Steps<void> {
    const place = roots.push(tree) - 1;
    let counted = 0;
    for (const element of handCursors(tree, pass)) hands.add(element);
    const slotted: { element: Element; places: Places }[] = [];
    yield;
    const edited = nodeType(tree) === 9 ? bodyOf(tree as Document) : null;

    const all = elementsOf(tree);
    const { length } = all;
    const isMarked =
      length <= MOST_AT_ONCE ? inOrder(query(tree, CANDIDATES)) : (one: Element) => matches(one, CANDIDATES);
    for (let i = 0; i < length; i++) {
      if (i % STRIDE === STRIDE - 1) yield;
      const element = all[i];
      if (!element) break; // gone since the last step
      const name = localName(element);
      let to = into;
      if (slots.size) {
        while (slotted.length && !contains((slotted.at(-1) as { element: Element }).element, element)) slotted.pop();
        const slot = assignedSlot(element);
        const own = slot && slots.get(slot);
        if (own) slotted.push({ element, places: own });
        to = slotted.at(-1)?.places ?? into;
      }
      let strength: Candidate["strength"] | null = null;
      if (isMarked(element)) {
        strength = strengthOf(element) ?? (pressedByMarkup(element) ? "listener" : null);
      } else if (element === edited && isEditingHost(element)) strength = "control";
      if (strength === null && hands.has(element)) strength = "pointer";
      const listens = listensToPress(element);
      if (strength === null && listens) strength = LISTENERS[listens];

      const shadow = shadowRoot(element);
      counted = count(counted, i, listens, shadow);
      if (shadow && strength === null && handsOwn(element, pass)) strength = "pointer";
      if (strength !== null) to.push({ element, strength, x, y });
      if (name === "slot" && nodeType(tree) === 11) {
        const own: Places = [];
        slots.set(element, own);
        to.push(own);
      }
      if (shadow && !outside(element)) yield* addTree(shadow, x, y, to);
      if (name === "iframe" || name === "frame") yield* addFrame(element, x, y, to);
    }
    census[place] = counted;
  }

  function* addFrame(frame: Element, x: number, y: number, to: Places): Steps<void> {
    const inner = frameDocument(frame);
    if (!inner || !documentElement(inner) || outside(frame)) return;
    const box = frameBox(frame);
    yield* addTree(inner, x + box.left, y + box.top, to);
  }

  if (documentElement(document)) yield* addTree(document, 0, 0, places);
  return { candidates: flatten(places, []), roots, census };
}

/** Whether an element is in a list, asked for each of a tree in page order. */
function inOrder(list: ArrayLike<Element>): (element: Element) => boolean {
  let next = 0;
  return (element) => {
    if (element !== list[next]) return false;
    next++;
    return true;
  };
}

function flatten(places: Places, into: Candidate[]): Candidate[] {
  for (const place of places) {
    if (Array.isArray(place)) flatten(place, into);
    else into.push(place);
  }
  return into;
}

/** A host may have the hand from the style in its own tree (`:host`). */
function handsOwn(host: Element, pass: Pass): boolean {
  const parent = flatParent(host);
  const hand = (element: Element) => pass.style(element).cursor.endsWith("pointer");
  return hand(host) && !(parent && hand(parent));
}
