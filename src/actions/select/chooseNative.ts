import { viewOf } from "../pointer/spot";

/** Chooses an option of a native select and tells it. */
export function chooseIndex(select: HTMLSelectElement, index: number): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "selectedIndex")?.set?.call(select, index);
  tellChoice(select);
}

/** Chooses these options and no others, and tells it once. */
export function chooseOptions(select: HTMLSelectElement, chosen: ReadonlySet<HTMLOptionElement>): void {
  const options = [...select.options];
  if (options.every((option) => option.selected === chosen.has(option))) return;
  for (const option of options) if (option.selected !== chosen.has(option)) option.selected = chosen.has(option);
  tellChoice(select);
}

function tellChoice(select: HTMLSelectElement): void {
  const { Event } = viewOf(select);
  select.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
