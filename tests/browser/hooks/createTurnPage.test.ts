import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTurnPage } from "../../../src/hooks/createTurnPage";
import { sharedIndexer } from "../../../src/indexer/sharedIndexer";

const shared = sharedIndexer();
let release = () => {};
beforeEach(() => {
  document.body.innerHTML = `<button onclick="this.textContent = 'Pressed'">Press</button>`;
  release = shared.retain();
});
afterEach(() => {
  release();
  document.body.innerHTML = "";
});

const isOver = async (promise: Promise<unknown>) => {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return over;
};

describe("the page of a turn", () => {
  it("is scanned, acted on and held", async () => {
    const page = createTurnPage(shared.indexer);
    const { generation, entries } = page.getIndex("emission");
    const end = page.hold();
    document.body.append("more");
    const id = entries.find((entry) => entry.text === "Press")?.id as number;
    const results = await page.perform([{ type: "click", id, generation }], {});
    end();
    expect(results).toMatchObject([{ status: "done" }]);
    expect(document.querySelector("button")?.textContent).toBe("Pressed");
    expect(shared.indexer.getSnapshot().status).not.toBe("held");
  });

  it("is acted on as it was when the answer came, though it is scanned while the code of the actions is loaded", async () => {
    const page = createTurnPage(shared.indexer);
    const { generation, entries } = page.getIndex("emission");
    const performed = page.perform([{ type: "click", id: entries[0]?.id as number, generation }], {});
    shared.indexer.scan("route");
    expect(await performed).toMatchObject([{ status: "done" }]);
    expect(document.querySelector("button")?.textContent).toBe("Pressed");
  });

  it("is not waited for when nobody leaves it", async () => {
    const page = createTurnPage(shared.indexer);
    page.hold()();
    expect(await isOver(page.settle?.(new AbortController().signal, false) as Promise<void>)).toBe(true);
  });

  it.each([
    ["an action said that it is left", true],
    ["the browser says that it is left", false],
  ])("is waited for when %s, until the turn is aborted", async (_, begun) => {
    const page = createTurnPage(shared.indexer);
    const controller = new AbortController();
    const end = page.hold();
    if (!begun) window.dispatchEvent(new Event("beforeunload"));
    end();
    const settled = page.settle?.(controller.signal, begun) as Promise<void>;
    expect(await isOver(settled)).toBe(false);
    controller.abort();
    await settled;
    expect(await isOver(page.settle?.(new AbortController().signal, false) as Promise<void>)).toBe(true);
  });
});
