/*
 * What can't be read from a page and was heard when it happened (`overhear`): closed shadow roots, and what listens for a press. Kept by
 * element: it goes with the element.
 */

interface Heard {
  type: string;
  listener: unknown;
  capture: boolean;
  signal: AbortSignal | undefined;
}

const roots = new WeakMap<Element, ShadowRoot>();
const presses = new WeakMap<object, Heard[]>();
let anyRoot = false;
let anyPress = false;

/** Events that a press begins with; `click` last, which alone is certain to be one. */
const PRESSES = new Set(["click", "mousedown", "pointerdown", "mouseup", "pointerup", "touchstart", "touchend"]);

/** The closed shadow root of an element, if it was attached while somebody overheard. */
export const closedRoot = (host: Element): ShadowRoot | null => (anyRoot ? (roots.get(host) ?? null) : null);

/** What kind of press an element itself listens to: a `click` is a control's, what only begins or ends one may be for dragging. */
export function pressHeard(element: Element): "click" | "press" | null {
  if (!anyPress) return null;
  const heard = presses.get(element)?.filter(({ signal }) => !signal?.aborted);
  if (!heard?.length) return null;
  return heard.some(({ type }) => type === "click") ? "click" : "press";
}

export function noteRoot(host: Element, root: ShadowRoot): void {
  if (root.mode !== "closed") return;
  anyRoot = true;
  roots.set(host, root);
}

export function noteListener(target: object, [type, listener, options]: readonly unknown[]): void {
  if (!listener || !PRESSES.has(String(type))) return;
  anyPress = true;
  const heard = { type: String(type), listener, capture: isCapture(options), signal: signalOf(options) };
  const list = presses.get(target);
  if (!list) presses.set(target, [heard]);
  else if (!list.some((one) => isSame(one, heard))) list.push(heard);
}

export function noteRemoval(target: object, [type, listener, options]: readonly unknown[]): void {
  const list = presses.get(target);
  if (!list) return;
  const gone = { type: String(type), listener, capture: isCapture(options) };
  const left = list.filter((one) => !isSame(one, gone));
  if (left.length) presses.set(target, left);
  else presses.delete(target);
}

const isSame = (a: Omit<Heard, "signal">, b: Omit<Heard, "signal">) =>
  a.type === b.type && a.listener === b.listener && a.capture === b.capture;

const isCapture = (options: unknown) =>
  typeof options === "object" && options !== null ? Boolean((options as { capture?: unknown }).capture) : !!options;

const signalOf = (options: unknown) =>
  typeof options === "object" && options !== null ? (options as { signal?: AbortSignal }).signal : undefined;
