// node scripts/screenshots.mjs — draws the pictures of docs/images/ anew, in real Chromium: those of tasks from the demo, those of looks and
// languages from the stories. It needs fonts for Arabic and Japanese on the machine.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { chromiumLaunch } from "./chromium.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const configFile = here("../demo/vite.config.ts");

await build({ configFile, logLevel: "warn" });
const server = await preview({
  configFile,
  logLevel: "warn",
  preview: { host: "127.0.0.1", port: 0, strictPort: true },
});
const browser = await chromium.launch(chromiumLaunch());

/** A picture of a page once `tell` has made it what it should show. */
async function picture(name, path, tell) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 720 } });
  await page.goto(`http://127.0.0.1:${server.httpServer.address().port}${path}`);
  const chat = page.locator("#ai-chat-widget-container");
  const say = async (text) => {
    await chat.getByRole("textbox", { name: "Message" }).fill(text);
    await chat.getByRole("button", { name: "Send", exact: true }).click();
  };
  await chat.getByRole("button", { name: "Open chat" }).click();
  await tell({ page, chat, say });
  const file = here(`../docs/images/${name}.png`);
  await page.screenshot({ path: file, animations: "disabled" });
  console.log(`docs/images/${name}.png  ${Math.round(statSync(file).size / 1024)} kB`);
  await page.close();
}

mkdirSync(here("../docs/images"), { recursive: true });
await picture("shop", "/", async ({ page, chat, say }) => {
  await say("Add the AirPods Pro to my cart");
  await page.getByRole("link", { name: "Cart (1)" }).waitFor();
  await chat.getByRole("button", { name: "Stop" }).waitFor({ state: "hidden" });
});
await picture("approval", "/contact", async ({ chat, say }) => {
  await say(
    "Type Ada Lovelace in Name then type ada@example.com in Email then choose Support in Topic then type Good day in Message",
  );
  await chat.getByRole("button", { name: "Stop" }).waitFor({ state: "hidden" });
  await say("Click Send");
  await chat.getByRole("button", { name: "Approve" }).waitFor();
});

const stories = mkdtempSync(path.join(tmpdir(), "leflux-stories-"));
execFileSync("npx", ["storybook", "build", "-o", stories, "--quiet"], { cwd: here(".."), stdio: "ignore" });
const storybook = await preview({
  configFile: false,
  root: path.dirname(stories),
  logLevel: "warn",
  build: { outDir: stories },
  preview: { host: "127.0.0.1", port: 0, strictPort: true },
});

/** One story, as large as a popup. */
async function still(id, { width = 400, height = 640 } = {}) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`http://127.0.0.1:${storybook.httpServer.address().port}/iframe.html?id=${id}&viewMode=story`);
  await page.locator("#ai-chat-widget-container").getByRole("dialog").waitFor();
  const picture = await page.screenshot({ animations: "disabled" });
  await page.close();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** Several stories beside one another. */
async function sheet(name, columns, ids) {
  const images = [];
  for (const id of ids) images.push(await still(id));
  const page = await browser.newPage({ viewport: { width: columns * 416 + 16, height: 600 } });
  await page.setContent(
    `<body style="margin:0;padding:16px;display:grid;gap:16px;grid-template-columns:repeat(${columns},400px);background:#e9e7e2">` +
      images.map((src) => `<img src="${src}" width="400" style="border-radius:14px" alt="">`).join(""),
  );
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const file = here(`../docs/images/${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  console.log(`docs/images/${name}.png  ${Math.round(statSync(file).size / 1024)} kB`);
  await page.close();
}

const looks = (...names) => names.map((name) => `lefluxchat-looks--${name}`);
await sheet("looks", 4, [
  ...looks("paper", "graphite", "bloom", "terminal"),
  ...looks("paper-dark", "graphite-dark", "bloom-dark", "terminal-dark"),
]);
await sheet(
  "languages",
  3,
  ["german", "japanese", "arabic"].map((name) => `lefluxchat-languages--${name}`),
);
await sheet(
  "states",
  4,
  ["acting", "waiting-for-approval", "code", "table"].map((name) => `lefluxchat-states--${name}`),
);

await browser.close();
await server.close();
await storybook.close();
rmSync(stories, { recursive: true, force: true });
