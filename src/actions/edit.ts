import { hasAttr, localName } from "../dom/native";
import { editContextOf } from "../dom/proxyField";
import { documentOf } from "../dom/tree";
import { focusedElement } from "./focus";
import { viewOf } from "./pointer/spot";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Input types that hold typed text. */
const TEXT_TYPES = new Set(["text", "search", "url", "tel", "email", "password", "number"]);

export function isTextField(element: Element): element is TextField {
  const name = localName(element);
  return name === "textarea" || (name === "input" && TEXT_TYPES.has((element as HTMLInputElement).type));
}

/** The element that is edited as a whole: a text field, or the host of an editable region. */
export function editorOf(element: Element): Element | null {
  if (isTextField(element)) return element;
  if (editContextOf(element)) return element;
  if (!(element as HTMLElement).isContentEditable) return null;
  let host: HTMLElement = element as HTMLElement;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

export function isReadOnly(field: TextField): boolean {
  return field.readOnly || hasAttr(field, "disabled");
}

/** What each kind of input does, as the browser's own editor knows it. */
const COMMANDS = {
  insertText: "insertText",
  insertLineBreak: "insertLineBreak",
  insertParagraph: "insertParagraph",
  deleteContentBackward: "delete",
  deleteContentForward: "forwardDelete",
  historyUndo: "undo",
  historyRedo: "redo",
} as const;

export type InputType = keyof typeof COMMANDS;

/**
 * Edits at the selection, as typing would: `beforeinput`; then, if the page did not take it over, the browser's own editor, which tells `input`
 * (a trusted one), keeps the undo history and obeys maxlength. The browser tells no `beforeinput` for edits by script: that one is ours.
 * Returns whether the page let the edit be.
 */
export function edit(element: Element, inputType: InputType, data: string | null = null): boolean {
  const view = viewOf(element);
  const document = documentOf(element);
  const ranges = isTextField(element) ? [] : selectedRanges(view);
  const init = { inputType, data, bubbles: true, composed: true, view };
  const before = new view.InputEvent("beforeinput", { ...init, cancelable: true, targetRanges: ranges });
  if (!element.dispatchEvent(before)) return false;
  if (isTextField(element)) {
    const value = element.value;
    let told = false;
    const listen = () => {
      told = true;
    };
    element.addEventListener("input", listen, { capture: true, once: true });
    // The command goes to whatever has the focus: it must be this field.
    const mine = focusedElement(document) === element;
    // Several lines would be told as several edits.
    const done = mine && !data?.includes("\n") && document.execCommand(COMMANDS[inputType], false, data ?? "");
    element.removeEventListener("input", listen, { capture: true });
    if (!done && !told && element.value === value && !inputType.startsWith("history")) {
      setValue(element, replaced(element, inputType, data ?? ""));
      element.dispatchEvent(new view.InputEvent("input", init));
    }
  } else if (editContextOf(element)) {
    editInContext(element, inputType, data ?? "");
  } else if (document.execCommand) {
    document.execCommand(COMMANDS[inputType], false, data ?? "");
  }
  return true;
}

/** What the browser does for an element with an EditContext: it changes the context's text and tells that, and touches no DOM. */
function editInContext(element: Element, inputType: InputType, data: string): void {
  const context = editContextOf(element);
  const Update = (viewOf(element) as unknown as { TextUpdateEvent?: new (type: string, init: object) => Event })
    .TextUpdateEvent;
  if (!context || !Update || inputType.startsWith("history")) return;
  const { selectionStart, selectionEnd } = context;
  let start = Math.min(selectionStart, selectionEnd);
  let end = Math.max(selectionStart, selectionEnd);
  if (start === end && inputType === "deleteContentBackward") start = Math.max(0, start - 1);
  if (start === end && inputType === "deleteContentForward") end = Math.min(context.text.length, end + 1);
  const text = inputType === "insertText" ? data : "";
  const caret = start + text.length;
  context.updateText(start, end, text);
  context.updateSelection(caret, caret);
  const init = { text, updateRangeStart: start, updateRangeEnd: end, selectionStart: caret, selectionEnd: caret };
  context.dispatchEvent(new Update("textupdate", init));
}

function selectedRanges(view: Window & typeof globalThis): StaticRange[] {
  const selection = view.getSelection();
  if (!selection?.rangeCount) return [];
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  return [new view.StaticRange({ startContainer, startOffset, endContainer, endOffset })];
}

/** The value after an edit that the browser's editor did not make. */
function replaced(field: TextField, inputType: InputType, data: string): string {
  const { value } = field;
  const start = field.selectionStart ?? 0;
  const end = field.selectionEnd ?? value.length;
  const text = inputType === "insertText" ? data : inputType.startsWith("insert") ? "\n" : "";
  const from = inputType === "deleteContentBackward" && start === end ? Math.max(0, start - 1) : start;
  const to = inputType === "deleteContentForward" && start === end ? end + 1 : end;
  return value.slice(0, from) + text + value.slice(to);
}

/** Sets a control's value past any setter of its own: React and Vue watch that one, and would take the change for theirs. */
export function setValue(control: Element, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  let at = prototype;
  while (at && !Object.getOwnPropertyDescriptor(at, "value")) at = Object.getPrototypeOf(at);
  Object.getOwnPropertyDescriptor(at, "value")?.set?.call(control, value);
}

/** Selects all that is in a field or editable. */
export function selectAll(editor: Element): void {
  if (isTextField(editor)) editor.select();
  else viewOf(editor).getSelection()?.selectAllChildren(editor);
}
