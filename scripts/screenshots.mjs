// node scripts/screenshots.mjs — draws the pictures of docs/images/ anew, from the demo in real Chromium.
import { mkdirSync, statSync } from "node:fs";
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

await browser.close();
await server.close();
