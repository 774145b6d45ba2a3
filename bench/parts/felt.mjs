import { productGrid } from "../pages/generators.mjs";
import { median } from "../stats.mjs";
import { figure } from "../table.mjs";

/** A field whose typing changes the page, and an animation that never ends: a page that always mutates. */
const BUSY = `<div style="position:fixed;left:0;bottom:0;width:300px;height:60px;contain:strict;background:#fff;z-index:9">
  <input id="field" aria-label="Typed"> <output id="count"></output><div id="moving" style="width:10px;height:10px;background:red"></div></div>`;

/** Long tasks, typing and restyling on a large page while it is watched, with the processor slowed down four times. */
export async function felt({ browser, server, sources, quick, log }) {
  const size = quick ? 10_000 : 100_000;
  server.addPage("felt", productGrid(size).replace("</main>", `</main>${BUSY}`));
  const without = await typeOn(browser, server, sources, { watch: false, quick });
  const watched = await typeOn(browser, server, sources, { watch: true, quick });
  const restyle = await restyling(browser, server, sources);
  log(
    `  ${size} elements at 4× slow-down, ${watched.scans} rescans: longest task ${figure(watched.longest)} ms (unwatched ${figure(without.longest)}),`,
  );
  log(
    `  a key until the next frame: ${figure(median(watched.keys))} ms (unwatched ${figure(median(without.keys))}); restyling by our marks ${figure(restyle)} ms`,
  );
  return {
    longestTask: watched.longest,
    longestUnwatched: without.longest,
    typing: median(watched.keys) / median(without.keys),
    keys: { watched: median(watched.keys), unwatched: median(without.keys) },
    scans: watched.scans,
    restyle,
  };
}

async function typeOn(browser, server, sources, { watch, quick }) {
  const tab = await browser.open(`${server.origin}/made/felt`);
  await tab.run(`${sources.leflux};0`);
  await tab.run(`(${prepare})(${watch})`);
  await tab.session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await tab.page.focus("#field");
  const keys = quick ? 40 : 100;
  for (let i = 0; i < keys; i++) await tab.page.keyboard.press("abcdefghij"[i % 10], { delay: 30 });
  await tab.page.waitForTimeout(quick ? 1500 : 4000);
  const result = await tab.run("__felt.end()");
  await tab.close();
  return result;
}

/** Restyling under a sheet that selects by attributes, ours among them: the time that the page's style and layout take right after a scan. */
async function restyling(browser, server, sources) {
  const rules = "[data-leflux-id]{--marked:1}[data-x] a,[data-y]~*{color:red}";
  server.addPage(
    "restyle",
    productGrid(10_000).replace("</style>", `${rules.replace(/\[data-leflux-id\]\{[^}]*\}/, "")}</style>`),
  );
  const tab = await browser.open(`${server.origin}/made/restyle`);
  await tab.run(`${sources.leflux};0`);
  const times = await tab.run(`(${settleAfterScan})()`);
  await tab.close();
  return median(times);
}

/* The functions below run in the page. */

function prepare(watch) {
  const indexer = watch ? Leflux.createIndexer() : null;
  let scans = 0;
  if (indexer) {
    indexer.scan();
    indexer.subscribe(() => {
      if (indexer.getSnapshot().status === "fresh") scans++;
    });
    indexer.watch();
  }
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  });
  const keys = [];
  const field = document.getElementById("field");
  field.addEventListener("keydown", (event) => {
    requestAnimationFrame(() => keys.push(performance.now() - event.timeStamp));
  });
  let buttons = 0;
  field.addEventListener("input", () => {
    document.getElementById("count").textContent = field.value.length;
    // Every so often something to press comes and goes: that is what a rescan is for.
    if (++buttons % 5 === 0) {
      const button = document.createElement("button");
      button.textContent = `Option ${buttons}`;
      document.getElementById("count").after(button);
      button.nextElementSibling?.matches("button") && button.nextElementSibling.remove();
    }
  });
  const moving = document.getElementById("moving");
  const move = (now) => {
    moving.style.transform = `translateX(${(now / 10) % 200}px)`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
  globalThis.__felt = { end: () => ({ longest: Math.max(0, ...tasks), tasks: tasks.length, keys, scans }) };
}

async function settleAfterScan() {
  const times = [];
  for (let round = 0; round < 9; round++) {
    const indexer = Leflux.createIndexer();
    document.documentElement.getBoundingClientRect();
    indexer.scan();
    const start = performance.now();
    document.documentElement.getBoundingClientRect();
    times.push(performance.now() - start);
    indexer.destroy();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return times;
}
