import type { Indexer } from "./types";

// `[data-leflux-id="5"]` as people type it; CSS itself allows no unquoted number.
const BY_ID = /^\s*\[\s*data-leflux-id\s*=\s*(?:"(\d+)"|'(\d+)'|(\d+))\s*\]\s*$/;

/**
 * Has `shadowRoot.querySelector('[data-leflux-id="5"]')` answer with the live page element of that id, wherever in the page it lives; null
 * when there is none. Every other selector goes to the method that was there before. Returns the way back.
 */
export function installConsoleLookup(
  shadowRoot: ShadowRoot,
  indexer: Pick<Indexer, "getSnapshot" | "resolve">,
): () => void {
  const before = Object.getOwnPropertyDescriptor(shadowRoot, "querySelector");
  const native: (...args: [string]) => Element | null = shadowRoot.querySelector;

  function querySelector(this: ShadowRoot, ...args: [string]): Element | null {
    const found = BY_ID.exec(String(args[0]));
    const id = found?.[1] ?? found?.[2] ?? found?.[3];
    if (id === undefined) return Reflect.apply(native, this, args);
    const resolution = indexer.resolve(Number(id), indexer.getSnapshot().generation);
    return resolution.ok ? resolution.element : null;
  }

  Object.defineProperty(shadowRoot, "querySelector", {
    value: querySelector,
    configurable: true,
    writable: true,
    enumerable: false,
  });
  return () => {
    if (shadowRoot.querySelector !== querySelector) return;
    if (before) Object.defineProperty(shadowRoot, "querySelector", before);
    else delete (shadowRoot as Partial<ShadowRoot>).querySelector;
  };
}
