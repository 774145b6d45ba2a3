// `npm run bench`: what LeFlux costs, beside what others cost, in one Chromium on one machine.
import { writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "./args.mjs";
import { openBrowser } from "./browser.mjs";
import { contenderSources } from "./contenders/index.mjs";
import { judge } from "./goals.mjs";
import { openPages } from "./pages/index.mjs";
import { PARTS } from "./parts/index.mjs";
import { compact, goalsTable, versions, writeReadme } from "./report.mjs";
import { startServer } from "./server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = path.join(root, ".cache/bench");

async function main(options) {
  const wanted = Object.keys(PARTS).filter((part) => !options.only || options.only.includes(part));
  if (wanted.length === 0) throw new Error(`bench: --only knows ${Object.keys(PARTS).join(", ")}.`);
  const server = await startServer();
  const browser = await openBrowser(server.origin);
  try {
    const machine = {
      cpu: os.cpus()[0]?.model.trim(),
      cores: os.cpus().length,
      node: process.version,
      chromium: browser.version,
    };
    console.log(`${machine.cpu} × ${machine.cores}, Chromium ${machine.chromium}, Node ${machine.node}`);
    const pages = await openPages(server, { root, cache, wanted: options.pages, quick: options.quick });
    const sources = await contenderSources(root);
    const parts = {};
    for (const part of wanted) {
      console.log(`\n${part}`);
      parts[part] = await PARTS[part]({
        root,
        browser,
        server,
        pages,
        sources,
        quick: options.quick,
        log: console.log,
      });
    }
    const goals = judge(parts);
    console.log(`\n${goalsTable(goals)}`);
    if (!options.write) return;
    const results = { machine, versions: versions(root), quick: options.quick, goals, parts };
    await writeFile(path.join(root, "bench/results.json"), compact(results));
    await writeReadme(path.join(root, "README.md"), results);
  } finally {
    await browser.close();
    server.close();
  }
}

let options;
try {
  options = parseArgs(process.argv.slice(2));
} catch (error) {
  console.log(error.message);
  process.exit(process.argv.includes("--help") ? 0 : 1);
}
await main(options);
