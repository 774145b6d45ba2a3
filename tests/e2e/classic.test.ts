import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open, origin } = withBrowser();

describe("plain HTML pages with the global file", () => {
  test("the right one of four equal buttons is pressed", async () => {
    const page = await open("/classic/menu.html");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Add the Apple Tart to the basket");
    await page.getByRole("link", { name: "Basket (1)" }).click();
    await page.getByRole("heading", { name: "Apple Tart" }).waitFor();
    expect(await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents()).toEqual(["Apple Tart"]);
  });

  test("“Add to basket” could be any of four: the chat asks which", async () => {
    const page = await open("/classic/menu.html");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Click Add to basket");
    await chat.hears(/which/i);
    await chat.idle();
    await chat.say("Sourdough");
    await page.getByRole("link", { name: "Basket (1)" }).waitFor();
  });

  test("a form is filled and sent", async () => {
    const page = await open("/classic/visit.html");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Type Ada in Your name then type 2030-05-04 in Date then choose 3 in People then click Book");
    await chat.button("Approve").click();
    await page.getByRole("main").getByText("Thank you, Ada. We keep a table for you.").waitFor();
    await chat.idle();
  });

  test("a closed disclosure is opened first", async () => {
    const page = await open("/classic/index.html");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Check Show gluten warnings");
    const box = page.getByLabel("Show gluten warnings");
    await box.waitFor();
    await expect.poll(() => box.isChecked(), { timeout: 20_000 }).toBe(true);
    await chat.idle();
  });

  test("a task crosses a page load and goes on", async () => {
    const page = await open("/classic/index.html");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Go to the Menu then add the Rye Loaf to the basket");
    await page.waitForURL(`${origin}/classic/menu.html`);
    await page.getByRole("link", { name: "Basket (1)" }).waitFor();
    await chat.idle();
    // The conversation came along.
    await chat.hears("Go to the Menu then add the Rye Loaf to the basket");
  });

  test("a message that was sent on one page can still be read on the next", async () => {
    const page = await open("/classic/index.html");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("What can I do here?");
    await chat.idle();
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await page.waitForURL(`${origin}/classic/menu.html`);
    if (!(await chat.message.isVisible())) await chat.open();
    await chat.hears("What can I do here?");
  });
});
