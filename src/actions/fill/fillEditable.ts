import { textContent } from "../../dom/native";
import { squash } from "../../dom/squash";
import type { Outcome, TargetAct } from "../act";
import { edit, editorOf, selectAll } from "../edit";
import { type Chord, chordOf, parseChord } from "../keyboard/chord";
import { fireKey, pressDown, sendKey } from "../keyboard/sendKey";
import { viewOf } from "../pointer/spot";
import { refuse } from "../refuse";
import { nextTask, pause } from "../time";
import { enterField } from "./enterField";
import { firstKey } from "./fillField";
import { pasteText } from "./pasteText";

/**
 * Replaces what is in an editable region. Editors that own their content take it over at the select-all key, at `paste` or at `beforeinput`;
 * what none takes over the browser's own editor does.
 */
export async function fillEditable(act: TargetAct, element: Element, text: string): Promise<Outcome> {
  const refused = await enterField(act, element);
  if (refused) return refused;
  const editor = editorOf(element);
  if (!editor) return refuse("changed", "It is no longer editable.");
  await selectEverything(act, editor);
  const chord = firstKey(text);
  const typed = await pressDown(editor, chord);
  if (typed) {
    if (!text) edit(editor, "deleteContentBackward");
    else if (!(text.includes("\n") && (await paste(act, editor, text)))) edit(editor, "insertText", text);
  }
  await nextTask();
  if (editor.isConnected) await fireKey(editor, "keyup", chord);
  // It handles keys by itself: the first one is in.
  if (!typed) for (const char of [...text].slice(1)) await sendKey(editor, chordOf(char));
}

/** Times that a selection is made again which an editor, busy with getting the focus, put back to where it had the caret. */
const TRIES = 4;

/** Editors learn of a selection by an event that comes later. */
async function selectEverything(act: TargetAct, editor: Element): Promise<void> {
  const chord = parseChord("ControlOrMeta+a") as Chord;
  const left = await fireKey(editor, "keydown", chord);
  for (let i = 0; i < TRIES; i++) {
    if (left) selectAll(editor);
    await pause(20 * (i + 1), act.signal);
    if (!left || !textContent(editor) || viewOf(editor).getSelection()?.isCollapsed === false) break;
  }
  await fireKey(editor, "keyup", chord);
}

/** Slate looks at the selection at most every 100 ms, and pastes where it saw it last. */
const SELECTION_MS = 120;

/** Several lines: editors know best how to make paragraphs of what is pasted. False when none took it. */
async function paste(act: TargetAct, editor: Element, text: string): Promise<boolean> {
  await pause(SELECTION_MS, act.signal);
  if (!pasteText(editor, text)) return false;
  await pause(20, act.signal);
  return squash(textContent(editor) ?? "") !== "";
}
