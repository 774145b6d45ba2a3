export interface Listeners {
  subscribe(listener: () => void): () => void;
  notify(): void;
}

/** A set of listeners: one may come, go or cause another round while it is told, and one that throws hides nothing from the others. */
export function openListeners(): Listeners {
  // Wrapped, so that one function can subscribe twice and leave once.
  const all = new Set<{ tell: () => void }>();
  return {
    subscribe(tell) {
      const listener = { tell };
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify() {
      for (const listener of [...all]) {
        if (!all.has(listener)) continue;
        try {
          listener.tell();
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
