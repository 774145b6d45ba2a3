import { localName, matches } from "../../dom/native";
import { documentOf } from "../../dom/tree";
import { edit, editorOf, isReadOnly, isTextField, selectAll } from "../edit";
import { scrollByKey } from "../scrollBox";
import { arrowDefault } from "./arrowDefault";
import type { Chord } from "./chord";
import { escapeDefault } from "./escapeDefault";
import { moveCaret } from "./moveCaret";
import { submitImplicitly } from "./submitImplicitly";
import { moveTab } from "./tabOrder";

/** What a browser does on a key that no page cancelled; scripts' key events do nothing by themselves. */
export async function keyDefault(target: Element, chord: Chord): Promise<void> {
  const { key } = chord;
  const editor = editorOf(target);
  const command = chord.ctrlKey || chord.metaKey;
  if (command && !chord.altKey) {
    if (editor) editingShortcut(editor, chord);
    return;
  }
  if (chord.altKey) return;
  if (key === "Tab") return moveTab(documentOf(target), target, chord.shiftKey);
  if (key === "Escape") return escapeDefault(documentOf(target), target);
  if (key === "Enter" && !(editor && localName(editor) !== "input")) return enter(target);
  if (editor) {
    if (isTextField(editor) && isReadOnly(editor)) return;
    if (typed(editor, chord) || moveCaret(editor, chord)) return;
  }
  if (arrowDefault(target, chord)) return;
  if (!editor && !(key === " " && pressedByKey(target))) scrollByKey(target, chord);
}

/** What a button, a checkbox and the like do as Space goes up. */
export function keyUpDefault(target: Element, chord: Chord): void {
  if (chord.key === " " && pressedByKey(target)) (target as HTMLElement).click();
}

const BY_SPACE =
  "button,summary,input[type=checkbox],input[type=radio],input[type=button],input[type=submit],input[type=reset],input[type=image],input[type=color],input[type=file]";

const pressedByKey = (target: Element) => matches(target, BY_SPACE);

function enter(target: Element): void {
  if (
    matches(
      target,
      "a[href],area[href],button,summary,input[type=button],input[type=submit],input[type=reset],input[type=image]",
    )
  )
    (target as HTMLElement).click();
  else if (localName(target) === "input") submitImplicitly(target as HTMLInputElement);
}

function typed(editor: Element, { key, text, shiftKey }: Chord): boolean {
  if (key === "Enter") edit(editor, shiftKey || isTextField(editor) ? "insertLineBreak" : "insertParagraph");
  else if (key === "Backspace") edit(editor, "deleteContentBackward");
  else if (key === "Delete") edit(editor, "deleteContentForward");
  else if (text) edit(editor, "insertText", text);
  else return false;
  return true;
}

function editingShortcut(editor: Element, { key, shiftKey }: Chord): void {
  const low = key.toLowerCase();
  if (low === "a") selectAll(editor);
  else if (low === "z") edit(editor, shiftKey ? "historyRedo" : "historyUndo");
  else if (low === "y") edit(editor, "historyRedo");
}
