import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open } = withBrowser();

describe("the settings page", () => {
  test("what lies in a closed section is reached by opening it first", async () => {
    const page = await open("/settings");
    expect(await page.getByRole("switch", { name: "Beta features" }).count()).toBe(0);
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Turn on Beta features");
    const beta = page.getByRole("switch", { name: "Beta features" });
    await beta.waitFor();
    await expect.poll(() => beta.getAttribute("aria-checked"), { timeout: 20_000 }).toBe("true");
    expect(await page.getByRole("button", { name: "Labs" }).getAttribute("aria-expanded")).toBe("true");
    await chat.idle();
  });

  test("and a deletion found there is asked for", async () => {
    const page = await open("/settings");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Click Delete history");
    await chat.button("Approve").click();
    await page.getByRole("main").getByText("Your history is gone.").waitFor();
    await chat.idle();
  });

  test("a choice is made by what it says", async () => {
    const page = await open("/settings");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Choose Tokyo in Time zone");
    await expect.poll(() => page.getByLabel("Time zone").inputValue(), { timeout: 20_000 }).toBe("Tokyo");
    await chat.idle();
  });

  test("a modal is opened, filled and saved", async () => {
    const page = await open("/settings");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Click Edit profile");
    await page.getByRole("dialog", { name: "Edit profile" }).waitFor();
    await chat.idle();
    await chat.say("Type Robin Hood in Display name");
    await expect.poll(() => page.getByLabel("Display name").inputValue(), { timeout: 20_000 }).toBe("Robin Hood");
    await chat.idle();
    await chat.say("Click Save");
    await chat.button("Approve").click();
    await page.getByRole("main").getByText("Signed in as Robin Hood").waitFor();
  });
});
