import Quill from "quill";
import { box, type MountEditor } from "./editor";

export const quill: MountEditor = (root, text) => {
  const quill = new Quill(box(root), { modules: { toolbar: false } });
  quill.root.setAttribute("aria-label", "Note");
  quill.setText(text);
  return { text: () => quill.getText().replace(/\n$/, ""), stop: () => root.replaceChildren() };
};
