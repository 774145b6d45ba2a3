import { isTextField } from "../edit";
import { viewOf } from "../pointer/spot";
import type { Chord } from "./chord";

const MOVES: Record<string, [direction: string, granularity: string]> = {
  ArrowLeft: ["backward", "character"],
  ArrowRight: ["forward", "character"],
  ArrowUp: ["backward", "line"],
  ArrowDown: ["forward", "line"],
  Home: ["backward", "lineboundary"],
  End: ["forward", "lineboundary"],
};

/** Moves the caret in a field or editable, with Shift its end of the selection; false for a key that moves none. */
export function moveCaret(editor: Element, { key, shiftKey }: Chord): boolean {
  const move = MOVES[key];
  if (!move) return false;
  if (!isTextField(editor)) {
    viewOf(editor)
      .getSelection()
      ?.modify(shiftKey ? "extend" : "move", ...move);
    return true;
  }
  const { selectionStart: start, selectionEnd: end, selectionDirection, value } = editor;
  if (start === null || end === null) return false;
  const anchor = selectionDirection === "backward" ? end : start;
  const focus = selectionDirection === "backward" ? start : end;
  const collapses = !shiftKey && start !== end && move[1] === "character";
  const to = collapses ? (move[0] === "forward" ? end : start) : along(value, focus, move);
  if (shiftKey)
    editor.setSelectionRange(Math.min(anchor, to), Math.max(anchor, to), to < anchor ? "backward" : "forward");
  else editor.setSelectionRange(to, to);
  return true;
}

/** Where the caret of a field goes; lines are those of the text, not those that wrapping makes. */
function along(value: string, from: number, [direction, granularity]: [string, string]): number {
  const forward = direction === "forward";
  const lineStart = value.lastIndexOf("\n", from - 1) + 1;
  const next = value.indexOf("\n", from);
  const lineEnd = next < 0 ? value.length : next;
  if (granularity === "character") return Math.max(0, Math.min(value.length, from + (forward ? 1 : -1)));
  if (granularity === "lineboundary") return forward ? lineEnd : lineStart;
  const column = from - lineStart;
  if (forward) {
    const after = value.indexOf("\n", lineEnd + 1);
    return lineEnd === value.length ? lineEnd : Math.min(lineEnd + 1 + column, after < 0 ? value.length : after);
  }
  if (lineStart === 0) return 0;
  return Math.min(value.lastIndexOf("\n", lineStart - 2) + 1 + column, lineStart - 1);
}
