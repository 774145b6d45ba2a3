import { attr, localName, query } from "../dom/native";
import { explicitRole } from "../dom/role";
import type { Outcome, TargetAct } from "./act";
import { aim } from "./aim";
import { pressPointer } from "./pointer/pressPointer";
import { isRefused, refuse } from "./refuse";
import { until } from "./time";

const CHECKABLE = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;

/** Presses the target if it is not yet as wanted; a box with three states once more if the first press brought it half-way. */
export async function check(act: TargetAct, checked: boolean): Promise<Outcome> {
  const control = checkableIn(act.element);
  if (!control)
    return refuse("wrong_type", `The ${act.entry.type} "${act.entry.text}" can't be checked: it has no such state.`);
  if (!checked && isRadio(control) && checkedState(control))
    return refuse("wrong_type", "A radio can't be unchecked: check another one of its group.");
  for (let presses = 0; presses < 2; presses++) {
    const before = checkedState(control);
    if (before === checked) return;
    const spot = await aim(act, control, { ownCover: true });
    if (isRefused(spot)) return spot;
    await pressPointer(act.document, spot);
    const after = await until(
      () => checkedState(control) !== before && { state: checkedState(control) },
      400,
      act.signal,
    );
    if (after?.state !== "mixed" && before !== "mixed") return;
  }
}

/** The state of a checkbox, radio, switch or toggle button; undefined for what has none. */
export function checkedState(element: Element): boolean | "mixed" | undefined {
  const { type, indeterminate, checked } = element as HTMLInputElement;
  if (localName(element) === "input" && (type === "checkbox" || type === "radio"))
    return type === "checkbox" && indeterminate ? "mixed" : checked;
  const state = attr(element, "aria-checked") ?? attr(element, "aria-pressed") ?? attr(element, "aria-selected");
  if (state !== null) return state === "mixed" ? "mixed" : state === "true";
  return CHECKABLE.test(explicitRole(element)) ? false : undefined;
}

export const isRadio = (element: Element) =>
  (element as HTMLInputElement).type === "radio" || /^(menuitem)?radio$/.test(explicitRole(element));

/** The target itself, or the only checkbox, radio or switch in it. */
export function checkableIn(element: Element): Element | undefined {
  if (checkedState(element) !== undefined) return element;
  const inside = [
    ...query(element, "input[type=checkbox],input[type=radio],[role=switch],[role=checkbox],[role=radio]"),
  ];
  return inside.length === 1 ? inside[0] : undefined;
}
