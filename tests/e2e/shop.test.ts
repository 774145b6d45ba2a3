import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open } = withBrowser();

const cart = (page: Page, count: number) => page.getByRole("link", { name: `Cart (${count})`, exact: true });

async function cartHolds(page: Page): Promise<string[]> {
  await page.getByRole("link", { name: /^Cart/ }).click();
  const section = page.getByRole("region", { name: "Cart" });
  await section.waitFor();
  return section.getByRole("heading").allTextContents();
}

describe("the shop, where six buttons have the same name", () => {
  test("“Add the AirPods Pro to my cart” adds the one that was meant", async () => {
    const page = await open("/");
    expect(await page.getByRole("button", { name: "Add to Cart" }).count()).toBe(6);
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Add the AirPods Pro to my cart");
    await cart(page, 1).waitFor();
    await chat.idle();
    expect(await cartHolds(page)).toEqual(["AirPods Pro"]);
  });

  test("the chat shows what was done to what", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Add the Pixel Watch to my cart");
    await cart(page, 1).waitFor();
    await chat.hears(/Add to Cart/);
    await chat.hears(/Pixel Watch/);
  });

  test("“Add to cart” could be any of six: the chat asks which, and the answer is enough", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Add to cart");
    await chat.hears(/which/i);
    await chat.idle();
    expect(await cart(page, 0).count()).toBe(1);
    await chat.say("the Kindle Paperwhite");
    await cart(page, 1).waitFor();
    await chat.idle();
    expect(await cartHolds(page)).toEqual(["Kindle Paperwhite"]);
  });

  test("what isn't there isn't guessed", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Click the Zeppelin button");
    await chat.idle();
    expect(await cart(page, 0).count()).toBe(1);
    await chat.hears(/zeppelin/i);
  });

  test("a search narrows the shop as typing would", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Search for speaker");
    await page.getByText("1 product", { exact: true }).waitFor();
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(["HomePod mini"]);
  });

  test("several wishes in one message are done in their order", async () => {
    const page = await open("/");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Add the MX Master Mouse to my cart and add the HomePod mini to my cart");
    await cart(page, 2).waitFor();
    await chat.idle();
    expect((await cartHolds(page)).sort()).toEqual(["HomePod mini", "MX Master Mouse"]);
  });
});
