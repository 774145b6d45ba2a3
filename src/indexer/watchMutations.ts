import type { Tree } from "./collect";

export interface MutationWatch {
  /** Forgets what was recorded and not told yet; true when there was something. */
  discard(): boolean;
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
  return { discard: () => observer.takeRecords().length > 0, stop: () => observer.disconnect() };
}
