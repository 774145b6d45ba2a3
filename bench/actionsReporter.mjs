// Writes bench/actions.md: the table of tests/actions, from the run of its tests itself. Only a whole run writes it: one of a part would lose rows.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawActions } from "./drawActions.mjs";

const TABLE = fileURLToPath(new URL("actions.md", import.meta.url));
const TESTS = fileURLToPath(new URL("../tests/actions", import.meta.url));

export class ActionsReporter {
  onTestRunEnd(modules, errors) {
    const cells = [];
    let files = 0;
    let whole = errors.length === 0;
    for (const module of modules) {
      if (module.project.name.replace(/ .*/, "") !== "actions") continue;
      files++;
      if (module.state() === "queued" || module.state() === "pending") whole = false;
      for (const test of module.children.allTests()) {
        const { cell } = test.meta();
        const { state, errors = [] } = test.result();
        if (state === "skipped" || state === "pending") whole = false;
        if (cell) cells.push({ ...cell, pass: state === "passed", reason: errors[0]?.message?.split("\n")[0] ?? "" });
      }
    }
    if (!cells.length) return;
    if (!whole || files < readdirSync(TESTS).filter((name) => /\.test\.tsx?$/.test(name)).length) return;
    const before = read();
    const table = drawActions(cells);
    if (table === before) return;
    writeFileSync(TABLE, table);
    console.log("\nbench/actions.md was stale: it is written anew. Commit it.");
    if (process.env.CI) process.exitCode = 1;
  }
}

function read() {
  try {
    return readFileSync(TABLE, "utf8");
  } catch {
    return "";
  }
}
