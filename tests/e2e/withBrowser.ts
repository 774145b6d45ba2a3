import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.mjs";

/**
 * A real Chromium for the tests of one file. Each visit has a context of its own, and after each test nothing may have gone wrong on a
 * page: no uncaught error, no error in the console, no request to anywhere but the demo.
 */
export function withBrowser() {
  const origin = inject("demoUrl");
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let wrong: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch());
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const seen = wrong;
    contexts = [];
    wrong = [];
    expect(seen).toEqual([]);
  });

  async function newPage(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => wrong.push(`uncaught: ${error.message}`));
    page.on("console", (message) => message.type() === "error" && wrong.push(`console: ${message.text()}`));
    page.on("request", (request) => {
      const { protocol, origin: to } = new URL(request.url());
      if (/^https?:$/.test(protocol) && to !== origin) wrong.push(`request: ${request.url()}`);
    });
    return page;
  }

  return {
    origin,
    /** Opens a path of the demo. */
    async open(path: string): Promise<Page> {
      const page = await newPage();
      await page.goto(origin + path);
      return page;
    },
    /** Opens a page of its own, with the global file and a chat whose agent follows a script. */
    async openWith(body: string, script: unknown[]): Promise<Page> {
      const page = await newPage();
      const mount = `Leflux.mountLefluxChat({ agent: Leflux.scriptedAgent(${JSON.stringify(script)}) })`;
      await page.route(`${origin}/page.html`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><html lang="en"><title>A page</title><body>${body}<script src="/leflux.global.js"></script><script>${mount}</script></body></html>`,
        }),
      );
      await page.goto(`${origin}/page.html`);
      return page;
    },
  };
}
