import { describe, expect, test } from "vitest";
import { performAction, performEmission } from "../../../src/actions";
import type { ActionResult } from "../../../src/protocol";
import { find, openPage, record } from "./page";

const told = (results: readonly ActionResult[]) =>
  results.map((result) => (result.status === "done" ? "done" : result.code));

describe("many at once", () => {
  test("a whole form is one emission, a scan after each action", async () => {
    const names = Array.from({ length: 10 }, (_, i) => `Field ${i}`);
    const page = openPage(`<form>${names.map((name) => `<label>${name} <input></label>`).join("")}</form>`);
    const before = page.indexer.getSnapshot().generation;
    const results = await page.performAll(names.map((on) => ({ type: "fill", on, text: `to ${on}` })));
    expect(told(results)).toEqual(names.map(() => "done"));
    expect([...document.querySelectorAll("input")].map((field) => field.value)).toEqual(names.map((n) => `to ${n}`));
    expect(page.indexer.getSnapshot().generation).toBe(before + 1 + names.length);
    expect(page.indexer.getSnapshot().reason).toBe("action");
  });

  test("a target that becomes another thing is refused; those after it are tried", async () => {
    const page = openPage(`<button id="a">One</button><button id="b">Two</button><button id="c">Three</button>`);
    const log = record(document, "click", (event) => (event.target as Element).id);
    find("#a").onclick = () => (find("#b").textContent = "Delete all");
    const results = await page.performAll([
      { type: "click", on: "One" },
      { type: "click", on: "Two" },
      { type: "click", on: "Three" },
    ]);
    expect(told(results)).toEqual(["done", "changed", "done"]);
    expect(results[1]).toMatchObject({ message: 'It was the button "Two" and is now the button "Delete all".' });
    expect(log).toEqual(["a", "c"]);
  });

  test("the same name in another place is another thing", async () => {
    const page = openPage(
      `<section><h2 id="h">Orders</h2><button id="b">Delete</button></section><button id="a">Next</button>`,
    );
    find("#a").onclick = () => (find("#h").textContent = "Customers");
    const results = await page.performAll([
      { type: "click", on: "Next" },
      { type: "click", on: "Delete" },
    ]);
    expect(told(results)).toEqual(["done", "changed"]);
  });

  test.for([
    ["gone", () => find("#b").remove()],
    ["hidden", () => find("#b").setAttribute("style", "display:none")],
    ["disabled", () => find("#b").setAttribute("disabled", "")],
  ] as const)("a target that is %s", async ([code, change]) => {
    const page = openPage(`<button id="a">One</button><button id="b">Two</button>`);
    find("#a").onclick = change;
    const results = await page.performAll([
      { type: "click", on: "One" },
      { type: "click", on: "Two" },
    ]);
    expect(told(results)).toEqual(["done", code]);
  });

  test("what was chosen may be all that names a control: it is still the same", async () => {
    const page = openPage(
      `<div id="c" role="combobox" tabindex="0" aria-haspopup="listbox" aria-controls="l">Apple</div><ul id="l" role="listbox" hidden><li role="option">Pear</li></ul>`,
    );
    find("#c").onclick = () => (find("#l").hidden = false);
    find("#l").onclick = () => {
      find("#c").textContent = "Pear";
      find("#l").hidden = true;
    };
    const log = record(find("#c"), "keydown", (event) => (event as KeyboardEvent).key);
    const results = await page.performAll([
      { type: "select_option", on: "Apple", option: "Pear" },
      { type: "press", on: "Apple", key: "Escape" },
    ]);
    expect(told(results)).toEqual(["done", "done"]);
    expect(log).toEqual(["Escape"]);
  });

  test("mutation rescans wait until it is over", async () => {
    const page = openPage(`<button id="a">One</button><button id="b">Two</button>`);
    const stop = page.indexer.watch();
    const reasons = new Set<string | null>();
    page.indexer.subscribe(() => reasons.add(page.indexer.getSnapshot().reason));
    find("#a").onclick = () => document.body.insertAdjacentHTML("afterbegin", "<button>Zero</button>");
    const results = await page.performAll([
      { type: "click", on: "One" },
      { type: "click", on: "Two" },
    ]);
    stop();
    expect(told(results)).toEqual(["done", "done"]);
    expect(reasons.has("mutation")).toBe(false);
  });
});

describe("ids", () => {
  test("of an earlier generation never resolve", async () => {
    const page = openPage(`<button>Save</button>`);
    const log = record(document, "click");
    const { generation } = page.indexer.scan();
    page.indexer.scan();
    const result = await performAction(page.indexer, { type: "click", id: 1, generation });
    expect(result).toMatchObject({ status: "refused", code: "stale" });
    expect(log).toEqual([]);
  });

  test("that nobody gave are unknown, also where to drag to", async () => {
    const page = openPage(`<button>Save</button>`);
    const { generation } = page.indexer.scan();
    const results = await performEmission(page.indexer, [
      { type: "click", id: 99, generation },
      { type: "drag", id: 1, toId: 99, generation },
      { type: "click", generation } as never,
    ]);
    expect(told(results)).toEqual(["unknown_id", "unknown_id", "unknown_id"]);
  });

  test("an action that is none is the caller's error", async () => {
    const page = openPage(`<button>Save</button>`);
    await expect(performAction(page.indexer, { type: "explode", generation: 1 } as never)).rejects.toThrow(/^LeFlux: /);
  });
});

describe("approval", () => {
  test("is asked for each action, with the entry; no means declined", async () => {
    const page = openPage(`<button id="a">One</button><button id="b">Two</button>`);
    const log = record(document, "click", (event) => (event.target as Element).id);
    const asked: unknown[] = [];
    const results = await page.performAll(
      [
        { type: "click", on: "One" },
        { type: "click", on: "Two" },
        { type: "wait_for", ms: 1 },
      ],
      {
        approve: ({ action, entry, position }) => {
          asked.push([action.type, entry?.text, position]);
          return position !== 0;
        },
      },
    );
    expect(asked).toEqual([
      ["click", "One", 0],
      ["click", "Two", 1],
      ["wait_for", undefined, 2],
    ]);
    expect(told(results)).toEqual(["declined", "done", "done"]);
    expect(log).toEqual(["b"]);
  });

  test("what became another thing while the user thought is not touched", async () => {
    const page = openPage(`<button id="a">Pay 10</button>`);
    const log = record(document, "click");
    const result = await page.perform(
      { type: "click", on: "Pay 10" },
      {
        approve: async () => {
          find("#a").textContent = "Pay 1000";
          return true;
        },
      },
    );
    expect(result).toMatchObject({ status: "refused", code: "changed" });
    expect(log).toEqual([]);
  });

  test("can be waited for and stopped", async () => {
    const page = openPage(`<button>One</button><button>Two</button>`);
    const controller = new AbortController();
    const log = record(document, "click");
    setTimeout(() => controller.abort(), 50);
    const results = await page.performAll(
      [
        { type: "click", on: "One" },
        { type: "click", on: "Two" },
      ],
      { signal: controller.signal, approve: () => new Promise(() => {}) },
    );
    expect(told(results)).toEqual(["aborted", "aborted"]);
    expect(log).toEqual([]);
  });
});

test.each(["https://elsewhere.example/", "javascript:alert(1)"])(
  "nobody is asked about %s: it is refused at once",
  async (url) => {
    const page = openPage(`<button>One</button>`);
    let asked = 0;
    const result = await page.perform({ type: "navigate", url }, { approve: () => ++asked > 0 });
    expect(result).toMatchObject({ status: "refused", code: "blocked_url" });
    expect(asked).toBe(0);
  },
);

describe("stop", () => {
  test("halts the action in progress and refuses the rest", async () => {
    const page = openPage(`<button>One</button><div id="lid" style="position:fixed;inset:0">Busy</div>`);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const results = await page.performAll(
      [
        { type: "click", on: "One" },
        { type: "wait_for", ms: 5 },
      ],
      { signal: controller.signal },
    );
    expect(told(results)).toEqual(["aborted", "aborted"]);
  });

  test("after the press only ends the watching: the press is told as done", async () => {
    const page = openPage(`<button>Add</button><p></p>`);
    const controller = new AbortController();
    let added = 0;
    document.querySelector("button")?.addEventListener("click", () => {
      added++;
      queueMicrotask(() => controller.abort());
    });
    const results = await page.performAll(
      [
        { type: "click", on: "Add" },
        { type: "click", on: "Add" },
      ],
      { signal: controller.signal },
    );
    expect(results.map((result) => result.status)).toEqual(["done", "refused"]);
    expect(added).toBe(1);
  });

  test("before anything began does nothing", async () => {
    const page = openPage(`<button>One</button>`);
    const log = record(document, "click pointerover");
    const results = await page.performAll([{ type: "click", on: "One" }], { signal: AbortSignal.abort() });
    expect(told(results)).toEqual(["aborted"]);
    expect(log).toEqual([]);
  });

  test("in the middle of a drag lets go", async () => {
    const page = openPage(
      `<button id="a" style="position:absolute;left:0;top:0">Pin</button><button style="position:absolute;left:400px;top:400px">Spot</button>`,
    );
    const controller = new AbortController();
    const log = record(document, "pointerdown pointerup");
    document.addEventListener("pointermove", (event) => event.buttons && controller.abort());
    const result = await page.perform({ type: "drag", on: "Pin", to: "Spot" }, { signal: controller.signal });
    expect(result).toMatchObject({ code: "aborted" });
    expect(log).toEqual(["pointerdown", "pointerup"]);
  });
});

test("tells of each action as it begins and ends", async () => {
  const page = openPage(`<button id="a">One</button><button disabled>Two</button>`);
  const log: string[] = [];
  find("#a").onclick = () => log.push("click");
  await page.performAll(
    [
      { type: "click", on: "One" },
      { type: "click", on: "Two" },
    ],
    {
      onStart: (position) => log.push(`start ${position}`),
      onResult: ({ status }, position) => log.push(`${status} ${position}`),
    },
  );
  expect(log).toEqual(["start 0", "click", "done 0", "refused 1"]);
});
