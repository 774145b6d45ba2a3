type Method = "pushState" | "replaceState";
type StateMethod = History["pushState"];
type Listener = (kind: "push" | "replace") => void;

interface Wrapped {
  listeners: Set<Listener>;
  /** Takes the wrappers off where nobody has wrapped them since. */
  restore(): void;
}

const METHODS = { pushState: "push", replaceState: "replace" } as const;
const wrapped = new WeakMap<History, Wrapped>();

/**
 * Tells of `pushState` and `replaceState` once they are done. One wrapper a window, whoever asks; `this`, arguments, result and errors pass
 * through. The last stop takes it off; where another library has wrapped it meanwhile it stays below that one, silent, and is used again.
 */
export function watchHistory(history: History, onState: Listener): () => void {
  const entry = wrapped.get(history) ?? wrap(history);
  wrapped.set(history, entry);
  const { listeners, restore } = entry;
  const listener: Listener = (kind) => onState(kind);
  listeners.add(listener);
  return () => {
    if (listeners.delete(listener) && listeners.size === 0) restore();
  };
}

function wrap(history: History): Wrapped {
  const listeners = new Set<Listener>();
  const undo = (Object.keys(METHODS) as Method[]).map((name) => wrapMethod(history, name, listeners));
  return {
    listeners,
    restore() {
      // All or nothing: a half-taken-off pair would be wrapped a second time by the next watcher.
      if (undo.every(({ isOutermost }) => isOutermost())) {
        for (const { remove } of undo) remove();
        wrapped.delete(history);
      }
    },
  };
}

function wrapMethod(history: History, name: Method, listeners: Set<Listener>) {
  const own = Object.getOwnPropertyDescriptor(history, name);
  const original = history[name];
  const wrapper = function (this: History, ...args: Parameters<StateMethod>) {
    const result = Reflect.apply(original, this, args);
    for (const listener of [...listeners]) listener(METHODS[name]);
    return result;
  };
  Object.defineProperties(wrapper, {
    name: { value: name, configurable: true },
    length: { value: original.length, configurable: true },
  });
  Object.defineProperty(history, name, { value: wrapper, writable: true, enumerable: true, configurable: true });
  return {
    isOutermost: () => history[name] === wrapper,
    remove() {
      if (own) Object.defineProperty(history, name, own);
      else delete (history as Partial<Record<Method, StateMethod>>)[name];
    },
  };
}
