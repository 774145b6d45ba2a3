import * as monaco from "monaco-editor/editor/editor.api.js";
import { box, type MountEditor } from "./editor";

/** Monaco in either of its ways to take input: the browser's EditContext, or the textarea of before. */
const monacoWith =
  (editContext: boolean): MountEditor =>
  async (root, text) => {
    const editor = monaco.editor.create(box(root), {
      value: text,
      language: "plaintext",
      ariaLabel: "Note",
      editContext,
      minimap: { enabled: false },
    });
    // It lays its field out as it draws, two frames later; until then that lies about like any text area.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return { text: () => editor.getValue({ lineEnding: "\n", preserveBOM: false }), stop: () => editor.dispose() };
  };

export const monacoEditContext = monacoWith(true);
export const monacoTextarea = monacoWith(false);
