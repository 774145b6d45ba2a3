import { expect, onTestFinished } from "vitest";
import { type Asked, find, openPage } from "../browser/actions/page";
import { dndKit } from "../frameworks/moves/dndKit";
import { reactDropzone } from "../frameworks/moves/dropzone";
import { imask, reactImask } from "../frameworks/moves/masks";
import type { MountMove } from "../frameworks/moves/moves";
import { sortableNative, sortablePointer } from "../frameworks/moves/sortable";
import { cell } from "./cell";

const file = new File(["x"], "notes.txt", { type: "text/plain" });
const drag: Asked = { type: "drag", on: "One", to: "Three" };
const upload = (on: string): Asked => ({ type: "upload", on, files: [file] });
const phone: Asked = { type: "fill", on: "Phone", text: "2125550123" };

const ROWS: [control: string, framework: string, MountMove, Asked[], state: string[]][] = [
  ["sortable list", "SortableJS (drag and drop)", sortableNative, [drag], ["Two", "Three", "One"]],
  ["sortable list", "SortableJS (pointer)", sortablePointer, [drag], ["Two", "Three", "One"]],
  ["sortable list", "dnd-kit", dndKit, [drag], ["Two", "Three", "One"]],
  ["dropzone", "react-dropzone", reactDropzone, [upload("first *")], ["notes.txt"]],
  ["mask", "IMask", imask, [phone], ["+1 (212) 555-0123", "12125550123"]],
  ["mask", "react-imask", reactImask, [phone], ["+1 (212) 555-0123", "12125550123"]],
  [
    "mask, again",
    "IMask",
    imask,
    [{ ...phone, text: "9995550000" } as Asked, phone],
    ["+1 (212) 555-0123", "12125550123"],
  ],
  [
    "mask, again",
    "react-imask",
    reactImask,
    [{ ...phone, text: "9995550000" } as Asked, phone],
    ["+1 (212) 555-0123", "12125550123"],
  ],
];

for (const [control, framework, mount, steps, state] of ROWS) {
  cell({ part: "Masks, drag and upload", control, framework, action: steps.at(-1)?.type ?? "" }, async () => {
    const page = openPage(`<div id="root"></div>`);
    const mounted = mount(find("#root"));
    onTestFinished(mounted.stop);
    await expect.poll(() => page.indexer.scan().entries.length).toBeGreaterThan(0);
    const results = await page.performAll(steps);
    expect(results.map((result) => (result.status === "done" ? "done" : result.message))).toEqual(
      steps.map(() => "done"),
    );
    await expect.poll(mounted.state).toEqual(state);
  });
}
