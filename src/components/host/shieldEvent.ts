import { markByUser } from "./byUser";

/**
 * Ends an event at the window, before any listener of the page inside of it, and gives the chat a copy that stays in its shadow root. What the
 * browser does by itself (typing the letter, moving the focus) it does for the original; what the chat prevents is prevented there.
 */
export function shieldEvent(event: Event): void {
  const target = event.composedPath()[0];
  const copy = copyOf(event);
  if (!target || !copy) return; // an event that can't be made by hand goes the usual way
  event.stopImmediatePropagation();
  const wasPrevented = event.defaultPrevented;
  if (!target.dispatchEvent(copy)) event.preventDefault();
  else if (wasPrevented && event.isTrusted) typeAnyway(event, target);
}

export function copyOf(event: Event): Event | undefined {
  const values: Record<string, unknown> = {};
  // What an event is made from is named as what it tells. Asked of its kind: on an event that a test library makes, some names are hidden.
  for (const key in Object.getPrototypeOf(event)) values[key] = event[key as keyof Event];
  try {
    const copy = new (event.constructor as typeof Event)(event.type, { ...values, composed: false });
    if (event.isTrusted) markByUser(copy);
    return copy;
  } catch {
    return undefined;
  }
}

/** A letter that a listener of the page's, older than ours, took for a shortcut and swallowed. */
function typeAnyway(event: Event, target: EventTarget): void {
  if (event.type !== "keydown" || !(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement))
    return;
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey) document.execCommand("insertText", false, key);
}
