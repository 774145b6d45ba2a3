import type { Outcome, TargetAct } from "../act";
import { edit, isTextField, selectAll, setValue, type TextField } from "../edit";
import { focusedElement } from "../focus";
import { type Chord, chordOf } from "../keyboard/chord";
import { fireKey, pressDown, sendKey } from "../keyboard/sendKey";
import { viewOf } from "../pointer/spot";
import { refuse } from "../refuse";
import { tellChange } from "../tellChange";
import { enterField } from "./enterField";
import { fitValue } from "./fieldValue";

/** Replaces what is in a native field, and tells it: keys, `beforeinput`, one `input`, one `change`. The focus stays. */
export async function fillField(act: TargetAct, field: HTMLInputElement, text: string): Promise<Outcome> {
  const fit = isTextField(field) && field.type !== "number" ? { value: oneLine(field, text) } : fitValue(field, text);
  if ("misfit" in fit) return refuse("wrong_type", fit.misfit);
  const refused = await enterField(act, field);
  if (refused) return refused;
  if (!isTextField(field)) pick(field, fit.value);
  else if (field.maxLength === 1 && fit.value.length > 1) await typeAcross(field, fit.value);
  else await typeInto(field, fit.value);
}

/** A field of one line drops line breaks, as it does on paste. */
const oneLine = (field: TextField, text: string) =>
  field.localName === "textarea" ? text : text.replace(/[\r\n]+/g, " ");

/** What pickers do: dates, colours, sliders. */
function pick(input: HTMLInputElement, value: string): void {
  const { Event, InputEvent } = viewOf(input);
  setValue(input, value);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * The text comes as one edit, as from a keyboard's word suggestion, between the press and the release of its first key. A field that handles
 * keys by itself (it cancels them) gets them one by one.
 */
export async function typeInto(field: TextField, text: string): Promise<void> {
  selectAll(field);
  const chord = firstKey(text);
  if (await pressDown(field, chord)) {
    if (text) edit(field, "insertText", text);
    else if (field.value) edit(field, "deleteContentBackward");
    await null;
    if (field.isConnected) await fireKey(field, "keyup", chord);
  } else {
    await fireKey(field, "keyup", chord);
    for (const char of [...text].slice(1)) await sendKey(field, chordOf(char));
  }
  if (field.isConnected) tellChange(field);
}

/** A character each into fields that pass the focus on (one-time codes). */
async function typeAcross(first: TextField, text: string): Promise<void> {
  for (const char of text) {
    const field = focusedElement(first.ownerDocument);
    if (!field || !isTextField(field) || field.maxLength !== 1) return;
    selectAll(field);
    await sendKey(field, chordOf(char));
    tellChange(field);
    if (focusedElement(first.ownerDocument) === field) return;
  }
}

/** The key that begins a text; Enter is never among them: it would send what is not yet written. */
export function firstKey(text: string): Chord {
  const char = [...text].find((each) => each >= " ");
  return chordOf(char ?? "Backspace");
}
