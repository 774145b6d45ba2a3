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
  looks = 0;
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
/** On a slow machine, when a rescan has begun and is far from its end. */
async function inTheMiddle(looked = 10) {
  slow();
  await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(looked);
}
const generation = () => indexer.getSnapshot().generation;

it("unwatched in the middle and watched again", async () => {
  const stop = start();
  add("x");
  await inTheMiddle();
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
  start();
  add("x");
  await inTheMiddle();
  const release = indexer.hold();
  await sleep(300);
  expect(indexer.getSnapshot().status).toBe("held");
  release();
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  same();
});

it("held and released within the middle", async () => {
  start();
  add("x");
  await inTheMiddle();
  indexer.hold()();
  indexer.hold()();
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  await sleep(300);
  same();
});

it("always changing, it is scanned all the same", async () => {
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
  start();
  add("x");
  await inTheMiddle();
  history.pushState(null, "", "?other");
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  expect(indexer.getSnapshot().reason).toBe("route");
  performance.now = now;
  same();
  history.back();
  await sleep(200);
});

it("a value typed in the middle is in the index after it", async () => {
  start();
  document.querySelector("ul")?.insertAdjacentHTML("beforebegin", "<input id=first aria-label=First>");
  await inTheMiddle(40);
  (document.querySelector("#first") as HTMLInputElement).value = "typed";
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  expect(indexer.scan().entries.find((e) => e.text === "First")?.value).toBe("typed");
});

it("a dialog shown and a popover in the middle", async () => {
  start();
  document.body.insertAdjacentHTML(
    "beforeend",
    "<div popover id=p style='width:100vw;height:100vh'><button>Pop</button></div>",
  );
  await inTheMiddle();
  (document.querySelector("#p") as HTMLElement).showPopover();
  await sleep(500);
  await expect.poll(() => indexer.getSnapshot().status).toBe("fresh");
  performance.now = now;
  same();
});

it("ignore that throws once, then the next change is scanned", async () => {
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
  start();
  const pressed = vi.fn();
  document.querySelector("button")?.addEventListener("click", pressed);
  const index = indexer.getSnapshot().index;
  const results = performEmission(indexer, [{ type: "click", id: 1, generation: index?.generation as number }]);
  indexer.destroy();
  expect(await results).toMatchObject([{ status: "refused" }]);
  expect(pressed).not.toHaveBeenCalled();
});
