import { nodeType, windowOf } from "../dom/native";
import { overhear } from "../dom/overhear";
import { frameOf } from "../dom/tree";
import type { Tree } from "./collect";
import type { RouteKind } from "./routeChange";
import { createSignificance } from "./significance";
import { watchInteractions } from "./watchInteractions";
import { type MutationWatch, watchMutations } from "./watchMutations";
import { watchRoutes } from "./watchRoutes";
import { watchUpgrades } from "./watchUpgrades";

export interface PageListeners {
  /** The address may have changed. Called while it changes. */
  routed(kind: RouteKind): void;
  /** The index can be another one now. */
  changed(): void;
  /** Something mutated; `matters` looks whether it can have changed the index. */
  mutated(matters: () => boolean): void;
}

export interface PageWatch {
  /** A scan read these trees: they are watched from now on, others no more, and what was recorded before is known. */
  reread(roots: readonly Tree[]): void;
  /** Whether something mutated that was not told yet. It never will be: the page is to be read again. */
  isBehind(): boolean;
  stop(): void;
}

/** Watches one document, with all its trees, for everything that can make its index old. */
export function watchPage(
  document: Document,
  { routed, changed, mutated }: PageListeners,
  ignore?: (element: Element) => boolean,
): PageWatch {
  const window = windowOf(document);
  const significance = createSignificance(ignore);
  const trees = new Map<Tree, Pick<MutationWatch, "discard" | "stop">>();
  const stopRoutes = window ? watchRoutes(window, routed) : () => {};
  const stopHearing = window ? overhear(window) : () => {};
  window?.addEventListener("resize", changed);

  const watchTree = (root: Tree) => {
    const mutations = watchMutations(root, (records) => mutated(() => significance.ofMutations(records)));
    const stops = [watchInteractions(root, significance, changed), watchUpgrades(root, changed), mutations.stop];
    // A frame's own realm has its own prototypes.
    const realm = nodeType(root) === 9 && root !== document ? windowOf(root as Document) : null;
    if (realm) stops.push(overhear(realm));
    return { discard: mutations.discard, stop: () => run(stops) };
  };
  // The widget's own tree streams and scrolls all the time: it isn't even observed.
  const isPage = (root: Tree) => {
    const outside = nodeType(root) === 11 ? (root as ShadowRoot).host : frameOf(root as Document);
    return trees.has(root) || root === document || !outside || !significance.isKeptOut(outside);
  };

  return {
    reread(roots) {
      const now = new Set(roots.filter(isPage));
      significance.reread(now);
      for (const [root, tree] of trees) {
        if (now.has(root)) continue;
        tree.stop();
        trees.delete(root);
      }
      for (const root of now) {
        const tree = trees.get(root);
        if (tree) tree.discard();
        else trees.set(root, watchTree(root));
      }
    },
    isBehind: () => [...trees.values()].filter(({ discard }) => discard()).length > 0,
    stop() {
      stopRoutes();
      stopHearing();
      window?.removeEventListener("resize", changed);
      for (const tree of trees.values()) tree.stop();
      trees.clear();
    },
  };
}

function run(stops: (() => void)[]): void {
  for (const stop of stops) stop();
}
