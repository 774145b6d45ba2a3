import type { Page } from "playwright-core";

/** The chat of a page, by what a person sees of it. */
export function chatOn(page: Page) {
  const widget = page.locator("#ai-chat-widget-container");
  const button = (name: string) => widget.getByRole("button", { name, exact: true });
  const message = widget.getByRole("textbox", { name: "Message", exact: true });
  return {
    widget,
    button,
    message,
    async open() {
      await button("Open chat").click();
      await message.waitFor();
    },
    /** Types a message with real keys and sends it with Enter. */
    async say(text: string) {
      await message.pressSequentially(text);
      await message.press("Enter");
      await widget.getByText(text, { exact: true }).first().waitFor();
    },
    /** Waits until the turn is over: the agent can be written to again. */
    async idle() {
      await button("Stop").waitFor({ state: "hidden" });
      await button("Send").waitFor();
    },
    /** Waits for words in the chat. */
    hears: (words: string | RegExp) => widget.getByText(words).last().waitFor(),
  };
}
