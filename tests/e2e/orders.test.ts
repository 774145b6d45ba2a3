import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open } = withBrowser();

describe("the orders table, where each row has the same two buttons", () => {
  test("the row is what tells them apart", async () => {
    const page = await open("/orders");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Click View for order 1041");
    await page.getByRole("main").getByText("Kindle Paperwhite for Grace Hopper").waitFor();
    await chat.idle();
  });

  test("one order is cancelled, and no other", async () => {
    const page = await open("/orders");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Cancel order 1040");
    await page.getByRole("row", { name: "Order 1040" }).getByText("Cancelled").waitFor();
    await chat.idle();
    expect(await page.getByRole("main").getByText("Cancelled").count()).toBe(1);
  });

  test("a button that is disabled is not pressed, and the chat says so", async () => {
    const page = await open("/orders");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Cancel order 1039");
    await chat.hears(/disabled|switched off/i);
    await chat.idle();
    expect(await page.getByRole("main").getByText("Cancelled").count()).toBe(0);
  });
});
