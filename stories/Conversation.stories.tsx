import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import type { ChatView } from "../src/components/ChatView";
import { chatMeta } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import { crowded, days, long, offline, tour } from "./support/conversations";
import { still } from "./support/messages";

/** What can be done with messages, and what they may be like. */
const meta = {
  ...chatMeta,
  title: "LefluxChat/Conversation",
  args: { ...chatMeta.args, defaultOpen: true },
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The message of before, said otherwise: Enter or the button sends it, Escape leaves it as it was. */
export const EditAndResend: Story = {
  args: { chat: still({ ...days(), edit: fn(), retry: fn() }) },
  play: async ({ args }) => {
    const { root, chat } = await chatRoot();
    const messages = () => chat.getAllByRole("button", { name: "Edit message" });
    await userEvent.click(messages().at(-1) as HTMLElement);
    const field = await chat.findByRole("textbox", { name: "Your message, edited" });
    await waitFor(() => expect(root.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: "Escape" });
    await waitFor(() => expect(chat.queryByRole("textbox", { name: "Your message, edited" })).toBeNull());
    await expect(chat.getByRole("dialog")).toBeVisible();
    await userEvent.click(messages().at(-1) as HTMLElement);
    fireEvent.change(await chat.findByRole("textbox", { name: "Your message, edited" }), {
      target: { value: "And tomorrow?" },
    });
    await userEvent.click(chat.getByRole("button", { name: "Save and send" }));
    await expect(args.chat?.edit).toHaveBeenCalledWith(expect.any(String), "And tomorrow?");
  },
};

/** A message being edited. */
export const Editing: Story = {
  args: { chat: still({ ...days(), edit: fn() }) },
  play: async () => {
    const { chat } = await chatRoot();
    await userEvent.click(chat.getAllByRole("button", { name: "Edit message" }).at(-1) as HTMLElement);
    await expect(await chat.findByRole("button", { name: "Save and send" })).toBeVisible();
  },
};

/** With `onFeedback` each answer can be rated; a second press takes it back. */
export const Feedback: Story = {
  args: { onFeedback: fn(), chat: still(days()) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    const last = (name: string) => chat.getAllByRole("button", { name }).at(-1) as HTMLElement;
    await userEvent.click(last("Bad answer"));
    await expect(last("Bad answer")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(last("Bad answer"));
    await expect(args.onFeedback).toHaveBeenLastCalledWith(expect.objectContaining({ rating: null }));
    await userEvent.click(last("Good answer"));
    await expect(last("Good answer")).toHaveAttribute("aria-pressed", "true");
    await expect(last("Bad answer")).toHaveAttribute("aria-pressed", "false");
  },
};

export const Retrying: Story = {
  args: { chat: still({ ...offline(), connection: "retrying" }) },
  play: async () => {
    const { chat } = await chatRoot();
    await expect(chat.getByText("The connection broke. Trying again…")).toBeVisible();
    await expect(chat.getByRole("button", { name: "Stop" })).toBeVisible();
  },
};

/** Words, code and tables that are too wide: the panel never scrolls sideways, they do. */
export const Overflow: Story = {
  args: { chat: still(crowded()) },
  play: async () => {
    const { root, chat } = await chatRoot();
    const log = chat.getByRole("log");
    await expect(log.scrollWidth).toBe(log.clientWidth);
    for (const inner of [root.querySelector("pre"), root.querySelector(".table")])
      await expect(inner?.scrollWidth).toBeGreaterThan(inner?.clientWidth ?? 0);
  },
};

/** What is out of sight is not laid out. */
export const AThousandMessages: Story = {
  args: { chat: still(long(500)) },
  parameters: { a11y: { test: "off" } }, // checked in the states’ long conversation: here the same, many times over
  play: async () => {
    const { chat } = await chatRoot();
    const log = chat.getByRole("log");
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(4));
    await expect(chat.getByText("To zone 500 it takes", { exact: false, selector: "p" })).toBeVisible();
  },
};

/** To see it in forced colours: developer tools, Rendering, “Emulate CSS media feature forced-colors”. */
export const ForForcedColours: Story = {
  args: { chat: still({ ...tour(), show: () => true }) },
  play: async () => {
    const { root, chat } = await chatRoot();
    await expect(chat.getByRole("button", { name: "Approve" })).toBeVisible();
    const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const forced = rules.find((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes("forced-colors"));
    await expect((forced as CSSMediaRule | undefined)?.cssText).toContain("forced-color-adjust: none");
  },
};
