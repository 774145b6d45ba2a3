import type { IndexEntry } from "../../protocol";
import { find } from "./find";
import { groundAct } from "./groundAct";
import { act, type Circumstances, type Grounding, nothing } from "./grounding";
import type { Intent } from "./intent";
import { isToggle } from "./kinds";
import { labelOf } from "./labels";

type Check = Extract<Intent, { kind: "check" }>;

/** Turns something on or off, or over. */
export function groundCheck(intent: Check, raw: string, at: Circumstances): Grounding {
  const found = find({ text: intent.target, accept: isToggle }, at);
  const [entry] = found;
  if (entry && found.length > 1) return { kind: "question", about: `“${intent.target}”`, candidates: found };
  if (!entry) return groundButton(intent, raw, at);
  const isOn = entry.checked === true || entry.pressed === true;
  const checked = intent.checked ?? !isOn;
  if (checked === isOn && entry.checked !== "mixed" && entry.pressed !== "mixed")
    return { kind: "already", text: `${labelOf(entry)} is ${checked ? "on" : "off"} already.` };
  return act(entry, commandFor(entry, checked), true);
}

function commandFor(entry: IndexEntry, checked: boolean) {
  if (entry.pressed !== undefined) return { type: "click", id: entry.id } as const;
  return { type: "check", id: entry.id, checked } as const;
}

/** "Enable two-factor sign-in" may be a button of that name. */
function groundButton(intent: Check, raw: string, at: Circumstances): Grounding {
  const verb = /^[\p{L}]+/u.exec(raw.trim())?.[0]?.toLowerCase() ?? "";
  const pressed = groundAct({ kind: "act", verb, object: intent.target, place: "" }, at);
  return pressed.kind === "nothing" ? nothing(at.surface, intent.target) : pressed;
}
