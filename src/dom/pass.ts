import { checkVisibility, rectOf } from "./native";
import { flatParent } from "./tree";

/**
 * What one pass over a page has read so far. A pass is opened by a scan and dropped with it: nothing here outlives the moment in which the
 * page can't change.
 */
export interface Pass {
  style(element: Element): CSSStyleDeclaration;
  /** Its bounding box in its own document's view: the dearest thing to ask for, and asked for by several. */
  rect(element: Element): DOMRect;
  /** Painted as far as `display`, `visibility` and `content-visibility` of the element and of all above it go. */
  displayed(element: Element): boolean;
  /** Results that other readers keep for this pass, by reader. */
  memo<K, V>(reader: object): Map<K, V>;
}

const SEEN = { visibilityProperty: true } as const;

export function openPass(): Pass {
  const rects = new Map<Element, DOMRect>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const shown = new Map<Element, boolean>();
  const boxes = new Map<Element, boolean>();
  const memos = new Map<object, Map<unknown, unknown>>();
  const style = (element: Element) => once(styles, element, () => getComputedStyle(element));
  const displayed = (element: Element) =>
    once(
      shown,
      element,
      () => checkVisibility(element, SEEN) || (holdsBoxes(element) && style(element).visibility === "visible"),
    );

  /**
   * Whether boxes may stand in an element: it has one, or it is `display: contents` where boxes stand. Its style is asked for last: the browser
   * keeps none for what is not displayed.
   */
  function holdsBoxes(element: Element): boolean {
    const path: Element[] = [];
    let holds = false;
    for (let node: Element | null = element; node; node = flatParent(node)) {
      const known = boxes.get(node);
      holds = known ?? checkVisibility(node);
      if (known !== undefined || holds) break;
      path.push(node);
    }
    for (const node of path.reverse()) {
      holds &&= style(node).display === "contents";
      boxes.set(node, holds);
    }
    return holds;
  }

  return {
    style,
    rect: (element) => once(rects, element, () => rectOf(element)),
    displayed,
    memo: <K, V>(reader: object) => once(memos, reader, () => new Map()) as Map<K, V>,
  };
}

function once<K, V>(memo: Map<K, V>, key: K, read: () => V): V {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const value = read();
  memo.set(key, value);
  return value;
}
