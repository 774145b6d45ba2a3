import { closest, localName, query, rootOf } from "../../dom/native";
import type { TargetAct } from "../act";
import { check, checkableIn, checkedState, isRadio } from "../check";
import type { Former } from "./former";

/** Whether a box was checked; of a radio, which one of its group was. */
export function formerCheck({ element }: TargetAct): Former | undefined {
  const control = checkableIn(element);
  if (!control) return undefined;
  const before = checkedState(control);
  const state = () => checkedState(control);
  if (!isRadio(control)) {
    if (typeof before !== "boolean") return undefined;
    return { element, possible: () => true, state, putBack: (act) => check(act, before) };
  }
  const other = groupOf(control).find((radio) => checkedState(radio) === true);
  // A group in which none was chosen can't be brought back to that.
  if (!other) return undefined;
  return { element: other, possible: () => true, state, putBack: (act) => check(act, true) };
}

function groupOf(radio: Element): Element[] {
  if (localName(radio) === "input") {
    const { name, form } = radio as HTMLInputElement;
    const all = [...query(rootOf(radio) as Document, "input[type=radio]")] as HTMLInputElement[];
    return name ? all.filter((each) => each.name === name && each.form === form) : [];
  }
  const group = closest(radio, "[role=radiogroup],[role=menu],[role=group]");
  return group ? [...query(group, "[role=radio],[role=menuitemradio]")] : [];
}
