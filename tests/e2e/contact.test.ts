import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open } = withBrowser();

const FILL =
  "Type Ada Lovelace in Name then type ada@example.com in Email then choose Support in Topic then type Good day in Message then check newsletter";

const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name);

async function filledForm() {
  const page = await open("/contact");
  const chat = chatOn(page);
  await chat.open();
  await chat.say(FILL);
  await expect.poll(() => field(page, "newsletter").isChecked(), { timeout: 20_000 }).toBe(true);
  await chat.idle();
  return { page, chat };
}

describe("the contact form", () => {
  test("is filled as a person would fill it", async () => {
    const { page } = await filledForm();
    expect(await field(page, "Name").inputValue()).toBe("Ada Lovelace");
    expect(await field(page, "Email").inputValue()).toBe("ada@example.com");
    expect(await field(page, "Topic").inputValue()).toBe("Support");
    expect(await field(page, "Message").inputValue()).toBe("Good day");
  });

  test("is sent only after a real press on Approve", async () => {
    const { page, chat } = await filledForm();
    await chat.say("Click Send");
    await chat.button("Approve").waitFor();
    // A press that a script makes up is none.
    await chat.button("Approve").evaluate((button: HTMLElement) => button.click());
    expect(await chat.button("Approve").isVisible()).toBe(true);
    expect(
      await page
        .getByRole("main")
        .getByText(/^Thank you/)
        .count(),
    ).toBe(0);
    await chat.button("Approve").click();
    await page.getByRole("main").getByText("Thank you, Ada Lovelace!").waitFor();
    await page.getByRole("main").getByText("the newsletter is on its way").waitFor();
    await chat.idle();
  });

  test("stays unsent after Decline", async () => {
    const { page, chat } = await filledForm();
    await chat.say("Click Send");
    await chat.button("Decline").click();
    await chat.idle();
    expect(await field(page, "Name").inputValue()).toBe("Ada Lovelace");
    expect(
      await page
        .getByRole("main")
        .getByText(/^Thank you/)
        .count(),
    ).toBe(0);
  });

  test("Stop ends a turn that waits for approval", async () => {
    const { page, chat } = await filledForm();
    await chat.say("Click Send");
    await chat.button("Approve").waitFor();
    await chat.button("Stop").click();
    await chat.idle();
    expect(await chat.button("Approve").count()).toBe(0);
    expect(
      await page
        .getByRole("main")
        .getByText(/^Thank you/)
        .count(),
    ).toBe(0);
  });

  test("says what is missing when it is sent empty", async () => {
    const page = await open("/contact");
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Click Send");
    await chat.button("Approve").click();
    await page.getByRole("main").getByText("Please tell us your name.").waitFor();
    await chat.idle();
  });
});
