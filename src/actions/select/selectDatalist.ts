import type { Outcome, TargetAct } from "../act";
import { fillField } from "../fill/fillField";
import { refuse } from "../refuse";
import { matchOption, noSuchOption } from "./matchOption";

/** Chooses one of the suggestions of a native field: its value is what gets typed. */
export async function selectDatalist(
  act: TargetAct,
  input: HTMLInputElement,
  list: HTMLElement,
  wanted: string[],
): Promise<Outcome> {
  const options = [...(list as HTMLDataListElement).options].map(({ label, value }) => ({
    label: label || value,
    value,
  }));
  const found = matchOption(options, wanted[0] ?? "");
  if (!found)
    return refuse(
      "no_such_option",
      noSuchOption(
        wanted[0] ?? "",
        options.map(({ label }) => label),
      ),
    );
  return fillField(act, input, found.value);
}
