import { noteListener, noteRemoval, noteRoot } from "./overheard";

type Realm = Window & typeof globalThis;
type Note = (self: object, args: readonly unknown[], result: unknown) => void;

interface Ears {
  count: number;
  /** Takes the wrappers off where nobody has wrapped them since. */
  restore(): void;
}

const ears = new WeakMap<Realm, Ears>();

/**
 * Hears from now on what a page can't be asked later: which elements listen for a press by `addEventListener`, and their closed shadow roots.
 * One set of wrappers a window, whoever asks; `this`, arguments, results and errors pass through, and they read as native functions. The last
 * stop takes them off; where another library has wrapped one meanwhile, they stay below that one, silent.
 */
export function overhear(window: Realm): () => void {
  const own = ears.get(window) ?? wrap(window);
  ears.set(window, own);
  own.count++;
  let stopped = false;
  return () => {
    if (stopped) return;
    stopped = true;
    if (--own.count === 0) own.restore();
  };
}

function wrap(window: Realm): Ears {
  const target = window.EventTarget.prototype;
  const isHearing = () => own.count > 0;
  const wrappers = [
    wrapMethod(target, "addEventListener", isHearing, (self, args) => noteListener(self, args)),
    wrapMethod(
      target,
      "removeEventListener",
      () => true,
      (self, args) => noteRemoval(self, args),
    ),
    wrapMethod(window.Element.prototype, "attachShadow", isHearing, (self, _, root) =>
      noteRoot(self as Element, root as ShadowRoot),
    ),
  ];
  const own: Ears = {
    count: 0,
    restore() {
      // All or nothing: what stays would be wrapped a second time by who asks next.
      if (!wrappers.every(({ isOutermost }) => isOutermost())) return;
      for (const { remove } of wrappers) remove();
      ears.delete(window);
    },
  };
  return own;
}

function wrapMethod<K extends string>(
  owner: Record<K, unknown> | object,
  name: K,
  isHearing: () => boolean,
  note: Note,
) {
  const before = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
  // A proxy of the native function keeps its name, its length, and what `toString` says of it.
  const wrapper = new Proxy(before.value as (...args: unknown[]) => unknown, {
    apply(original, self, args: unknown[]) {
      const result = Reflect.apply(original, self, args);
      if (self && isHearing()) quietly(() => note(self, args, result));
      return result;
    },
  });
  Object.defineProperty(owner, name, { ...before, value: wrapper });
  return {
    isOutermost: () => Object.getOwnPropertyDescriptor(owner, name)?.value === wrapper,
    remove: () => Object.defineProperty(owner, name, before),
  };
}

/** What a page passes may throw when it is read a second time: that is no fault of the call's, which is done. */
function quietly(note: () => void): void {
  try {
    note();
  } catch {
    // Not heard.
  }
}
