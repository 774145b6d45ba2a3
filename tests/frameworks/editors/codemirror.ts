import { basicSetup, EditorView } from "codemirror";
import { box, type MountEditor } from "./editor";

export const codemirror: MountEditor = (root, text) => {
  const view = new EditorView({
    doc: text,
    extensions: [basicSetup, EditorView.contentAttributes.of({ "aria-label": "Note" })],
    parent: box(root),
  });
  return { text: () => view.state.doc.toString(), stop: () => view.destroy() };
};
