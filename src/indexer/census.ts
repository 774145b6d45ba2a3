import { elementsByTag, nodeType, query, shadowRoot } from "../dom/native";
import type { Tree } from "./collect";
import { listensToPress } from "./listening";

/** All elements of a tree, without its inner trees. */
export const elementsOf = (tree: Tree): ArrayLike<Element> =>
  nodeType(tree) === 9 ? elementsByTag(tree as Document, "*") : query(tree, "*");

/** Elements of a tree that are asked, in page order: on a page of a hundred thousand to ask all would cost as much as a scan of many others. */
const ASKED = 20_000;

/**
 * What no observer tells of a tree: which of its elements have a shadow root and which listen for a press, by a number that is another one when
 * that changes.
 */
export function censusOf(tree: Tree): number {
  const all = elementsOf(tree);
  const length = Math.min(all.length, ASKED);
  let census = 0;
  for (let i = 0; i < length; i++) {
    const element = all[i] as Element;
    census = count(census, i, listensToPress(element), shadowRoot(element));
  }
  return census;
}

/** Adds one element to a census. */
export function count(
  census: number,
  place: number,
  listens: "click" | "press" | null,
  shadow: ShadowRoot | null,
): number {
  if ((!listens && !shadow) || place >= ASKED) return census;
  return (Math.imul(census, 31) + place * 8 + (listens === "click" ? 2 : listens ? 1 : 0) + (shadow ? 4 : 0)) | 0;
}
