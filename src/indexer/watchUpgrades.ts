import { localName, query, windowOf } from "../dom/native";
import { documentOf } from "../dom/tree";
import type { Tree } from "./collect";

/** Tells of custom elements that were in a tree before their definition arrived: to be upgraded mutates nothing that can be observed. */
export function watchUpgrades(root: Tree, onUpgrade: () => void): () => void {
  let stopped = false;
  const registry = windowOf(documentOf(root))?.customElements;
  const waiting = new Set([...query(root, ":not(:defined)")].map((element) => localName(element)));
  for (const name of waiting) {
    // Rejected for names that can't be defined.
    registry?.whenDefined(name).then(
      () => !stopped && onUpgrade(),
      () => {},
    );
  }
  return () => {
    stopped = true;
  };
}
