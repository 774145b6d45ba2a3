import { expect, onTestFinished } from "vitest";
import type { ActionResult } from "../../src/protocol";
import { type Asked, find, openPage } from "../browser/actions/page";
import type { MountForm } from "../frameworks/forms/form";
import type { MountList } from "../frameworks/lists/list";
import { cell } from "./cell";

const part = "Undo";

/** Does the steps and gives the way back from the last one. */
export async function lastUndo(
  page: ReturnType<typeof openPage>,
  steps: Asked[],
): Promise<(() => Promise<ActionResult>) | undefined> {
  let undo: (() => Promise<ActionResult>) | undefined;
  const onUndo = (position: number, way: () => Promise<ActionResult>) => {
    if (position === steps.length - 1) undo = way;
  };
  const results = await page.performAll(steps, { onUndo });
  expect(results.map((result) => (result.status === "done" ? "done" : result.message))).toEqual(
    steps.map(() => "done"),
  );
  return undo;
}

const ROWS: [control: string, steps: Asked[]][] = [
  [
    "text",
    [
      { type: "fill", on: "Name", text: "Ada" },
      { type: "fill", on: "Name", text: "Grace" },
    ],
  ],
  ["text that was empty", [{ type: "fill", on: "Name", text: "Grace" }]],
  [
    "textarea",
    [
      { type: "fill", on: "Note", text: "a\nb" },
      { type: "fill", on: "Note", text: "c" },
    ],
  ],
  [
    "number",
    [
      { type: "fill", on: "Age", text: "3" },
      { type: "fill", on: "Age", text: "4" },
    ],
  ],
  ["date", [{ type: "fill", on: "Day", text: "2026-01-02" }]],
  ["checkbox", [{ type: "check", on: "Agree", checked: true }]],
  ["radio", [{ type: "check", on: "Large", checked: true }]],
  ["select", [{ type: "select_option", on: "Plan", option: "Professional" }]],
  ["select, several", [{ type: "select_option", on: "Tags", option: ["News", "Events"] }]],
];

/** After undo the framework's own state is what it was before the last step. */
export function undoCells(framework: string, mount: MountForm): void {
  for (const [control, steps] of ROWS) {
    cell({ part, control, framework, action: "undo" }, async () => {
      const page = openPage(`<div id="root"></div>`);
      const form = await mount(find("#root"));
      onTestFinished(form.stop);
      await expect.poll(() => page.indexer.scan().entries.some(({ text }) => text === "Large")).toBe(true);
      if (steps.length > 1) await page.performAll(steps.slice(0, -1));
      const before = form.state();
      const undo = await lastUndo(page, steps.slice(-1));
      await expect.poll(form.state).not.toEqual(before);
      expect(await undo?.()).toMatchObject({ status: "done", effect: { changed: true } });
      await expect.poll(form.state).toEqual(before);
    });
  }
}

/** A list that showed what was chosen gets that back. */
export function undoListCell(framework: string, mount: MountList): void {
  cell({ part, control: "list", framework, action: "undo" }, async () => {
    const page = openPage(`<div id="root" style="width:400px"></div><button>Save</button>`);
    const list = await mount(find("#root"), ["Apple", "Banana", "Cherry"]);
    onTestFinished(list.stop);
    await expect.poll(() => page.indexer.scan().entries.some(({ text }) => text === "Fruit")).toBe(true);
    const choose = (option: string): Asked => ({ type: "select_option", on: "first Fruit", option });
    await page.done(choose("Banana"));
    const undo = await lastUndo(page, [choose("Cherry")]);
    await expect.poll(list.chosen).toBe("Cherry");
    expect(await undo?.()).toMatchObject({ status: "done" });
    await expect.poll(list.chosen).toBe("Banana");
  });
}
