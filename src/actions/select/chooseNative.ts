import { viewOf } from "../pointer/spot";

/** Chooses an option of a native select and tells it. */
export function chooseIndex(select: HTMLSelectElement, index: number): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "selectedIndex")?.set?.call(select, index);
  tellChoice(select);
}

export function tellChoice(select: HTMLSelectElement): void {
  const { Event } = viewOf(select);
  select.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
