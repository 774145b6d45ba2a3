import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { lazyApp } from "./lazyApp";
import { withBrowser } from "./withBrowser";

const { open, forgive } = withBrowser();
const app = lazyApp();
const PANEL = "**/panelParts-*.js";
const SCRIPT = [{ text: "Good day." }, { text: "And again." }];

/** The app, before anything but its first code is let through. */
async function held(script: unknown[] = SCRIPT, options: object = {}) {
  const page = await open("/blank", app.origin());
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(PANEL, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  await page.goto(app.origin() + app.path(script, options));
  return {
    page,
    chat: chatOn(page),
    asked: () => waiting.length > 0,
    async release() {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

const launcher = (page: Page) => chatOn(page).button("Open chat");
const focused = (page: Page) =>
  page.evaluate(() => document.getElementById("ai-chat-widget-container")?.shadowRoot?.activeElement?.className);

describe("a chat that nobody opened", () => {
  test("loads nothing but its launcher, and the rest when it is pointed at", async () => {
    const { page, asked } = await held();
    await launcher(page).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked()).toBe(false);
    await launcher(page).hover();
    await expect.poll(asked).toBe(true);
    expect(await chatOn(page).message.count()).toBe(0);
  });

  test("answers what the app sends, once its code is there", async () => {
    const { page, chat, release, asked } = await held();
    await launcher(page).waitFor();
    await page.evaluate(() => (window as unknown as { chat: { send(text: string): void } }).chat.send("Good morning"));
    await expect.poll(asked).toBe(true);
    await release();
    await chat.widget.locator(".badge").waitFor();
    await chat.open();
    await chat.hears("Good morning");
    await chat.hears("Good day.");
  });

  test("goes on with a turn that a reload interrupted, without being opened", async () => {
    const press = { type: "click", id: { text: "Press me" } };
    const script = [{ actions: [{ type: "wait_for", ms: 60_000 }] }, { actions: [press] }, { text: "It is pressed." }];
    const page = await open(app.path(script, { persist: "session" }), app.origin());
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Wait, then press");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("leflux:chat"))).toContain('"doing"');
    await chat.button("Close chat").click();
    await page.reload();
    await expect.poll(() => page.textContent("#pressed")).toBe("pressed ");
    expect(await chat.widget.getByRole("dialog").count()).toBe(0);
    await chat.open();
    await chat.hears("It is pressed.");
  });
});

describe("while the panel is on its way", () => {
  test("what is typed is kept and gone on with in the message field", async () => {
    const { page, chat, release } = await held();
    await launcher(page).click();
    await page.keyboard.type("Good mor");
    expect(await chat.widget.getByRole("dialog").count()).toBe(0);
    await release();
    await chat.widget.getByRole("dialog").waitFor();
    await expect.poll(() => focused(page)).toBe("field");
    await page.keyboard.type("ning");
    expect(await chat.message.inputValue()).toBe("Good morning");
    await page.keyboard.press("Enter");
    await chat.hears("Good day.");
  });

  test("what is sent with Enter is sent, and what is typed after it stays", async () => {
    const { page, chat, release } = await held();
    await launcher(page).click();
    await page.keyboard.type("Good morning");
    await page.keyboard.press("Enter");
    await page.keyboard.type("How are you?");
    await release();
    await chat.hears("Good day.");
    expect(await chat.message.inputValue()).toBe("How are you?");
  });

  test("who goes on elsewhere keeps the focus there", async () => {
    const { page, chat, release } = await held();
    await launcher(page).click();
    await page.getByRole("button", { name: "Press me" }).focus();
    await release();
    await chat.widget.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Press me");
  });

  test("Escape closes it again", async () => {
    const { page, chat, release } = await held();
    await launcher(page).click();
    await page.keyboard.press("Escape");
    await release();
    await launcher(page).click();
    await chat.widget.getByRole("dialog").waitFor();
    await expect.poll(() => focused(page)).toBe("field");
  });
});

describe("a panel that can't be loaded", () => {
  test("says so, keeps what was typed, and is there after Retry", async () => {
    forgive(/ERR_FAILED/);
    const page = await open("/blank", app.origin());
    let tries = 0;
    await page.route(PANEL, (route) => (++tries <= 2 ? route.abort() : route.continue()));
    await page.goto(app.origin() + app.path(SCRIPT));
    const chat = chatOn(page);
    await launcher(page).focus(); // loads ahead, in vain: nobody is told
    await expect.poll(() => tries).toBe(1);
    expect(await chat.widget.getByRole("alert").count()).toBe(0);
    await page.keyboard.press("Enter");
    await chat.hears("The chat could not be loaded.");
    await page.keyboard.type("Good morning");
    await chat.button("Retry").click();
    await chat.widget.getByRole("dialog").waitFor();
    expect(await chat.message.inputValue()).toBe("Good morning");
    expect(tries).toBe(3);
  });

  test("is there by itself when the connection is back", async () => {
    forgive(/ERR_INTERNET_DISCONNECTED/);
    const page = await open(app.path(SCRIPT), app.origin());
    const chat = chatOn(page);
    await launcher(page).waitFor();
    await page.context().setOffline(true);
    await launcher(page).click();
    await chat.hears("The chat could not be loaded.");
    await page.context().setOffline(false);
    await chat.widget.getByRole("dialog").waitFor();
    expect(await chat.widget.getByRole("alert").count()).toBe(0);
  });
});
