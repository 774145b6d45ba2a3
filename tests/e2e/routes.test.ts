import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open, origin } = withBrowser();

describe("routes of the shop", () => {
  test("“Go to Contact” changes the route and loads no page", async () => {
    const page = await open("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Go to Contact");
    await page.getByRole("heading", { name: "Contact", level: 1 }).waitFor();
    await chat.idle();
    expect(page.url()).toBe(`${origin}/contact`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await chat.message.isVisible()).toBe(true);
  });

  test("a request goes on after the route changed under it", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Go to Settings then choose Deutsch in Language");
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    await expect.poll(() => page.getByLabel("Language").inputValue(), { timeout: 20_000 }).toBe("Deutsch");
    await chat.idle();
  });
});

describe("the console", () => {
  test("an id leads to the live element, from the host's open shadow root", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await page.locator("[data-leflux-id='5']").first().waitFor();
    const found = await page.evaluate(() => {
      const element = document
        .getElementById("ai-chat-widget-container")
        ?.shadowRoot?.querySelector('[data-leflux-id="5"]');
      return {
        live: element?.isConnected,
        same: element === document.querySelector('[data-leflux-id="5"]'),
        inPage: element?.getRootNode() === document,
      };
    });
    expect(found).toEqual({ live: true, same: true, inPage: true });
  });
});
