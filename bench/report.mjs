import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PARTS } from "./parts/index.mjs";
import { betweenMarks, figure, markdownTable, plainTable } from "./table.mjs";

const verdict = (met) => (met === null ? "not measured" : met ? "met" : "missed");
const goalRows = (goals) =>
  goals.map(({ what, value, bound, met }) => [what, figure(value ?? Number.NaN), bound, verdict(met)]);
const GOAL_HEAD = ["goal", "measured", "wanted", ""];

export const goalsTable = (goals) => plainTable(GOAL_HEAD, goalRows(goals));

/** Versions of what was measured against. */
export function versions(root) {
  const require = createRequire(path.join(root, "bench/package.json"));
  const { dependencies } = require("./package.json");
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      // Not every package exports its own package.json.
      const folder = require.resolve.paths(name).map((at) => path.join(at, name, "package.json"));
      for (const file of folder) {
        try {
          return [name, JSON.parse(readFileSync(file, "utf8")).version];
        } catch {}
      }
      return [name, dependencies[name]];
    }),
  );
}

/** JSON with short numbers, and one line a page: it is kept with the source, and its differences are read. */
export function compact(results) {
  const short = JSON.parse(JSON.stringify(results), (_, value) =>
    typeof value === "number" ? Number(value.toPrecision(4)) : value,
  );
  const lists = [];
  const marked = JSON.stringify(
    short,
    (key, value) => (key === "pages" && Array.isArray(value) ? `@${lists.push(value) - 1}@` : value),
    2,
  );
  return `${marked.replace(/"@(\d+)@"/g, (_, at) => `[\n${lists[at].map((one) => `      ${JSON.stringify(one)}`).join(",\n")}\n    ]`)}\n`;
}

/** The tables of the README, where it has a place for them. */
export async function writeReadme(file, { machine, versions: used, goals, parts }) {
  const tables = Object.entries(parts).flatMap(([part, result]) => {
    const table = PARTS[part].table?.(result);
    return table ? [markdownTable(table.head, table.rows)] : [];
  });
  const with_ = Object.entries(used).map(([name, version]) => `${name} ${version}`);
  const text = [
    "",
    ...tables,
    markdownTable(GOAL_HEAD, goalRows(goals)),
    `Measured on ${machine.cpu} (${machine.cores} cores), Chromium ${machine.chromium}, Node ${machine.node}; ${with_.join(", ")}.`,
    "",
  ].join("\n\n");
  const before = await readFile(file, "utf8");
  const after = betweenMarks(before, text.trim());
  if (after === null)
    console.warn("bench: README.md has no <!-- bench:start --> and <!-- bench:end -->; its table is left out.");
  else if (after !== before) await writeFile(file, after);
}
