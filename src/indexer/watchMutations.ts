import type { Tree } from "./collect";

export interface MutationWatch {
  /** Forgets what was recorded and not told yet. */
  discard(): void;
  stop(): void;
}

const EVERYTHING: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeOldValue: true,
  characterData: true,
  characterDataOldValue: true,
};

/** Tells of every mutation in one tree: an observer of a document sees into no shadow root and no frame. */
export function watchMutations(root: Tree, onRecords: (records: MutationRecord[]) => void): MutationWatch {
  const observer = new MutationObserver(onRecords);
  observer.observe(root, EVERYTHING);
  return { discard: () => void observer.takeRecords(), stop: () => observer.disconnect() };
}
