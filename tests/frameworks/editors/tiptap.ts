import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { box, linesOf, type MountEditor } from "./editor";

/** ProseMirror under Tiptap. */
export const tiptap: MountEditor = (root, text) => {
  const editor = new Editor({
    element: box(root),
    extensions: [StarterKit],
    content: linesOf(text)
      .map((line) => `<p>${line}</p>`)
      .join(""),
    editorProps: { attributes: { "aria-label": "Note" } },
  });
  return { text: () => editor.getText({ blockSeparator: "\n" }), stop: () => editor.destroy() };
};
