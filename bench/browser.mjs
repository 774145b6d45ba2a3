import { chromium } from "playwright-core";
import { chromiumLaunch } from "../scripts/chromium.mjs";

/** One Chromium for a run, and pages in it that reach nothing but the bench's own server. */
export async function openBrowser(origin) {
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, "--enable-precise-memory-info"] });

  async function open(url, { settleMs = 0 } = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
    const page = await context.newPage();
    await page.route("**/*", (route) => {
      const to = route.request().url();
      return to.startsWith(origin) || to.startsWith("data:") || to.startsWith("about:")
        ? route.continue()
        : route.abort();
    });
    page.on("dialog", (dialog) => dialog.dismiss());
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    // Dashboards go on building themselves for a while.
    if (settleMs) await page.waitForTimeout(settleMs);
    const session = await context.newCDPSession(page);
    return {
      page,
      session,
      /** Evaluates in the page's own world, whatever the page allows of its own scripts. */
      async run(expression) {
        const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      },
      close: () => context.close(),
    };
  }
  return { open, version: browser.version(), close: () => browser.close() };
}
