import { registerRichText } from "@lexical/rich-text";
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from "lexical";
import { box, linesOf, type MountEditor } from "./editor";

export const lexical: MountEditor = (root, text) => {
  const element = box(root);
  element.contentEditable = "true";
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-label", "Note");
  const editor = createEditor({
    onError: (error) => {
      throw error;
    },
  });
  editor.setRootElement(element);
  const stop = registerRichText(editor);
  editor.update(
    () => {
      $getRoot().clear();
      for (const line of linesOf(text))
        $getRoot().append($createParagraphNode().append(...(line ? [$createTextNode(line)] : [])));
    },
    { discrete: true },
  );
  return {
    text: () =>
      editor.getEditorState().read(() =>
        $getRoot()
          .getChildren()
          .map((node) => node.getTextContent())
          .join("\n"),
      ),
    stop: () => {
      stop();
      editor.setRootElement(null);
    },
  };
};
