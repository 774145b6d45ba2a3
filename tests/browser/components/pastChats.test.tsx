import { cleanup, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LefluxChat, scriptedAgent } from "../../../src";
import { button, dialog, field, hasFocus, shadow } from "./view";

const agent = () => scriptedAgent(["one", "two", "three", "four"].map((text) => ({ text: `Answer ${text}.` })));
const words = () => [...shadow().querySelectorAll(".bubble, .prose")].map((one) => one.textContent);
const past = () => [...shadow().querySelectorAll(".past-name")].map((one) => one.textContent);

async function say(text: string, answer: string) {
  await userEvent.fill(field(), text);
  await button("Send").click();
  await expect.poll(words).toContain(answer);
  await expect.element(button("Send")).toBeInTheDocument();
}

// Retried: keys go where the browser's focus is, which a busy machine may take away from the page for a moment.
test("a new chat keeps the one before; it is listed, opened, gone on with, deleted", { retry: 2 }, async () => {
  cleanup();
  sessionStorage.clear();
  render(<LefluxChat agent={agent()} defaultOpen />);
  expect(button("Past chats").elements()).toEqual([]);
  await say("First question", "Answer one.");
  await button("New chat").click();
  await expect.poll(words).toEqual([]);
  await say("Second question", "Answer two.");

  await button("Past chats").click();
  await expect.poll(past).toEqual(["First question"]);
  await expect.poll(() => shadow().activeElement?.className).toBe("past-open");
  await userEvent.keyboard("{Escape}"); // back to the chat, which stays open
  await expect.poll(() => shadow().querySelector(".past")).toBeNull();
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => hasFocus(field().element())).toBe(true);

  await button("Past chats").click();
  await page.getByText("First question").last().click();
  await expect.poll(words).toEqual(["First question", "Answer one."]);
  await say("More", "Answer three.");
  await button("Past chats").click();
  await expect.poll(past).toEqual(["Second question"]);
  await button("Delete “Second question”").click();
  await expect.poll(() => shadow().querySelector(".past")).toBeNull();
  expect(button("Past chats").elements()).toEqual([]);
  expect(words()).toContain("Answer three.");
});

test("past chats are there on the next page of the tab; where nothing is persisted there are none", async () => {
  const first = render(<LefluxChat agent={agent()} defaultOpen />);
  await say("First question", "Answer one.");
  await button("New chat").click();
  first.unmount();
  const second = render(<LefluxChat agent={agent()} defaultOpen />);
  await button("Past chats").click();
  await expect.poll(past).toEqual(["First question"]);
  second.unmount();
  render(<LefluxChat agent={agent()} persist="none" defaultOpen />);
  await say("Unkept", "Answer one.");
  await button("New chat").click();
  expect(button("Past chats").elements()).toEqual([]);
});

test("an edited message cuts the conversation there", async () => {
  render(<LefluxChat agent={agent()} persist="none" defaultOpen />);
  await say("First", "Answer one.");
  await say("Second", "Answer two.");
  const [edit] = button("Edit message").elements() as HTMLElement[];
  edit?.click();
  await expect.element(page.getByRole("textbox", { name: "Your message, edited" })).toBeVisible();
  await userEvent.keyboard(" again");
  await button("Save and send").click();
  await expect.poll(words).toEqual(["First again", "Answer three."]);
});
