import { attr, hasAttr, localName } from "../../dom/native";
import { explicitRole } from "../../dom/role";
import type { Outcome, TargetAct } from "../act";
import { isTextField } from "../edit";
import { refuse } from "../refuse";
import { selectCustom } from "./selectCustom";
import { selectDatalist } from "./selectDatalist";
import { selectNative } from "./selectNative";

/** Chooses by what a person reads; several texts for a list that takes several. */
export async function selectOption(act: TargetAct, option: string | string[]): Promise<Outcome> {
  const wanted = Array.isArray(option) ? option : [option];
  const { element, entry } = act;
  if (localName(element) === "select") return selectNative(act, element as HTMLSelectElement, wanted);
  const { list } = element as HTMLInputElement;
  if (localName(element) === "input" && list) return selectDatalist(act, element as HTMLInputElement, list, wanted);
  if (opensList(element)) return selectCustom(act, wanted);
  return refuse("wrong_type", `The ${entry.type} "${entry.text}" is no list of options: click it, or what it opens.`);
}

/** Pressing anything else to see whether it opens a list could do what was not asked for. */
function opensList(element: Element): boolean {
  const role = explicitRole(element);
  if (role === "combobox" || role === "listbox" || role === "radiogroup" || isTextField(element)) return true;
  if (hasAttr(element, "aria-haspopup") || hasAttr(element, "aria-expanded")) return true;
  return !role && attr(element, "href") === null && /^(div|span)$/.test(localName(element));
}
