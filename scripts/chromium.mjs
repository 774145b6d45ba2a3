// Finds a Chromium to test with. Only Node's own modules at the top: `npm test` runs this before anything is installed.
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const PLACES = {
  linux: [
    "/usr/bin/chromium-headless-shell", // starts faster than the full browser
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env["PROGRAMFILES(X86)"]}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
};

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own downloads, where there are some: the headless shell, then the whole browser. */
function playwrightChromiums() {
  try {
    const whole = createRequire(import.meta.url)("playwright-core").chromium.executablePath();
    const shell = whole.replace(/chromium-(\d+).*$/, "chromium_headless_shell-$1");
    const files = existsSync(shell)
      ? readdirSync(shell, { recursive: true }).map((file) => path.join(shell, file))
      : [];
    return [...files.filter((file) => /headless[-_]shell(\.exe)?$/.test(file) && statSync(file).isFile()), whole];
  } catch {
    return []; // nothing is installed yet
  }
}

/** The path of a Chromium, or undefined. Throws when `CHROMIUM_PATH` names none. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!runnable(wanted))
      throw new Error(`CHROMIUM_PATH is ${wanted}, which cannot be run. Set it to a Chromium's executable.`);
    return wanted;
  }
  return (PLACES[process.platform] ?? []).find(runnable) ?? playwrightChromiums().find(runnable);
}

/** Launch options for Playwright, and so for Vitest's browser mode. */
export function chromiumLaunch() {
  return {
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
