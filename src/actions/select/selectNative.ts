import { matches } from "../../dom/native";
import type { Outcome, TargetAct } from "../act";
import { aim } from "../aim";
import { pressPointer } from "../pointer/pressPointer";
import { isRefused, refuse } from "../refuse";
import { until } from "../time";
import { chooseOptions } from "./chooseNative";
import { matchOption, noSuchOption } from "./matchOption";

/** How long options that a page loads when its list is touched are waited for. */
const LATE_MS = 800;

/** Chooses in a native select; the list itself is the browser's own and opens for no script. */
export async function selectNative(act: TargetAct, select: HTMLSelectElement, wanted: string[]): Promise<Outcome> {
  if (!select.multiple && wanted.length !== 1) return refuse("wrong_type", `"${act.entry.text}" takes one option.`);
  const known = matchAll(select, wanted);
  const spot = await aim(act, select, { ownCover: true });
  if (isRefused(spot)) return spot;
  await pressPointer(act.document, spot);
  const found =
    known.missing === undefined ? known : ((await until(() => complete(select, wanted), LATE_MS, act.signal)) ?? known);
  if (found.missing !== undefined) return refuse("no_such_option", noSuchOption(found.missing, openLabels(select)));
  // The press may have drawn the list anew.
  chooseOptions(select, new Set(matchAll(select, wanted).options));
}

interface Matched {
  options: HTMLOptionElement[];
  missing?: string;
}

function matchAll(select: HTMLSelectElement, wanted: string[]): Matched {
  const open = [...select.options].filter(isOpen);
  const facts = open.map((option) => ({ label: option.label, value: option.value, option }));
  const options: HTMLOptionElement[] = [];
  for (const text of wanted) {
    const found = matchOption(facts, text);
    if (!found) return { options, missing: text };
    options.push(found.option);
  }
  return { options };
}

function complete(select: HTMLSelectElement, wanted: string[]): Matched | undefined {
  const found = matchAll(select, wanted);
  return found.missing === undefined ? found : undefined;
}

/** Disabled ones, alone or by their group, can't be chosen. */
const isOpen = (option: HTMLOptionElement) => !matches(option, ":disabled") && !matches(option, "optgroup:disabled *");

const openLabels = (select: HTMLSelectElement) => [...select.options].filter(isOpen).map((option) => option.label);
