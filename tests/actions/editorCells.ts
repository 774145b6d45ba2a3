import { expect, onTestFinished } from "vitest";
import { type Asked, find, openPage, type TestPage } from "../browser/actions/page";
import type { MountEditor } from "../frameworks/editors/editor";
import { cell } from "./cell";

const fill = (text: string): Asked => ({ type: "fill", on: "Note", text });
const press = (key: string): Asked => ({ type: "press", key });

/** action, what is in the editor before, what is done, and the text of its model after it. */
const ROWS: [action: string, before: string, steps: Asked[], after: string][] = [
  ["fill", "", [fill("Hello there")], "Hello there"],
  ["fill in place of a text", "Some old text", [fill("New")], "New"],
  ["fill in place of lines", "one\ntwo\nthree", [fill("New")], "New"],
  ["fill again", "", [fill("First"), fill("Second")], "Second"],
  ["fill several lines", "old\ntext", [fill("alpha\nbeta\ngamma")], "alpha\nbeta\ngamma"],
  ["fill what looks like code", "", [fill('if (a < b) { "x" }')], 'if (a < b) { "x" }'],
  ["clear", "Some old text", [fill("")], ""],
  ["clear lines", "one\ntwo", [fill("")], ""],
  ["press keys after it", "", [fill("Hell"), press("o"), press("!"), press("Backspace")], "Hello"],
  ["press Enter in it", "", [fill("one"), press("Enter"), press("2")], "one\n2"],
];

/** The same rows in every editor: its own model is what counts, not what the page shows. */
export function editorCells(framework: string, mount: MountEditor): void {
  for (const [action, before, steps, after] of ROWS) {
    cell({ part: "Editors", control: "editor", framework, action }, async () => {
      const page: TestPage = openPage(`<div id="root"></div><button>Save</button>`);
      const editor = await mount(find("#root"), before);
      onTestFinished(editor.stop);
      await expect.poll(() => page.indexer.scan().entries.some(({ text }) => text === "Note")).toBe(true);
      const results = await page.performAll(steps);
      expect(results.map((result) => (result.status === "done" ? "done" : result.message))).toEqual(
        steps.map(() => "done"),
      );
      await expect.poll(editor.text).toBe(after);
    });
  }
}
