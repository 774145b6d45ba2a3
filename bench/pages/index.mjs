import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { deep, form, frames, productGrid, shadows, table } from "./generators.mjs";
import { packagePages } from "./packages.mjs";

const GRIDS = [100, 1_000, 10_000, 100_000];
/** Pages of one extreme shape each: on none of them may a scan fall off a cliff. */
const SHAPES = {
  "depth 500": () => deep(500),
  "table of 10k cells": () => table(10_000),
  "500 fields": () => form(500),
  "1,100 shadow roots": () => shadows(1_100),
  "60 frames": () => frames(60),
};

/**
 * All pages of the bench: generated ones, the demo, public dashboards, and saved pages of real sites where the folder is present.
 * `{name, url, grid?, shape?}`; `grid` is the number of elements.
 */
export async function openPages(server, { root, cache, wanted, quick }) {
  const pages = [];
  for (const size of GRIDS) pages.push(made(server, `grid ${size}`, productGrid(size), { grid: size }));
  for (const [name, make] of Object.entries(SHAPES)) pages.push(made(server, name, make(), { shape: true }));
  const named = (list) => list.some(({ name }) => isWanted(name, wanted));

  const demo = ["", "orders", "contact", "settings"].map((route) => ({
    name: `demo/${route || "shop"}`,
    url: `${server.origin}/${route}`,
    settleMs: 300,
  }));
  if (named(demo)) {
    const outDir = path.join(cache, "demo");
    const configFile = path.join(root, "demo/vite.config.ts");
    await build({ configFile, logLevel: "error", build: { outDir, emptyOutDir: true } });
    server.addFolder("", { root: outDir, fallback: "index.html" });
    pages.push(...demo);
  }
  if (!quick || wanted) pages.push(...(await packagePages(server, cache)));
  pages.push(...savedPages(server, path.join(root, "../shared/pages")));

  const chosen = pages.filter(({ name }) => isWanted(name, wanted));
  // A quick run takes every third of the real pages and no page of 100k elements.
  return quick && !wanted
    ? chosen.filter(({ grid, shape, name }, i) =>
        grid ? grid < 100_000 : shape || name.startsWith("demo") || i % 3 === 0,
      )
    : chosen;
}

const isWanted = (name, wanted) => !wanted || wanted.some((part) => name.includes(part));

function made(server, name, html, more) {
  const file = name.replaceAll(/\W+/g, "-");
  server.addPage(file, html);
  return { name, url: `${server.origin}/made/${file}`, ...more };
}

/** Pages as they were found on real sites: they belong to their publishers, and are measured only where they are at hand. */
function savedPages(server, folder) {
  if (!existsSync(folder)) return [];
  server.addFolder("saved", { root: folder, scripts: false });
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      name: `saved/${path.basename(file, ".html")}`,
      url: `${server.origin}/saved/${encodeURIComponent(file)}`,
      settleMs: 300,
    }));
}
