// `npm test`: builds, runs every Vitest project and every page case, and ends with `N passed, N failed` over all of them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";
import { countCases, countVitest } from "./count.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = path.join(root, ".cache/reports");
const BUNDLE = "dist/leflux.global.js";

if (process.argv.length > 2) {
  console.error(
    "npm test takes no arguments. For a part: npm run test:unit -- NAME, or test:browser, test:stories, test:e2e, test:cases.",
  );
  process.exit(2);
}

/** Runs one part in view; its exit code, or 1 where there was none. */
function run(title, command, ...args) {
  console.log(`\n=== ${title} ===`);
  const shell = process.platform === "win32" && command === "npm";
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], shell });
  return status ?? 1;
}

/** A part's report, or undefined where it wrote none. */
function report(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), "utf8"));
  } catch {
    return undefined;
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const built = run("Build", "npm", "run", "build") === 0 && existsSync(path.join(root, BUNDLE));
const counts = [built ? { passed: 0, problems: [] } : { passed: 0, problems: ["the build failed"] }];

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"];
const exit = run(
  "Unit, browser, story and end-to-end tests",
  process.execPath,
  ...vitest,
  `--outputFile.json=${reports}/vitest.json`,
);
counts.push(countVitest(report("vitest.json"), exit));

if (built) {
  const cases = ["tests/cases/run.mjs", "--bundle", BUNDLE, "--json", `${reports}/cases.json`];
  run("Page cases", process.execPath, ...cases, "--chromium", findChromium());
  const known = JSON.parse(readFileSync(path.join(root, "tests/cases/known.json"), "utf8"));
  counts.push(countCases(report("cases.json"), known));
} else counts.push({ passed: 0, problems: ["the page cases did not run: there is no bundle"] });

const passed = counts.reduce((sum, part) => sum + part.passed, 0);
const problems = counts.flatMap((part) => part.problems);
if (problems.length) console.log(`\nFailed:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
for (const note of counts.flatMap((part) => part.notes ?? [])) console.log(note);
console.log(`\n${passed} passed, ${problems.length} failed`);
process.exit(problems.length || !passed ? 1 : 0);
