import { afterEach, describe, expect, it } from "vitest";
import { createIndexer } from "../../../src/indexer/createIndexer";
import { scanPage } from "../../../src/indexer/scanPage";
import type { Indexer } from "../../../src/indexer/types";
import { find, listed, marks, showPage, untilFresh } from "./page";

/*
 * On a slow machine a rescan takes more than a slice. Here the clock says that each look at it took two milliseconds.
 */

const { now } = performance;
let indexer: Indexer;
let looks = 0;

function slowDown(): void {
  performance.now = () => now.call(performance) + looks++ * 2;
}

function watched(html: string, options: Parameters<typeof createIndexer>[0] = {}): void {
  showPage(html);
  indexer = createIndexer({ debounceMs: 10, maxWaitMs: 100_000, ...options });
  indexer.scan("open");
  indexer.watch();
}

/** Tasks of the page's own, one after the other, until the index is up to date. */
async function tasksUntilFresh(each: (task: number) => void = () => {}): Promise<number> {
  let tasks = 0;
  while (indexer.getSnapshot().status !== "fresh") {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    each(++tasks);
    if (tasks % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return tasks;
}

afterEach(() => {
  performance.now = now;
  indexer.destroy();
  expect(marks()).toEqual({});
  document.body.replaceChildren();
});

const ROWS = Array.from({ length: 25 }, (_, i) => `<li><b>Row ${i}</b> <button>Open</button></li>`).join("");

describe("a rescan that takes long", () => {
  it("lets the page work in between, and answers as a scan in one go", async () => {
    watched(`<ul>${ROWS}</ul>`);
    find("ul").insertAdjacentHTML("afterbegin", "<li><b>New</b> <button>Open</button></li>");
    await Promise.resolve();
    expect(indexer.getSnapshot().status).toBe("dirty");
    const { generation } = indexer.getSnapshot();
    let stale = 0;
    slowDown();
    await tasksUntilFresh(() => {
      if (indexer.getSnapshot().generation === generation) stale++;
    });
    expect(stale).toBeGreaterThan(5);
    expect(indexer.getSnapshot()).toMatchObject({ generation: generation + 1, reason: "mutation" });
    performance.now = now;
    const entries = indexer.getSnapshot().index?.entries.map((entry) => ({ ...entry, isNew: undefined }));
    expect(entries).toEqual(scanPage(document, {}, null).targets.map(({ entry }) => ({ ...entry, isNew: undefined })));
  });

  it("begins anew when the page changes meanwhile, and comes to an end all the same", async () => {
    watched(`<ul>${ROWS}</ul>`);
    find("ul").insertAdjacentHTML("afterbegin", "<li><button>First</button></li>");
    await Promise.resolve();
    slowDown();
    await tasksUntilFresh((task) => {
      if (task < 300 && task % 60 === 0)
        find("ul").insertAdjacentHTML("afterbegin", `<li><button>At ${task}</button></li>`);
    });
    performance.now = now;
    await untilFresh(indexer);
    expect(listed(indexer)).toEqual(
      [...scanPage(document, {}, null).targets].sort((a, b) => a.entry.id - b.entry.id).map(({ entry }) => entry.text),
    );
  });

  it("is given up for a scan by hand, an emission in flight, and the end of watching", async () => {
    for (const end of [() => indexer.scan(), () => indexer.hold(), () => indexer.destroy()]) {
      watched(`<ul>${ROWS}</ul>`, { maxWaitMs: 50 });
      find("ul").insertAdjacentHTML("afterbegin", "<li><button>First</button></li>");
      slowDown();
      await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(10);
      performance.now = now;
      end();
      const { generation } = indexer.getSnapshot();
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
      expect(indexer.getSnapshot().generation).toBe(generation);
      indexer.destroy();
    }
  });
});
