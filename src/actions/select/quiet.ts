import { treesOf } from "../../dom/treesOf";

/** Listens for the page's changes; says how many milliseconds it has rested. */
export function quiet(document: Document): { restedFor(): number; stop(): void } {
  let last = performance.now();
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  const what = { subtree: true, childList: true, characterData: true, attributes: true };
  for (const tree of treesOf(document)) observer.observe(tree, what);
  return { restedFor: () => performance.now() - last, stop: () => observer.disconnect() };
}
