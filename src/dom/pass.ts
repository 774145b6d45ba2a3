import { checkVisibility } from "./native";
import { flatParent } from "./tree";

/**
 * What one pass over a page has read so far. A pass is opened by a scan and dropped with it: nothing here outlives the moment in which the
 * page can't change.
 */
export interface Pass {
  style(element: Element): CSSStyleDeclaration;
  /** Painted as far as `display`, `visibility` and `content-visibility` of the element and of all above it go. */
  displayed(element: Element): boolean;
  /** Results that other readers keep for this pass, by reader. */
  memo<K, V>(reader: object): Map<K, V>;
}

const SEEN = { visibilityProperty: true } as const;

export function openPass(): Pass {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const shown = new Map<Element, boolean>();
  const memos = new Map<object, Map<unknown, unknown>>();
  const style = (element: Element) => once(styles, element, () => getComputedStyle(element));
  // What is `display: contents` has no box of its own, but what is in it is painted.
  const isContents = (element: Element) => style(element).display === "contents";
  const boxed = (element: Element | null): boolean =>
    element !== null && (checkVisibility(element) || (isContents(element) && boxed(flatParent(element))));
  const displayed = (element: Element) =>
    once(
      shown,
      element,
      () =>
        checkVisibility(element, SEEN) ||
        (isContents(element) && style(element).visibility === "visible" && boxed(flatParent(element))),
    );

  return {
    style,
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
