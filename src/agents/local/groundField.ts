import type { ActionCommand, IndexEntry } from "../../protocol";
import { chooseAmong } from "./chooseAmong";
import { find } from "./find";
import { findOption } from "./findOption";
import { act, type Circumstances, type Grounding, nothing } from "./grounding";
import { isChoice, isClosed, isField, isPick, isSearch, isToggle } from "./kinds";
import { labelOf } from "./labels";
import type { Query } from "./match";
import { keywords, phrase } from "./words";

const ON = /^(?:on|true|yes|enabled|checked|active)$/i;
const OFF = /^(?:off|false|no|disabled|unchecked|inactive)$/i;

/**
 * Writes a value into a field, or chooses or switches it where the field is of that kind.
 * @param typed the value is to be typed wherever that can be, as into the field of a combobox
 */
export function groundSet(field: string, value: string, typed: boolean, at: Circumstances): Grounding {
  if (field === "") return groundAnyField(value, at);
  const switches = ON.test(value) || OFF.test(value);
  const accept = (entry: IndexEntry) => isField(entry) || isChoice(entry) || (switches && isToggle(entry));
  return (
    setNamed({ text: field, accept }, value, at, typed) ??
    pickNamed({ text: `${value} ${field}`, own: value, accept: isPick }, value, at) ??
    // A whole form is no field, though every field in it is near its name.
    (/\bform$/i.test(field) ? null : setNamed({ text: field, accept, around: true }, value, at, typed)) ??
    setByOption(field, value, at) ??
    openFor(field, at)
  );
}

/** Chooses an option: in the named field, or wherever there is one of that name. */
export function groundChoose(option: string, field: string, at: Circumstances): Grounding {
  const accept = (entry: IndexEntry) => !isField(entry) && !isChoice(entry);
  const pick = {
    text: `${option} ${field}`.trim(),
    // The field may stand around the choice, but the option must be what it says.
    ...(field === "" ? {} : { own: option }),
    accept,
    prefer: (entry: IndexEntry) => Number(isPick(entry)),
  };
  if (field === "") return setHolder(option, at) ?? pickNamed(pick, option, at) ?? nothing(at.surface, option);
  return (
    setNamed({ text: field, accept: isChoice, around: true }, option, at) ??
    pickNamed(pick, option, at) ??
    (at.opened ? pickNamed({ text: option, accept: isPick }, option, at) : null) ??
    setNamed({ text: field, accept: isField }, option, at) ??
    setByOption(field, option, at) ??
    openFor(field, at)
  );
}

function setNamed(query: Query, value: string, at: Circumstances, typed = false): Grounding | null {
  const found = find(query, at);
  const [entry, other] = found;
  if (!entry) return null;
  return other ? { kind: "question", about: `“${query.text}”`, candidates: found } : setEntry(entry, value, typed);
}

/** The choice that has an option of that name. */
function setHolder(option: string, at: Circumstances): Grounding | null {
  const holders = at.surface.entries.filter((entry) => entry.options && findOption(entry.options, option) !== null);
  const exact = holders.filter((entry) => entry.options?.some((label) => phrase(label) === phrase(option)));
  const among = chooseAmong(exact.length > 0 ? exact : holders, at);
  const [holder, other] = among;
  if (!holder) return null;
  return other ? { kind: "question", about: `“${option}”`, candidates: among } : setEntry(holder, option);
}

/** "Email frequency to weekly" where "Email updates" can be weekly: the only choice that has both the option and a word of the name. */
function setByOption(field: string, option: string, { surface }: Circumstances): Grounding | null {
  const named = (entry: IndexEntry) => keywords(field).some((word) => surface.hits(word).get(entry.id)?.grade === 0);
  const offers = (entry: IndexEntry) => entry.options?.some((label) => phrase(label) === phrase(option));
  const [entry, other] = surface.entries.filter((candidate) => offers(candidate) && named(candidate));
  return entry && !other ? setEntry(entry, option) : null;
}

/** Radios, tabs, tiles, options of an open list: the choice is a control of its own. */
function pickNamed(query: Query, option: string, at: Circumstances): Grounding | null {
  const found = find(query, at);
  const [entry, other] = found;
  if (!entry) return null;
  return other ? { kind: "question", about: `“${option}”`, candidates: found } : pickEntry(entry);
}

/** A button that opens a list of choices. */
function openFor(field: string, at: Circumstances): Grounding {
  const [trigger, other] = at.opened ? [] : find({ text: field, accept: isClosed }, at);
  return trigger && !other ? { kind: "open", entry: trigger } : nothing(at.surface, field);
}

function pickEntry(entry: IndexEntry): Grounding {
  if (!isToggle(entry)) return act(entry, { type: "click", id: entry.id }, false);
  if (entry.checked === true) return { kind: "already", text: `${labelOf(entry)} is chosen already.` };
  return act(entry, { type: "check", id: entry.id, checked: true }, true);
}

function setEntry(entry: IndexEntry, value: string, typed = false): Grounding {
  if (isToggle(entry)) return act(entry, { type: "check", id: entry.id, checked: ON.test(value) }, true);
  const command = valueCommand(entry, value, typed);
  return command ? act(entry, command, true) : { kind: "options", entry, wanted: value };
}

/** Null when the field offers options and none is meant. */
function valueCommand(entry: IndexEntry, value: string, typed: boolean): ActionCommand | null {
  if (!isChoice(entry) || (typed && !entry.options)) return { type: "fill", id: entry.id, text: value };
  if (!entry.options) return { type: "select_option", id: entry.id, option: value };
  const option = findOption(entry.options, value);
  return option === null ? null : { type: "select_option", id: entry.id, option };
}

/** "Type hello": into the only field there is. */
function groundAnyField(value: string, at: Circumstances): Grounding {
  const fields = at.surface.entries.filter((entry) => isField(entry) && !entry.disabled && !entry.readOnly);
  const front = fields.filter((entry) => entry.inModal);
  const among = front.length > 0 ? front : fields.length > 1 ? fields.filter((entry) => !isSearch(entry)) : fields;
  const [entry, other] = chooseAmong(among, at);
  if (!entry) return nothing(at.surface, "a field to write in");
  if (other) return { kind: "question", about: `a place for “${value}”`, candidates: among };
  return setEntry(entry, value, true);
}
