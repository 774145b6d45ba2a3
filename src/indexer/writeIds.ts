import { attr, query, removeAttr, setAttr } from "../dom/native";
import type { ScannedTarget } from "./scanPage";

/** The attribute that shows an entry's id on its element. */
export const ID_ATTRIBUTE = "data-leflux-id";

/**
 * Marks the listed elements with their numbers and takes the marks off those of `before` that are listed no more. All reads come first: under
 * a stylesheet that selects by the attribute, each read after a write would restyle the page.
 */
export function writeIds(targets: Iterable<ScannedTarget>, before: Iterable<Element>): void {
  const listed = new Set<Element>();
  const changed: [Element, string][] = [];
  for (const { element, entry } of targets) {
    const id = String(entry.id);
    listed.add(element);
    if (attr(element, ID_ATTRIBUTE) !== id) changed.push([element, id]);
  }
  const left: Element[] = [];
  for (const element of before) if (!listed.has(element) && attr(element, ID_ATTRIBUTE) !== null) left.push(element);

  for (const element of left) removeAttr(element, ID_ATTRIBUTE);
  for (const [element, id] of changed) setAttr(element, ID_ATTRIBUTE, id);
}

/** Takes off the marks that stand as they were written: another indexer's stay. */
export function eraseIds(targets: Iterable<ScannedTarget>): void {
  for (const { element, entry } of targets) {
    if (attr(element, ID_ATTRIBUTE) === String(entry.id)) removeAttr(element, ID_ATTRIBUTE);
  }
}

/** Everything that carries a mark: routers that keep snapshots of pages and scripts that clone elements bring old ones back. */
export function markedElements(roots: readonly (Document | ShadowRoot)[]): Element[] {
  return roots.flatMap((root) => [...query(root, `[${ID_ATTRIBUTE}]`)]);
}
