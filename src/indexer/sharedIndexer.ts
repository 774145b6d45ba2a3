import { createCore, type IndexerCore } from "./indexerCore";
import type { Indexer, IndexerOptions } from "./types";

export interface SharedIndexer {
  indexer: Indexer;
  /** Counts one more user, whose `ignore` may come and go; returns the release. The last release leaves no trace of it in the page. */
  retain(options?: IndexerOptions): () => void;
}

const byDocument = new WeakMap<Document, SharedIndexer>();

/**
 * The indexer that everything on one document shares: widgets, inspector, the app's own hooks. `ignore` holds for what any of its users
 * leaves out; the other options are those of whoever came first. Its `destroy()` does nothing: it ends with its last user and wakes with the
 * next, counting generations on, so that an id from before never resolves. On a server each call makes one of its own.
 */
export function sharedIndexer(options: IndexerOptions = {}): SharedIndexer {
  const document = options.document ?? (globalThis as Partial<typeof globalThis>).document;
  if (!document) return share(options);
  const shared = byDocument.get(document) ?? share(options);
  byDocument.set(document, shared);
  return shared;
}

function share(options: IndexerOptions): SharedIndexer {
  const users = new Set<{ options: IndexerOptions }>();
  const ignore = (element: Element) => {
    for (const user of users) if (user.options.ignore?.(element)) return true;
    return false;
  };
  const isAsked = () => [...users].some((user) => user.options.ignore !== undefined);
  const core: IndexerCore = createCore({ ...options, ignore }, isAsked);
  const { rest, wake, ...indexer } = core;
  return {
    indexer: { ...indexer, destroy() {} },
    retain(own = {}) {
      const user = { options: own };
      if (users.size === 0) wake();
      users.add(user);
      return () => {
        if (users.delete(user) && users.size === 0) rest();
      };
    },
  };
}
