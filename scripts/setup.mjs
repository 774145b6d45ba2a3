// Makes `npm start` and `npm test` work on a bare clone: installs what is missing, nothing global. Node's own modules only.
//   node scripts/setup.mjs [--no-browser]
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (text) => console.error(`[setup] ${text}`);

function fail(...sentences) {
  for (const sentence of sentences) say(sentence);
  process.exit(1);
}

/** Runs a command in view; whether it went well. */
function run(command, args, env = {}) {
  say([command === process.execPath ? "node" : command, ...args].join(" ").replaceAll(root, ""));
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32" && command === "npm",
  });
  if (error) say(`${command} could not be run: ${error.message}`);
  return !error && status === 0;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(root + file, "utf8"));
  } catch {
    return undefined;
  }
}

function checkNode() {
  const [wanted] = /\d+\.\d+/.exec(readJson("package.json")?.engines?.node ?? "") ?? ["20.19"];
  const [major, minor] = wanted.split(".").map(Number);
  const [haveMajor, haveMinor] = process.versions.node.split(".").map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(
    `This is Node ${process.versions.node}; Node ${wanted} or newer is needed. Install it from https://nodejs.org and try again.`,
  );
}

/** Whether node_modules holds what package-lock.json asks for. */
function installed() {
  const wanted = readJson("package-lock.json")?.packages;
  const have = readJson("node_modules/.package-lock.json")?.packages; // npm writes it last
  if (!wanted) fail("package-lock.json is missing or cannot be read. Get it back with: git checkout package-lock.json");
  if (!have || !existsSync(`${root}node_modules/.bin`)) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === "" || link || (optional && !have[path]) || (have[path]?.version === version && existsSync(root + path)),
  );
}

async function install() {
  say("Installing what package-lock.json lists into node_modules. The first time takes a minute or two.");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath; // set when npm started this script
  if (npm?.endsWith(".js") ? run(process.execPath, [npm, ...args]) : run("npm", args)) return;
  const { hostname } = new URL(
    spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout?.trim() || "npm:",
  );
  if (hostname && !(await lookup(hostname).catch(() => null))) {
    fail(
      `npm's registry (${hostname}) cannot be reached: is this machine online? Behind a proxy, set npm's "proxy" and "https-proxy".`,
    );
  }
  fail("npm ci failed; its own words are above. Mend that, then run this again.");
}

/** `apt-get`, waiting for its lock: machines that just started often hold it for their own updates. */
function apt(...args) {
  return run(
    "apt-get",
    ["-o", "DPkg::Lock::Timeout=600", "-o", "Acquire::Retries=3", "-o", "Dpkg::Use-Pty=0", "-qq", ...args],
    {
      DEBIAN_FRONTEND: "noninteractive",
    },
  );
}

/** The lists have a lock of their own, which apt doesn't wait for. */
function aptUpdate() {
  for (let attempt = 1; attempt <= 5; attempt++) {
    if (apt("update")) return true;
    say(`apt-get update failed (${attempt} of 5); trying again in ${attempt * 5} s.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempt * 5000);
  }
  return false;
}

const fromDebian = () =>
  aptUpdate() &&
  ["chromium-headless-shell", "chromium"].some((name) =>
    apt("install", "-y", "--no-install-recommends", name, "fonts-liberation"),
  );

const fromPlaywright = () =>
  run(process.execPath, [`${root}node_modules/playwright-core/cli.js`, "install", "--only-shell", "chromium"]);

function getChromium() {
  say("No Chromium is installed, and the tests need one.");
  const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!(debian && fromDebian())) fromPlaywright();
  const found = findChromium();
  const way = "Install Chromium or Chrome, or set CHROMIUM_PATH to the executable of one, then run this again.";
  if (!found) fail(`No Chromium could be downloaded. ${way}`);
  // A download can lack libraries of the system: better said here than by every test.
  const { status, stderr } = spawnSync(found, ["--version"], { encoding: "utf8" });
  if (status !== 0) {
    fail(
      `${found} does not start: ${stderr?.trim().split("\n")[0] ?? "no reason given"}`,
      `As root: npx playwright-core install-deps chromium. ${way}`,
    );
  }
}

/** The Chromium for the tests; a `CHROMIUM_PATH` that leads nowhere ends the set-up before anything is installed. */
function chromium() {
  try {
    return findChromium();
  } catch (error) {
    return fail(error.message);
  }
}

checkNode();
const withBrowser = !process.argv.includes("--no-browser");
if (withBrowser) chromium();
const ready = installed();
if (!ready) await install();
if (withBrowser && !chromium()) getChromium();
if (process.env.npm_lifecycle_event === "setup") say(ready ? "Everything is there." : "Done.");
