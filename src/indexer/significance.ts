import {
  contains,
  firstElementChild,
  isConnected,
  nodeType,
  parentNode,
  queryFirst,
  rootOf,
  shadowRoot,
  textContent,
} from "../dom/native";
import type { Tree } from "./collect";
import { holdsEntries, shadowHoldsEntries } from "./signals";
import { attributeMatters } from "./significantAttribute";
import { childrenMatter, textMatters } from "./significantChildren";
import { openLabelling, openSurfaces } from "./surfaces";

export interface Significance {
  /** Whether these records can have changed the index. A clock, a spinner, a progress bar, typing and our own marks can't. */
  ofMutations(records: readonly MutationRecord[]): boolean;
  /** Whether showing, hiding or moving this element can change the index. */
  ofElement(element: Element): boolean;
  /** Whether anything is ever indexed there. */
  isKeptOut(element: Element): boolean;
  /** The page was read again: these are its trees now. */
  reread(roots: Iterable<Tree>): void;
}

/** Nodes that come and go at once beyond which to look at each costs more than to read the page again. */
const MANY = 1000;

/**
 * Judges changes of a page by what they touch. A rescan too many costs a little time and one too few a wrong index, so what can't be judged
 * cheaply counts; what pages do all the time must be judged right.
 */
export function createSignificance(ignore?: (element: Element) => boolean): Significance {
  let labelling = openLabelling();
  let shadows: ShadowRoot[] = [];

  const holds = (element: Element): boolean => {
    if (holdsEntries(element)) return true;
    if (!firstElementChild(element) && !shadowRoot(element)) return false;
    return shadows.some((shadow) => hangsIn(shadow, element) && shadowHoldsEntries(shadow));
  };

  return {
    ofMutations(records) {
      if (movesMany(records)) return true;
      const surfaceOf = openSurfaces(ignore, labelling);
      const memo = new Map<Element, boolean>();
      const holdsNow = (element: Element) => {
        const is = memo.get(element) ?? holds(element);
        memo.set(element, is);
        return is;
      };
      const firsts = openFirsts();
      return records.some((record) => {
        // What left the page meanwhile has a record of its own, where it left.
        if (!isConnected(record.target)) return false;
        const element = elementOf(record.target);
        if (!element) return record.addedNodes.length + record.removedNodes.length > 0;
        switch (record.type) {
          case "attributes": {
            const name = record.attributeName as string;
            if (!firsts(element, name)) return false;
            const before = record.oldValue;
            return attributeMatters(
              element,
              name,
              before,
              () => surfaceOf(element),
              () => holdsNow(element),
            );
          }
          case "characterData": {
            if (nodeType(record.target) !== 3 || !firsts(record.target, "")) return false;
            const surface = surfaceOf(slotOfText(element));
            return !surface.keptOut && textMatters(surface) && record.oldValue !== textContent(record.target);
          }
          case "childList": {
            const surface = surfaceOf(record.target === element ? slotOfText(element) : element);
            return !surface.keptOut && childrenMatter(record, element, surface, ignore);
          }
          default: {
            const never: never = record.type;
            return never;
          }
        }
      });
    },
    ofElement: (element) => !openSurfaces(ignore, labelling)(element).keptOut && holds(element),
    isKeptOut: (element) => openSurfaces(ignore, labelling)(element).keptOut,
    reread(roots) {
      labelling = openLabelling();
      shadows = [...roots].filter((root): root is ShadowRoot => nodeType(root) === 11);
    },
  };
}

function movesMany(records: readonly MutationRecord[]): boolean {
  let count = 0;
  for (const record of records) {
    if (record.type === "childList") count += record.addedNodes.length + record.removedNodes.length;
    if (count > MANY) return true;
  }
  return false;
}

/** Only the first record of an attribute or a text holds what it was before all of them: there and back again is no change. */
function openFirsts(): (node: Node, name: string) => boolean {
  const seen = new Map<Node, Set<string>>();
  return (node, name) => {
    const names = seen.get(node) ?? new Set();
    if (names.has(name)) return false;
    seen.set(node, names.add(name));
    return true;
  };
}

/** Where text right in an element is shown: the default slot of its shadow tree. */
function slotOfText(element: Element): Element {
  const shadow = shadowRoot(element);
  return (shadow && queryFirst(shadow, "slot:not([name])")) ?? element;
}

/** Whether the host of a shadow tree is the element or lies in it, through shadow trees in between. */
function hangsIn(shadow: ShadowRoot, element: Element): boolean {
  for (let root: Node = shadow; nodeType(root) === 11; root = rootOf((root as ShadowRoot).host)) {
    const { host } = root as ShadowRoot;
    if (!host) return false;
    if (contains(element, host)) return true;
  }
  return false;
}

/** The element that a record is about: a shadow tree stands for its host. Null for a document. */
function elementOf(target: Node): Element | null {
  switch (nodeType(target)) {
    case 1:
      return target as Element;
    case 11:
      return (target as ShadowRoot).host;
    case 9:
      return null;
    default: {
      const parent = parentNode(target);
      return parent && elementOf(parent);
    }
  }
}
