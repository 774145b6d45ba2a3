import { attr, attributeNames, closest, hasAttr, localName, matches, parentNode, query } from "../dom/native";
import { explicitRole } from "../dom/role";
import type { IndexEntry } from "../protocol";

type State = Pick<
  IndexEntry,
  | "required"
  | "disabled"
  | "checked"
  | "selected"
  | "expanded"
  | "pressed"
  | "readOnly"
  | "invalid"
  | "multiple"
  | "current"
  | "min"
  | "max"
  | "step"
  | "submits"
  | "download"
>;

/** What can be told of a control's state from its properties and ARIA attributes. Only what holds is set. */
export function entryState(element: Element): State {
  const state: State = {};
  const name = localName(element);
  if (name === "input" || name === "select" || name === "textarea" || name === "button")
    nativeState(element as HTMLInputElement, name, state);
  if (name === "a" && hasAttr(element, "download")) state.download = true;
  if (name === "summary") state.expanded = hasAttr(parentNode(element) as Element, "open");
  ariaState(element, state);
  return state;
}

function nativeState(control: HTMLInputElement, name: string, state: State): void {
  if (control.required === true) state.required = true;
  if (matches(control, ":disabled")) state.disabled = true;
  if (name === "input" || name === "textarea") {
    if (control.readOnly === true && hasAttr(control, "readonly")) state.readOnly = true;
    if (control.multiple === true) state.multiple = true;
    const { type } = control;
    if (type === "checkbox" || type === "radio") {
      if (type === "checkbox" && control.indeterminate) state.checked = "mixed";
      else if (control.checked) state.checked = true;
    }
    for (const key of ["min", "max", "step"] as const) {
      const value = attr(control, key);
      if (value && name === "input") state[key] = value;
    }
  } else if (name === "select" && (control as unknown as HTMLSelectElement).multiple) state.multiple = true;
  if (matches(control, ":user-invalid")) state.invalid = true;
  if (
    (name === "button" || name === "input") &&
    (control.type === "submit" || control.type === "image") &&
    submitsForm(control)
  )
    state.submits = true;
}

/** A search changes nothing; any other form may. */
function submitsForm(button: HTMLInputElement): boolean {
  const form = button.form;
  if (!form) return false;
  if (
    explicitRole(form) === "search" ||
    closest(form, "search,[role=search]") ||
    closest(button, "search,[role=search]")
  )
    return false;
  return query(form, "input[type=search],input[name=q],input[name=query],[role=searchbox]").length === 0;
}

function ariaState(element: Element, state: State): void {
  if (!attributeNames(element).some((name) => name.startsWith("aria-"))) return;
  const is = (name: string) => attr(element, name) === "true";
  if (is("aria-required")) state.required = true;
  if (is("aria-disabled")) state.disabled = true;
  if (is("aria-readonly")) state.readOnly = true;
  if (is("aria-multiselectable")) state.multiple = true;
  if (is("aria-selected")) state.selected = true;
  const invalid = attr(element, "aria-invalid");
  if (invalid && invalid !== "false") state.invalid = true;
  const current = attr(element, "aria-current");
  if (current && current !== "false") state.current = true;
  const checked = attr(element, "aria-checked");
  if (state.checked === undefined && (checked === "true" || checked === "mixed"))
    state.checked = checked === "mixed" ? "mixed" : true;
  const pressed = attr(element, "aria-pressed");
  if (pressed === "true" || pressed === "mixed") state.pressed = pressed === "mixed" ? "mixed" : true;
  const expanded = attr(element, "aria-expanded");
  if (expanded === "true" || expanded === "false") state.expanded = expanded === "true";
  for (const [key, name] of [
    ["min", "aria-valuemin"],
    ["max", "aria-valuemax"],
  ] as const) {
    const value = attr(element, name);
    if (value && state[key] === undefined) state[key] = value;
  }
}
