// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LefluxChat, scriptedAgent } from "../../../src";

/** An app's own tests run in jsdom, with events that scripts make. */
afterEach(cleanup);
configure({ asyncUtilTimeout: 20_000 }); // the panel's code is loaded first

const chat = async () => {
  const root = await waitFor(() => {
    const found = document.getElementById("ai-chat-widget-container")?.shadowRoot;
    if (!found?.querySelector("button")) throw new Error("not there yet");
    return found;
  });
  return within(root as unknown as HTMLElement);
};

test("an app's tests can open the chat, write, read and close it", async () => {
  const shortcut = vi.fn();
  document.addEventListener("keydown", shortcut);
  render(<LefluxChat agent={scriptedAgent([{ text: "Hello to you." }, { text: "And again." }])} persist="none" />);
  const { getByRole, findByRole, findByText, queryByRole } = await chat();
  fireEvent.click(getByRole("button", { name: "Open chat" }));
  await findByRole("dialog"); // its code is loaded now
  const field = getByRole("textbox", { name: "Message" });
  fireEvent.change(field, { target: { value: "Hello" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await findByText("Hello to you.", { selector: "p" });
  fireEvent.change(field, { target: { value: "Hello again" } });
  fireEvent.click(getByRole("button", { name: "Send" }));
  await findByText("And again.", { selector: "p" });
  fireEvent.keyDown(field, { key: "Escape" });
  await waitFor(() => expect(queryByRole("button", { name: "Open chat" })).not.toBeNull());
  expect(shortcut).not.toHaveBeenCalled();
  document.removeEventListener("keydown", shortcut);
});
