import { attr, localName, query } from "../../dom/native";
import { editContextOf, isProxy } from "../../dom/proxyField";
import { explicitRole } from "../../dom/role";
import type { Outcome, TargetAct } from "../act";
import { editorOf, isTextField } from "../edit";
import { refuse } from "../refuse";
import { fillEditable } from "./fillEditable";
import { fillField } from "./fillField";
import { fillNumber } from "./fillNumber";
import { fillProxy } from "./fillProxy";

/** Input types that something else than `fill` is for. */
const OTHERS: Record<string, string> = {
  checkbox: "check",
  radio: "check",
  file: "upload",
  submit: "click",
  button: "click",
  reset: "click",
  image: "click",
};

/**
 * Puts a text in place of what is in a field or editor. A read-only field is refused as `wrong_type`, not `disabled`: it may be pressed, and
 * often opens what fills it, but it is no field to type in.
 */
export async function fill(act: TargetAct, text: string): Promise<Outcome> {
  const { element, entry } = act;
  const field = fieldIn(element);
  if (!field) return refuse("wrong_type", wrongType(element, entry.type));
  if (isProxy(field)) return fillProxy(act, field, text);
  if (localName(field) === "input" || isTextField(field)) {
    if ((field as HTMLInputElement).readOnly || attr(element, "aria-readonly") === "true")
      return refuse(
        "wrong_type",
        `"${entry.text}" is read-only: it can't be typed in. A click may open what fills it.`,
      );
    return fillField(act, field as HTMLInputElement, text);
  }
  if (editorOf(field)) return fillEditable(act, field, text);
  return fillNumber(act, field, text);
}

/** The target itself, or the only field in it (a combobox around its input). */
export function fieldIn(element: Element): Element | undefined {
  if (isFillable(element)) return element;
  const inside = [...query(element, "input,textarea,[contenteditable],[role=textbox]")].filter(isFillable);
  return inside.length === 1 ? inside[0] : undefined;
}

function isFillable(element: Element): boolean {
  if (localName(element) === "input") {
    const { type } = element as HTMLInputElement;
    return type !== "hidden" && !(type in OTHERS);
  }
  return (
    editorOf(element) !== null ||
    editContextOf(element) !== undefined ||
    /^(slider|spinbutton)$/.test(explicitRole(element))
  );
}

function wrongType(element: Element, type: string): string {
  const use = localName(element) === "select" ? "select_option" : OTHERS[(element as HTMLInputElement).type];
  return `A ${type} can't be typed in${use ? `: use ${use}` : ""}.`;
}
