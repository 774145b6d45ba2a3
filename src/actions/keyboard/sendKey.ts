import { bodyOf, isConnected } from "../../dom/native";
import { documentOf } from "../../dom/tree";
import { inWidget } from "../../dom/widgetHost";
import { focusedElement } from "../focus";
import { viewOf } from "../pointer/spot";
import { nextTask } from "../time";
import { type Chord, chordOf, modifiersOf } from "./chord";
import { keyDefault, keyUpDefault } from "./keyDefault";

/**
 * One key press at an element: keydown, keypress where a key types, what the browser does by default unless a page cancelled it, keyup at what
 * has the focus by then. Held modifiers go down before and up after.
 */
export async function sendKey(target: Element, chord: Chord): Promise<void> {
  const held = modifiersOf(chord);
  const receiver = follow(target);
  for (const name of held) await fireKey(receiver(), "keydown", chordOf(name));
  if (await pressDown(target, chord)) await keyDefault(target, chord);
  await nextTask();
  const after = receiver();
  if ((await fireKey(after, "keyup", chord)) && after === target) keyUpDefault(after, chord);
  for (const name of held.reverse()) await fireKey(receiver(), "keyup", { ...chord, ...UP, ...keyOf(chordOf(name)) });
}

const UP = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, text: "" };
const keyOf = ({ key, code, keyCode, location }: Chord) => ({ key, code, keyCode, location });

/** keydown and keypress; false when one of them was cancelled. */
export async function pressDown(target: Element, chord: Chord): Promise<boolean> {
  const receiver = follow(target);
  if (!(await fireKey(target, "keydown", chord))) return false;
  const types = chord.text || (chord.key === "Enter" && !chord.altKey && !chord.metaKey);
  return !types || fireKey(receiver(), "keypress", chord);
}

/** Dispatches one keyboard event and lets the page's microtasks run; returns whether it was not cancelled. */
export async function fireKey(target: Element, type: string, chord: Chord): Promise<boolean> {
  const view = viewOf(target);
  const { text: _, ...init } = chord;
  const isPress = type === "keypress";
  const code = isPress ? (chord.key === "Enter" ? 13 : (chord.key.codePointAt(0) ?? 0)) : chord.keyCode;
  const event = new view.KeyboardEvent(type, {
    ...init,
    view,
    bubbles: true,
    cancelable: true,
    composed: true,
    detail: 0,
  });
  // Not every engine takes the legacy fields from the constructor.
  for (const [name, value] of [
    ["keyCode", code],
    ["which", code],
    ["charCode", isPress ? code : 0],
  ] as const)
    if (event[name] !== value) Object.defineProperty(event, name, { value });
  const kept = target.dispatchEvent(event);
  await null;
  return kept;
}

/** Who gets the next key: the target, or what the focus has moved to in the meantime. */
function follow(target: Element): () => Element {
  const document = documentOf(target);
  const before = focusedElement(document);
  return () => {
    const now = focusedElement(document);
    if (now && now !== before && !inWidget(now)) return now;
    return isConnected(target) ? target : (bodyOf(document) ?? target);
  };
}
