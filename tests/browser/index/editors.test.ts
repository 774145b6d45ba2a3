import { describe, expect, onTestFinished, test, vi } from "vitest";
import { codemirror } from "../../frameworks/editors/codemirror";
import type { MountEditor } from "../../frameworks/editors/editor";
import { monacoEditContext, monacoTextarea } from "../../frameworks/editors/monaco";
import { quill } from "../../frameworks/editors/quill";
import { slate } from "../../frameworks/editors/slate";
import { tiptap } from "../../frameworks/editors/tiptap";
import { lookAgain } from "./harness";

const EDITORS: [string, MountEditor, string][] = [
  ["CodeMirror 6", codemirror, "editable"],
  ["Quill", quill, "editable"],
  ["Slate", slate, "editable"],
  ["Tiptap", tiptap, "editable"],
  ["Monaco with an edit context", monacoEditContext, "textbox"],
  ["Monaco with a text area", monacoTextarea, "textarea"],
];

describe("a rich editor is one entry, called by its label", () => {
  test.each(EDITORS)("%s", async (_name, mount, type) => {
    const root = document.createElement("div");
    document.body.append(root);
    const { stop } = await mount(root, "Milk\nEggs");
    onTestFinished(stop);
    await vi.waitFor(() => {
      const { entries } = lookAgain();
      expect(entries.map(({ type, text }) => [type, text])).toEqual([[type, "Note"]]);
    });
  });
});
