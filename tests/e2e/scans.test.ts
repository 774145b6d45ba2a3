import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open } = withBrowser();

/** The scans that the shop's footer tells: "3 route" is the third generation, begun by a route change. */
async function scans(page: Page): Promise<{ generation: number; reason: string }[]> {
  const text = (await page.getByText(/^Scans of this page: /).textContent()) ?? "";
  return [...text.matchAll(/(\d+) (\w+)/g)].map(([, generation, reason]) => ({
    generation: Number(generation),
    reason: reason ?? "",
  }));
}

const reasons = async (page: Page) => (await scans(page)).map(({ reason }) => reason);

/** Waits until a scan for this reason is the latest one. */
const latest = (page: Page) => expect.poll(async () => (await reasons(page)).at(-1), { timeout: 10_000 });

describe("the page is scanned", () => {
  test("not at all before the chat is opened, then at once", async () => {
    const page = await open("/");
    await page.getByText("This page has not been scanned yet.").waitFor();
    expect(await page.locator("[data-leflux-id]").count()).toBe(0);
    await chatOn(page).open();
    await latest(page).toBe("open");
  });

  test("before each emission and after each action", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Add the AirPods Pro to my cart");
    await page.getByRole("link", { name: "Cart (1)" }).waitFor();
    await chat.idle();
    const seen = (await reasons(page)).filter((reason) => reason === "emission" || reason === "action");
    expect(seen.slice(0, 3)).toEqual(["emission", "action", "emission"]);
  });

  test("when the route changes", async () => {
    const page = await open("/");
    await chatOn(page).open();
    await latest(page).toBe("open");
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("heading", { name: "Orders" }).waitFor();
    await expect.poll(() => reasons(page)).toContain("route");
  });

  test("when the page changes under it", async () => {
    const page = await open("/");
    await chatOn(page).open();
    await latest(page).toBe("open");
    await page.getByLabel("Search products").fill("speaker");
    await page.getByText("1 product", { exact: true }).waitFor();
    await expect.poll(() => reasons(page)).toContain("mutation");
  });

  test("each time with the next number", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Go to Settings");
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await chat.idle();
    const generations = (await scans(page)).map(({ generation }) => generation);
    expect(generations).toEqual(generations.map((_, at) => (generations[0] ?? 0) + at));
    expect(generations.length).toBeGreaterThan(3);
  });
});
