import { readFile } from "node:fs/promises";
import { CONTENDERS } from "../contenders/index.mjs";
import { geometricMean, growthExponent, median } from "../stats.mjs";
import { figure, plainTable } from "../table.mjs";

const KEYS = CONTENDERS.map(({ key }) => key);
const inPage = new URL("../inPage.js", import.meta.url);

/** Every contender on every page: first scan after a change of style, and repeat scans. */
export async function scan({ browser, pages, sources, quick, log }) {
  const harness = await readFile(inPage, "utf8");
  const measured = [];
  // What took a second on a grid is not tried on one of ten times the size.
  const beaten = new Set();
  for (const { name, url, grid, shape, settleMs } of pages) {
    const tab = await browser.open(url, { settleMs });
    try {
      for (const source of Object.values(sources)) await tab.run(`${source};0`);
      await tab.run(`${harness};0`);
      const keys = CONTENDERS.filter(
        ({ key, blindTo = [] }) => !(grid && beaten.has(key)) && !blindTo.some((part) => name.endsWith(part)),
      ).map(({ key }) => key);
      const large = grid >= 50_000;
      const plan = {
        keys,
        rounds: quick ? 5 : large ? 7 : 11,
        firstRounds: quick ? 1 : 3,
        patienceMs: quick ? 300 : large ? 6_000 : 1_500,
        // As shipped, page-agent takes a hundred times as long as its bare tree, and more on larger pages: up to minutes a scan.
        unless: { key: "pageAgent", after: "pageAgentBare", tookMs: quick ? 25 : 130 },
      };
      const { results, errors, elements } = await tab.run(`__bench.measure(${JSON.stringify(plan)})`);
      for (const [key, error] of Object.entries(errors)) log(`  ${name}: ${key} failed: ${error}`);
      const times = Object.fromEntries(
        Object.entries(results)
          .filter(([, { repeat }]) => repeat.length)
          .map(([key, { repeat, first }]) => [
            key,
            { repeat: median(repeat), first: first.length ? median(first) : null },
          ]),
      );
      for (const [key, { repeat }] of Object.entries(times)) if (grid && repeat > 1_000) beaten.add(key);
      measured.push({ name, elements, ...(grid ? { grid } : {}), ...(shape ? { shape } : {}), times });
      log(
        `  ${name.padEnd(48)} ${String(elements).padStart(7)}  ${KEYS.map((key) => figure(times[key]?.repeat ?? Number.NaN).padStart(7)).join(" ")}`,
      );
    } finally {
      await tab.close();
    }
  }
  return summarize(measured);
}

/** Ratios, means and growth of what was measured. */
export function summarize(pages) {
  const ratios = (of, to, when = "repeat") =>
    pages.flatMap(({ times }) => (times[of]?.[when] && times[to]?.[when] ? times[of][when] / times[to][when] : []));
  const mean = (of, to, when) => geometricMean(ratios(of, to, when));
  const growth = (key) => {
    const points = pages
      .filter(({ grid, times }) => grid >= 1_000 && times[key])
      .map(({ grid, times }) => [grid, times[key].repeat]);
    return points.length > 1 ? growthExponent(points) : Number.NaN;
  };
  const shapes = pages.filter(({ shape }) => shape).map(({ times }) => times.leflux.repeat / times.floorA.repeat);
  return {
    timesFloorA: mean("leflux", "floorA"),
    faster: Object.fromEntries(KEYS.filter((key) => key !== "leflux").map((key) => [key, mean(key, "leflux")])),
    exponent: growth("leflux"),
    worstShape: shapes.length ? Math.max(...shapes) : Number.NaN,
    contenders: Object.fromEntries(
      KEYS.map((key) => [
        key,
        {
          repeat: mean(key, "floorA"),
          first: mean(key, "floorA", "first"),
          exponent: growth(key),
          pages: ratios(key, "floorA").length,
        },
      ]),
    ),
    pages,
  };
}

scan.table = ({ contenders, pages }) => ({
  head: [
    `${pages.length} pages, geometric mean`,
    "repeat scan, × floor A",
    "first scan, × floor A",
    "growth exponent",
    "pages",
  ],
  rows: CONTENDERS.filter(({ key }) => contenders[key].pages).map(({ key, label }) => {
    const { repeat, first, exponent, pages: count } = contenders[key];
    return [label, figure(repeat), figure(first), figure(exponent), count];
  }),
});

/** Milliseconds a page. */
export const pagesTable = (pages) =>
  plainTable(
    ["page", "elements", ...KEYS],
    pages.map(({ name, elements, times }) => [
      name,
      elements,
      ...KEYS.map((key) => figure(times[key]?.repeat ?? Number.NaN)),
    ]),
  );
