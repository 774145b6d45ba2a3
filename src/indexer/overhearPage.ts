import { overhear } from "../dom/overhear";

/**
 * Hears from now on which elements of a page listen for presses and which closed shadow roots they have: nobody can ask a page for these
 * later. Watching does it too, from the moment it starts; called first of all, before the app's own code runs, this misses nothing.
 * @returns the stop, which takes its wrappers of `addEventListener`, `removeEventListener` and `attachShadow` off; on a server, nothing
 */
export function overhearPage(document: Document | undefined = globalThis.document): () => void {
  const window = document?.defaultView;
  return window ? overhear(window) : () => {};
}
