import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type ElementHandle, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import type { Indexer } from "../../src/indexer/types";
import type { PageIndex } from "../../src/protocol";

/*
 * What must hold of an index of any page, on pages as they were found on real sites. They belong to their publishers and are not part of the
 * project: where the folder is not there, nothing is tested.
 */

const here = (to: string) => fileURLToPath(new URL(to, import.meta.url));
const PAGES = here("../../../shared/pages");
const BUNDLE = here("../../dist/leflux.global.js");
const names = existsSync(PAGES) ? readdirSync(PAGES).filter((name) => name.endsWith(".html")) : [];

type InPage = typeof globalThis & {
  Leflux: { createIndexer(): Indexer; renderIndex(index: PageIndex): string };
  indexer: Indexer;
};

const SECRET = "Tr0ub4dor-and-3";
const CARD = "4111 1111 1111 1111";

let browser: Browser;
let server: Server;
let bundle: string;

/** Serves the saved pages with scripts off. */
function serve(): Promise<Server> {
  const pages = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname.slice(1));
    if (!names.includes(name)) return void response.writeHead(404).end();
    const bytes = await readFile(path.join(PAGES, name));
    const charset = isUtf8(bytes) ? "; charset=utf-8" : "";
    response.writeHead(200, {
      "content-type": `text/html${charset}`,
      "content-security-policy": "script-src 'none'",
    });
    response.end(bytes);
  });
  return new Promise((resolve) => pages.listen(0, "127.0.0.1", () => resolve(pages)));
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Opens a saved page with nothing loaded but itself, the library in it, and secrets typed into all of its fields that may hold one. */
async function open(name: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, locale: "en-US" });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURIComponent(name)}`;
  await page.route("**/*", (route) =>
    route.request().url() === address || route.request().url().startsWith("data:") ? route.continue() : route.abort(),
  );
  await page.goto(address, { waitUntil: "load" });
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send("Runtime.evaluate", { expression: `${bundle};0` });
  expect(exceptionDetails).toBeUndefined();
  await page.evaluate(
    ([secret, card]) => {
      for (const field of document.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = secret;
      for (const field of document.querySelectorAll<HTMLInputElement>("input:is([type=text],[type=tel],:not([type]))"))
        field.value = card;
    },
    [SECRET, CARD] as const,
  );
  return page;
}

const scan = (page: Page): Promise<{ index: PageIndex; text: string }> =>
  page.evaluate(() => {
    const { Leflux } = globalThis as unknown as InPage;
    const here = globalThis as unknown as InPage;
    here.indexer ??= Leflux.createIndexer();
    const index = here.indexer.scan();
    return { index, text: Leflux.renderIndex(index) };
  });

const withoutNews = ({ entries }: PageIndex) => entries.map(({ isNew, ...entry }) => entry);

/** The elements behind an index's entries, in their order; null for one that does not resolve to a part of the page. */
async function elementsOf(page: Page, { entries, generation }: PageIndex): Promise<(ElementHandle | null)[]> {
  const handle = await page.evaluateHandle(
    ({ ids, generation }) =>
      ids.map((id) => {
        const resolution = (globalThis as unknown as InPage).indexer.resolve(id, generation);
        return resolution.ok && resolution.element.isConnected ? resolution.element : null;
      }),
    { ids: entries.map(({ id }) => id), generation },
  );
  const elements = await handle.getProperties();
  return entries.map((_, i) => elements.get(String(i))?.asElement() ?? null);
}

/**
 * Whether a person sees it, as Playwright tells: the element itself, else what stands for it. A hidden native control has its label, an image
 * map's area has its image, and an element without a box of its own (a link around floats) has what is in it.
 */
async function isSeen(element: ElementHandle): Promise<boolean> {
  if (await element.isVisible()) return true;
  const others = await element.evaluateHandle((element) => {
    const name = (element as Element).localName;
    if (name === "input") return [...((element as HTMLInputElement).labels ?? [])];
    if (name === "area") {
      const map = (element as Element).closest("map")?.getAttribute("name");
      return [...document.querySelectorAll(`img[usemap="#${CSS.escape(map ?? "")}"]`)];
    }
    const { width, height } = (element as Element).getBoundingClientRect();
    return width && height ? [] : [...(element as Element).querySelectorAll("*")];
  });
  for (const other of (await others.getProperties()).values()) if (await other.asElement()?.isVisible()) return true;
  return false;
}

describe.skipIf(names.length === 0)("pages of real sites", () => {
  beforeAll(async () => {
    if (!existsSync(BUNDLE)) throw new Error("There is no dist/leflux.global.js to test. Run `npm run build` first.");
    bundle = await readFile(BUNDLE, "utf8");
    server = await serve();
    browser = await chromium.launch(chromiumLaunch());
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.each(names)("%s", async (name) => {
    const page = await open(name);
    const { index, text } = await scan(page);
    const { entries, generation } = index;

    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(250);
    expect(index.total).toBeGreaterThanOrEqual(entries.length);
    expect(entries.map(({ id }) => id).sort((a, b) => a - b)).toEqual(entries.map((_, i) => i + 1));
    const keys = entries.map(({ type, text, parent }) => `${type} | ${text} | ${parent}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    for (const secret of [SECRET, CARD, CARD.replaceAll(" ", "")]) {
      expect(JSON.stringify(index)).not.toContain(secret);
      expect(text).not.toContain(secret);
    }

    const unseen = await Promise.all(
      (await elementsOf(page, index)).map(async (element, i) => {
        if (!element) return `${keys[i]}: does not resolve`;
        return (await isSeen(element)) ? "" : element.evaluate((it) => (it as Element).outerHTML.slice(0, 200));
      }),
    );
    expect(unseen.filter(Boolean)).toEqual([]);

    const again = await scan(page);
    expect(withoutNews(again.index)).toEqual(withoutNews(index));
    expect(again.index.generation).toBe(generation + 1);
    await page.close();
  });
});
