import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumLaunch } from "../../../scripts/chromium.mjs";
import { type Compared, compareNames } from "./compareNames";
import { SITUATIONS } from "./situations";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CASES = folder("../../cases/");
const CORPUS = folder("../../../../shared/pages/");
const ORIGIN = "http://names.test";

/** Where we may call a control of a public page otherwise than Chromium does. */
const ALLOWED: { page: RegExp; chromium: string; reason: string }[] = [
  {
    page: /amazon/,
    chromium: "Hello, Sign in Account & ListsAccount Sign in Account & Lists",
    reason: "Chromium sets nothing between an inline text and the block that follows it out of flow",
  },
  {
    page: /singaporeair/,
    chromium: "Remember me*",
    reason:
      "a required mark stands in the text and is generated once more; Chromium reads it once here and twice elsewhere",
  },
  { page: /parse-item/, chromium: "0", reason: "a progress bar inside the link; ours is the link's own label" },
  { page: /github/, chromium: "", reason: "an option outside of a listbox is none to Chromium" },
  {
    page: /reddit/,
    chromium: "",
    reason: "an empty label keeps Chromium from the placeholder, which HTML-AAM asks for next",
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(() => browser?.close());

/** A page as it was saved: its own scripts off, nothing else fetched. */
async function open(html: string | Buffer): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.route("**/*", (route) =>
    route.request().url() === `${ORIGIN}/`
      ? route.fulfill({
          body: html,
          contentType: "text/html; charset=utf-8",
          headers: { "content-security-policy": "script-src 'none'" },
        })
      : route.request().url().startsWith("data:")
        ? route.continue()
        : route.abort(),
  );
  await page.goto(`${ORIGIN}/`);
  return page;
}

const differs = ({ chromium: theirs, ours }: Compared) => theirs !== ours;

describe.each([
  ["the cases", CASES],
  ["saved public pages", CORPUS],
])("over every control of %s", (_, path) => {
  test.skipIf(!existsSync(path))("our names are Chromium's", async () => {
    const files = (await readdir(path)).filter((file) => file.endsWith(".html"));
    const different: unknown[] = [];
    let total = 0;
    for (const file of files) {
      const page = await open(await readFile(path + file));
      const compared = await compareNames(page);
      await page.close();
      total += compared.length;
      for (const one of compared.filter(differs)) different.push({ file, ...one });
    }
    const unexplained = different.filter(
      (one) =>
        !ALLOWED.some(
          ({ page, chromium: theirs }) =>
            page.test((one as { file: string }).file) && theirs === (one as Compared).chromium,
        ),
    );

    expect(unexplained).toEqual([]);
    expect(1 - different.length / total).toBeGreaterThanOrEqual(0.99);
  });
});

describe("in every situation that the standards speak of, our name is Chromium's, or differs for the reason that stands beside it", () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
  });

  test.each(SITUATIONS)("%s: $html", async (_, { html, shadow = {}, reason }) => {
    await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
    await page.evaluate(attachShadows, shadow);
    const compared = await compareNames(page, "[data-named]");

    expect(compared).not.toEqual([]);
    const different = compared.filter(differs);
    if (reason) expect(different).not.toEqual([]);
    else expect(different).toEqual([]);
  });
});

function attachShadows(roots: Record<string, string>): void {
  for (const [id, html] of Object.entries(roots)) {
    const root = (document.getElementById(id) as HTMLElement).attachShadow({ mode: "open" });
    root.innerHTML = html;
  }
}
