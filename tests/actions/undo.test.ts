import * as React from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { find, openPage } from "../browser/actions/page";
import { codemirror } from "../frameworks/editors/codemirror";
import { contentEditable } from "../frameworks/editors/contentEditable";
import type { MountEditor } from "../frameworks/editors/editor";
import { lexical } from "../frameworks/editors/lexical";
import { quill } from "../frameworks/editors/quill";
import { slate } from "../frameworks/editors/slate";
import { tiptap } from "../frameworks/editors/tiptap";
import { reactForm } from "../frameworks/forms/react";
import { svelteForm } from "../frameworks/forms/svelte";
import { vueForm } from "../frameworks/forms/vue";
import { downshiftSelect } from "../frameworks/lists/downshift";
import { radixSelect } from "../frameworks/lists/radix";
import { reactAriaComboBox } from "../frameworks/lists/reactAria";
import { cell } from "./cell";
import { lastUndo, undoCells, undoListCell } from "./undoCells";

undoCells("React 19", reactForm(React, createRoot));
undoCells("Vue 3", vueForm);
undoCells("Svelte 5", svelteForm);

undoListCell("Radix Select", radixSelect);
undoListCell("downshift select", downshiftSelect);
undoListCell("React Aria ComboBox", reactAriaComboBox);

const EDITORS: [string, MountEditor][] = [
  ["contenteditable", contentEditable],
  ["Lexical", lexical],
  ["Tiptap (ProseMirror)", tiptap],
  ["Quill", quill],
  ["Slate", slate],
  ["CodeMirror 6", codemirror],
];
for (const [framework, mount] of EDITORS) {
  cell({ part: "Undo", control: "editor", framework, action: "undo" }, async () => {
    const page = openPage(`<div id="root"></div>`);
    const editor = await mount(find("#root"), "first\nsecond");
    onTestFinished(editor.stop);
    await expect.poll(() => page.indexer.scan().entries.some(({ text }) => text === "Note")).toBe(true);
    const undo = await lastUndo(page, [{ type: "fill", on: "Note", text: "other" }]);
    await expect.poll(editor.text).toBe("other");
    expect(await undo?.()).toMatchObject({ status: "done" });
    await expect.poll(editor.text).toBe("first\nsecond");
  });
}
