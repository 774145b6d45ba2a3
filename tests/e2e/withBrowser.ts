import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.mjs";

/**
 * A real Chromium for the tests of one file. Each visit has a context of its own, and after each test nothing may have gone wrong on a
 * page: no uncaught error, no error in the console, no request to anywhere but the demo.
 */
export function withBrowser(...flags: string[]) {
  const origin = inject("demoUrl");
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let wrong: string[] = [];
  let forgiven: RegExp | undefined;

  beforeAll(async () => {
    const launch = chromiumLaunch();
    browser = await chromium.launch({ ...launch, args: [...launch.args, ...flags] });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const seen = wrong.filter((one) => !forgiven?.test(one));
    contexts = [];
    wrong = [];
    forgiven = undefined;
    expect(seen).toEqual([]);
  });

  async function newPage(site = origin): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    context.on("page", (page) => listen(page, site));
    return context.newPage();
  }

  function listen(page: Page, site: string): void {
    page.on("pageerror", (error) => wrong.push(`uncaught: ${error.message}`));
    page.on("console", (message) => message.type() === "error" && wrong.push(`console: ${message.text()}`));
    page.on("request", (request) => {
      const { protocol, origin: to } = new URL(request.url());
      if (/^https?:$/.test(protocol) && to !== site) wrong.push(`request: ${request.url()}`);
    });
  }

  return {
    /** What a test makes go wrong on purpose. */
    forgive(pattern: RegExp) {
      forgiven = pattern;
    },
    origin,
    /** Opens a path of the demo, or of a site of the test's own. */
    async open(path: string, site = origin): Promise<Page> {
      const page = await newPage(site);
      await page.goto(site + path);
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
