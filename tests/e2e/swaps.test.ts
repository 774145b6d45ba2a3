import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { serveChat } from "./serveChat";
import { withBrowser } from "./withBrowser";

const { open } = withBrowser();
const { resolve } = createRequire(import.meta.url);
const script = (file: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader("content-type", "text/javascript").end(readFileSync(file));
};
const libraries = {
  "/turbo.js": script(resolve("@hotwired/turbo/dist/turbo.es2017-umd.js")),
  "/htmx.js": script(resolve("htmx.org/dist/htmx.js")),
};

/** A page whose library swaps the body instead of loading the next one. Its scripts stand in the head, as those libraries want it. */
function swapping(library: string, body: string): string {
  const mount = `addEventListener("DOMContentLoaded", () => Leflux.mountLefluxChat({ api: "/api/chat", defaultOpen: true, approve: "never" }))`;
  return `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,"><script src="${library}" defer></script><script src="/leflux.global.js" defer></script><script>${mount}</script></head><body>${body}</body></html>`;
}

describe.each([
  ["Turbo", "/turbo.js", '<a href="/two">To two</a>'],
  ["htmx", "/htmx.js", '<a href="/two" hx-get="/two" hx-target="body" hx-push-url="true">To two</a>'],
])("where %s swaps the body", (_, library, link) => {
  test("the chat stays one, and a turn goes on through the swap without a page load", async () => {
    const site = await serveChat(
      [
        ({ id }) => ({ text: "I go.", calls: [["click", { id: id("To two") }]] }),
        ({ id }) => ({ calls: [["click", { id: id("On two") }]] }),
        { text: "Pressed." },
      ],
      {
        ...libraries,
        "/one": swapping(library, `<h1>One</h1>${link}`),
        "/two": swapping(
          library,
          `<h1>Two</h1><button onclick="this.textContent = 'Done ' + (this.dataset.n = +(this.dataset.n || 0) + 1)">On two</button>`,
        ),
      },
    );
    const page = await open("/one", site.origin);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const chat = chatOn(page);
    await chat.say("Press the button on two");
    await page.getByRole("button", { name: "Done 1" }).waitFor();
    await chat.hears("Pressed.");
    await chat.idle();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(page.url()).toBe(`${site.origin}/two`);
    expect(await chat.widget.count()).toBe(1);
    expect(site.asked).toHaveLength(3);
    // It can still be written in, and what is there is listed.
    await chat.say("Thanks");
    await expect.poll(() => site.asked.length).toBe(4);
    expect(site.asked.at(-1)?.page).toContain("/two");
  });
});
