import { createElement as h, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { createEditor, type Descendant, type Editor, Node } from "slate";
import { Editable, Slate, withReact } from "slate-react";
import { linesOf, type MountEditor } from "./editor";

export const slate: MountEditor = (root, text) => {
  let editor: Editor | undefined;
  function Note() {
    const made = useMemo(() => withReact(createEditor() as never), []);
    editor = made as unknown as Editor;
    const initialValue = linesOf(text).map((line) => ({ type: "paragraph", children: [{ text: line }] }));
    return h(Slate, {
      editor: made,
      initialValue: initialValue as Descendant[],
      children: h(Editable, { "aria-label": "Note", style: { width: 500, minHeight: 100 } }),
    });
  }
  const mounted = createRoot(root);
  mounted.render(h(Note));
  return {
    text: () => editor?.children.map((node) => Node.string(node)).join("\n") ?? "",
    stop: () => mounted.unmount(),
  };
};
