import { localName } from "../../dom/native";
import type { TargetAct } from "../act";
import { isTextField } from "../edit";
import { fill } from "../fill/fill";
import { chooseOptions } from "../select/chooseNative";
import { selectOption } from "../select/selectOption";
import type { Former } from "./former";

/**
 * What was chosen. A native list gets the same options back. One that the page draws itself says it only by what it shows: that is put back
 * if the list was seen to offer it. Of one that takes several there is no telling.
 */
export function formerChoice(act: TargetAct): Former | undefined {
  const { element, entry } = act;
  if (localName(element) === "select") return native(element as HTMLSelectElement);
  if (localName(element) === "input" && (element as HTMLInputElement).list) {
    const field = element as HTMLInputElement;
    const before = field.value;
    return { element, possible: () => true, state: () => field.value, putBack: (now) => fill(now, before) };
  }
  const before = isTextField(element) && element.value ? element.value : entry.value;
  if (!before || before === entry.placeholder) return undefined;
  act.former = before;
  return {
    element,
    possible: () => act.offersFormer === true,
    // What it shows is told by its identity, which is checked all the same.
    state: () => (isTextField(element) ? element.value : undefined),
    putBack: (now) => selectOption(now, before),
  };
}

function native(select: HTMLSelectElement): Former {
  const before = new Set([...select.selectedOptions]);
  return {
    element: select,
    possible: () => [...before].every((option) => option.isConnected && option.closest("select") === select),
    state: () => [...select.selectedOptions].map(({ index }) => index).join(),
    putBack: async () => void chooseOptions(select, before),
  };
}
