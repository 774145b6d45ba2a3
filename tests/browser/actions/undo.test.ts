import { describe, expect, test } from "vitest";
import type { ActionResult } from "../../../src/protocol";
import { type Asked, find, openPage } from "./page";

type Undo = () => Promise<ActionResult>;

/** Does one thing; the way back from it, if there is one. */
async function doAndUndo(html: string, asked: Asked, prepare = () => {}): Promise<Undo | undefined> {
  const page = openPage(html);
  prepare();
  let undo: Undo | undefined;
  await page.done(asked, {
    onUndo: (_, way) => {
      undo = way;
    },
  });
  return undo;
}

const fill: Asked = { type: "fill", on: "Name", text: "new" };
const NAME = `<input id="f" aria-label="Name" value="old">`;
const code = (result: ActionResult | undefined) => (result?.status === "refused" ? result.code : result?.status);

test("tells the page of it as an action does, and where it was", async () => {
  const page = openPage(`${NAME}<label><input type="checkbox"> Yes</label>`);
  const positions: number[] = [];
  await page.performAll([fill, { type: "check", on: "Yes", checked: true }], { onUndo: (at) => positions.push(at) });
  expect(positions).toEqual([0, 1]);
});

test.for([
  ["gone", () => find("#f").remove()],
  ["hidden", () => find("#f").setAttribute("style", "display:none")],
  ["disabled", () => find("#f").setAttribute("disabled", "")],
  ["changed", () => find("#f").setAttribute("aria-label", "Card number")],
] as const)("refused when the field is %s", async ([expected, change]) => {
  const undo = await doAndUndo(NAME, fill);
  change();
  expect(code(await undo?.())).toBe(expected);
});

test("what the user wrote since then is not overwritten", async () => {
  const undo = await doAndUndo(NAME, fill);
  find<HTMLInputElement>("#f").value = "mine";
  expect(await undo?.()).toMatchObject({
    status: "refused",
    code: "changed",
    message: expect.stringContaining("changed again"),
  });
  expect(find<HTMLInputElement>("#f").value).toBe("mine");
});

test("a password is put back and told nowhere", async () => {
  const undo = await doAndUndo(`<input id="f" type="password" aria-label="Name" value="hunter2">`, fill);
  const result = await undo?.();
  expect(find<HTMLInputElement>("#f").value).toBe("hunter2");
  expect(JSON.stringify([result, undo])).not.toContain("hunter2");
});

describe("no way back is offered", () => {
  test.for([
    ["where nothing changed", NAME, { type: "fill", on: "Name", text: "old" }],
    ["from a click", `<button id="f">Name</button>`, { type: "click", on: "Name" }],
    ["to a formatted text", `<div contenteditable aria-label="Name"><p>An <b>old</b> text</p></div>`, fill],
    [
      "to no choice among radios",
      `<label><input type="radio" name="r"> Name</label>`,
      { type: "check", on: "Name", checked: true },
    ],
    [
      "to a placeholder of a list",
      `<div id="c" role="combobox" tabindex="0" aria-label="Name" aria-expanded="false" onclick="l.hidden=false">Choose</div><ul id="l" role="listbox" hidden onclick="c.textContent='Pear';hidden=true"><li role="option">Pear</li></ul>`,
      { type: "select_option", on: "Name", option: "Pear" },
    ],
  ] as [string, string, Asked][])("%s", async ([, html, asked]) => {
    expect(await doAndUndo(html, asked)).toBeUndefined();
  });
});
