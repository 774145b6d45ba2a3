import { afterEach, expect, it, vi } from "vitest";
import { performEmission } from "../../../src/actions";
import { createIndexer } from "../../../src/indexer/createIndexer";
import { scanPage } from "../../../src/indexer/scanPage";
import type { Indexer } from "../../../src/indexer/types";

const { now } = performance;
let indexer: Indexer;
let looks = 0;
const slow = () => {
  performance.now = () => now.call(performance) + looks++ * 2;
};
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
const ROWS = Array.from({ length: 60 }, (_, i) => `<li><b>Row ${i}</b> <button>Open</button></li>`).join("");
afterEach(() => {
  performance.now = now;
  indexer.destroy();
  document.body.replaceChildren();
});
function start(options = {}) {
  document.body.innerHTML = `<ul>${ROWS}</ul>`;
  indexer = createIndexer({ debounceMs: 10, maxWaitMs: 50, ...options });
  indexer.scan("open");
  return indexer.watch();
}
const same = () =>
  expect([...(indexer.getSnapshot().index?.entries ?? [])].map((e) => ({ ...e, isNew: undefined }))).toEqual(
    scanPage(document, {}, null).targets.map(({ entry }) => ({ ...entry, isNew: undefined })),
  );
const add = (t: string) =>
  document.querySelector("ul")?.insertAdjacentHTML("afterbegin", `<li><button>${t}</button></li>`);
const generation = () => indexer.getSnapshot().generation;

it("unwatched in the middle and watched again", async () => {
  const stop = start();
  add("x");
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(10);
  const g = generation();
  stop();
  await sleep(300);
  expect(generation()).toBe(g);
  indexer.watch();
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  same();
});

it("held in the middle and released", async () => {
  looks = 0;
  start();
  add("x");
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(10);
  const release = indexer.hold();
  await sleep(300);
  expect(indexer.getSnapshot().status).toBe("held");
  release();
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  same();
});

it("held and released within the middle", async () => {
  looks = 0;
  start();
  add("x");
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(10);
  indexer.hold()();
  indexer.hold()();
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  await sleep(300);
  same();
});

it("always changing, it is scanned all the same", async () => {
  looks = 0;
  start();
  const g = generation();
  slow();
  const timer = setInterval(() => add(String(Math.random())), 5);
  await expect.poll(generation, { timeout: 4000 }).toBeGreaterThan(g + 1);
  clearInterval(timer);
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  same();
});

it("routed in the middle", async () => {
  looks = 0;
  start();
  add("x");
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(10);
  history.pushState(null, "", "?other");
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  expect(indexer.getSnapshot().reason).toBe("route");
  performance.now = now;
  same();
  history.back();
  await sleep(200);
});

it("a value typed in the middle is in the index after it", async () => {
  looks = 0;
  start();
  document.querySelector("ul")?.insertAdjacentHTML("beforebegin", "<input id=first aria-label=First>");
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(40);
  (document.querySelector("#first") as HTMLInputElement).value = "typed";
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  expect(indexer.scan().entries.find((e) => e.text === "First")?.value).toBe("typed");
});

it("a dialog shown and a popover in the middle", async () => {
  looks = 0;
  start();
  document.body.insertAdjacentHTML(
    "beforeend",
    "<div popover id=p style='width:100vw;height:100vh'><button>Pop</button></div>",
  );
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(10);
  (document.querySelector("#p") as HTMLElement).showPopover();
  await sleep(500);
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  same();
});

it("ignore that throws once, then the next change is scanned", async () => {
  looks = 0;
  let broken = false;
  start({
    ignore: () => {
      if (broken) throw new Error("mine");
      return false;
    },
  });
  const heard = vi.fn((e: Event) => e.preventDefault());
  addEventListener("error", heard);
  broken = true;
  add("x");
  await sleep(200);
  broken = false;
  add("y");
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  same();
  removeEventListener("error", heard);
});

it("a listener that destroys, or that scans, in a publish of slices", async () => {
  looks = 0;
  start();
  add("x");
  const g = generation();
  let done = false;
  indexer.subscribe(() => {
    if (generation() > g && !done) {
      done = true;
      indexer.scan();
      indexer.destroy();
    }
  });
  slow();
  await expect.poll(() => done).toBe(true);
  performance.now = now;
  const after = generation();
  add("z");
  await sleep(300);
  expect(generation()).toBe(after);
  expect(document.querySelectorAll("[data-leflux-id]").length).toBe(0);
});

it("destroyed while the actions are loaded: nothing is pressed", async () => {
  looks = 0;
  start();
  const pressed = vi.fn();
  document.querySelector("button")?.addEventListener("click", pressed);
  const index = indexer.getSnapshot().index;
  const results = performEmission(indexer, [{ type: "click", id: 1, generation: index?.generation as number }]);
  indexer.destroy();
  expect(await results).toMatchObject([{ status: "refused" }]);
  expect(pressed).not.toHaveBeenCalled();
});
