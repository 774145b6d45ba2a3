import { beforeEach, expect, test } from "vitest";
import type { ActionCommand, ActionResult } from "../../../src/protocol";
import { find } from "./page";
import type { Kit } from "./pages/kit";

/** Whole pages, each in the frame in turn: what is done in them leaves them. */
let frame: HTMLIFrameElement;
const inside = () => frame.contentWindow as Window & { kit?: Kit };
const ready = (name: string) =>
  expect.poll(() => inside().document.title === name && Boolean(inside().kit), { timeout: 20_000 }).toBe(true);

beforeEach(async () => {
  document.body.innerHTML = `<iframe style="width:600px;height:300px"></iframe>`;
  frame = find("iframe");
  frame.src = new URL("./pages/first.html", import.meta.url).href;
  await ready("First page");
});

/** Begins it in the page, which may be gone before all of it is told; what was told is collected. */
function begin(commands: (index: Map<string, number>) => ActionCommand[]): ActionResult[] {
  const { createIndexer, performEmission } = inside().kit as Kit;
  const indexer = createIndexer();
  const { entries, generation } = indexer.scan();
  const ids = new Map(entries.map(({ text, id }) => [text, id]));
  const told: ActionResult[] = [];
  const actions = commands(ids).map((command) => ({ ...command, generation }));
  void performEmission(indexer, actions, { onResult: (result) => told.push(result) });
  return told;
}

const id = (ids: Map<string, number>, name: string) => ids.get(name) as number;
const LEFT = { status: "done", effect: { changed: true, navigating: true } };

test("a link to another page: it says that the page is being left, and does nothing more to it", async () => {
  const told = begin((ids) => [
    { type: "click", id: id(ids, "Second page") },
    { type: "fill", id: id(ids, "Query"), text: "too late" },
  ]);
  await ready("Second page");
  expect(told[0]).toMatchObject(LEFT);
  expect(told[1]).toMatchObject({ status: "refused", code: "gone" });
});

test("a form that is sent by Enter", async () => {
  const told = begin((ids) => [
    { type: "fill", id: id(ids, "Query"), text: "shoes" },
    { type: "press", key: "Enter" },
  ]);
  await ready("Second page");
  expect(inside().location.search).toBe("?q=shoes");
  expect(told[1]).toMatchObject(LEFT);
});

test("an address of this site", async () => {
  const told = begin(() => [{ type: "navigate", url: "second.html?x=1" }]);
  await ready("Second page");
  expect(inside().location.search).toBe("?x=1");
  expect(told[0]).toMatchObject(LEFT);
});

test("back to the page before", async () => {
  inside().location.href = new URL("./pages/second.html", import.meta.url).href;
  await ready("Second page");
  begin(() => [{ type: "go_back" }]);
  await ready("First page");
});
