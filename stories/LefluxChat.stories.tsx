import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { ChatView } from "../src/components/ChatView";
import { chatMeta, suggestions } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import {
  acting,
  added,
  code,
  days,
  failed,
  filled,
  history,
  long,
  offline,
  refusals,
  rich,
  streaming,
  table,
  waiting,
} from "./support/conversations";
import { still } from "./support/messages";

/** The chat in each of its states. It stands still: what it shows is given, nothing answers. */
const meta = { ...chatMeta, title: "LefluxChat/States" } satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args }) => {
    const { root, chat } = await chatRoot();
    await expect(chat.queryByRole("dialog")).toBeNull();
    await userEvent.click(chat.getByRole("button", { name: "Open chat" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, { reason: "launcher" });
    await waitFor(() => expect(chat.getByRole("dialog", { name: "Shop assistant" })).toBeVisible());
    await waitFor(() => expect(root.activeElement).toBe(chat.getByRole("textbox", { name: "Message" })));
    await userEvent.click(chat.getByRole("button", { name: "Close chat" }));
    await waitFor(() => expect(chat.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "close-button" });
    await userEvent.click(chat.getByRole("button", { name: "Open chat" }));
    await waitFor(() => expect(root.activeElement).toBe(chat.getByRole("textbox", { name: "Message" })));
    await userEvent.keyboard("{Escape}"); // as a test library makes it
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "escape" }));
  },
};

export const Open: Story = {
  args: { defaultOpen: true, suggestions, chat: still({ send: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await expect(chat.getByText("What can I do for you on this page?")).toBeVisible();
    await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible();
    await expect(chat.getByRole("dialog")).not.toHaveAttribute("aria-modal");
    await userEvent.click(chat.getByRole("button", { name: "What is in my cart?" }));
    await expect(args.chat?.send).toHaveBeenCalledWith("What is in my cart?");
  },
};

export const Done: Story = {
  args: { defaultOpen: true, chat: still(added()) },
  play: async () => {
    const { chat } = await chatRoot();
    const [row] = chat.getAllByText("in AirPods Pro");
    await expect(row?.closest("li")).toHaveTextContent("Clicked Add to Cartin AirPods Pro“Cart (1)” appeared.");
    await expect(chat.getByText("AirPods Pro", { selector: "strong" })).toBeVisible();
  },
};

export const Streaming: Story = {
  args: { defaultOpen: true, chat: still({ ...streaming(), stop: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await expect(chat.getByText("Writing…")).toBeVisible();
    await expect(chat.getAllByRole("listitem").some((item) => item.textContent?.startsWith("Beats Fit Pro"))).toBe(
      true,
    );
    await expect(chat.queryByRole("button", { name: "Send" })).toBeNull();
    await userEvent.click(chat.getByRole("button", { name: "Stop" }));
    await expect(args.chat?.stop).toHaveBeenCalled();
  },
};

export const Acting: Story = {
  args: { defaultOpen: true, chat: still(acting()) },
  play: async () => {
    const { chat } = await chatRoot();
    const card = chat.getByRole("list", { name: "Actions on this page" });
    await expect(card).toHaveTextContent("Filled Full name with “Ada Lovelace”");
    await expect(chat.getByText("Choosing “Delivery” in Topic…")).toBeVisible();
    await expect(card).toHaveTextContent("Next: Check Send me a copy");
  },
};

export const WaitingForApproval: Story = {
  args: { defaultOpen: true, chat: still({ ...waiting(), approve: fn(), decline: fn() }) },
  play: async ({ args }) => {
    const { root, chat } = await chatRoot();
    await expect(chat.getByText("Needs your approval")).toBeVisible();
    const approve = chat.getByRole("button", { name: "Approve" });
    await expect(root.getElementById(approve.getAttribute("aria-describedby") ?? "")).toHaveTextContent(
      "Click Pay $249.00",
    );
    approve.click(); // a script's press is no consent
    await expect(args.chat?.approve).not.toHaveBeenCalled();
    await expect(chat.getByRole("button", { name: "Decline" })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { defaultOpen: true, chat: still(refusals()) },
  play: async () => {
    const { chat } = await chatRoot();
    const card = chat.getByRole("list", { name: "Actions on this page" });
    await expect(card).toHaveTextContent("Not done: Click Place order");
    await expect(chat.getByText("It is disabled at the moment.")).toBeVisible();
    await expect(chat.getByText("That address isn’t allowed.")).toBeVisible();
  },
};

export const Failed: Story = {
  name: "Error",
  args: { defaultOpen: true, chat: still({ ...failed(), retry: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await expect(chat.getByRole("alert")).toHaveTextContent(
      "That didn’t work. The connection was lost before the answer was complete.",
    );
    await userEvent.click(chat.getByRole("button", { name: "Retry" }));
    await expect(args.chat?.retry).toHaveBeenCalled();
  },
};

export const LongConversation: Story = {
  args: { defaultOpen: true, chat: still(long()) },
  play: async () => {
    const { chat } = await chatRoot();
    const log = chat.getByRole("log", { name: "Conversation" });
    const fromEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(fromEnd()).toBeLessThan(4));
    await expect(chat.queryByRole("button", { name: "Jump to latest" })).toBeNull();
    log.scrollTop = 200;
    await userEvent.click(await chat.findByRole("button", { name: "Jump to latest" }));
    await waitFor(() => expect(fromEnd()).toBeLessThan(4));
    await expect(chat.queryByRole("button", { name: "Jump to latest" })).toBeNull();
  },
};

export const RichText: Story = {
  args: { defaultOpen: true, chat: still(rich()) },
  play: async () => {
    const { chat } = await chatRoot();
    await expect(chat.getByRole("link", { name: "your orders" })).not.toHaveAttribute("target");
    const outside = chat.getByRole("link", { name: /^their site/ });
    await expect(outside).toHaveAccessibleName("their site (opens in a new tab)");
    await expect(outside).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(chat.queryByRole("heading", { name: "Two ways" })).toBeNull();
  },
};

/** An answer came while the chat was closed. */
export const Unread: Story = {
  render: function UnreadChat(args) {
    const [state, setState] = useState(() => ({ messages: added().messages?.slice(0, 1) ?? [] }));
    useEffect(
      () => setState((before) => ({ messages: [...before.messages, ...(streaming().messages ?? []).slice(1)] })),
      [],
    );
    return <ChatView {...args} chat={still(state)} />;
  },
  play: async () => {
    const { chat } = await chatRoot();
    const launcher = chat.getByRole("button", { name: "Open chat" });
    await waitFor(() => expect(launcher).toHaveAttribute("aria-description", "1 new message"));
    await expect(launcher.querySelector("[part=badge]")).toHaveAttribute("data-count", "1");
  },
};

export const Offline: Story = {
  args: { defaultOpen: true, chat: still(offline()) },
  play: async () => {
    const { chat } = await chatRoot();
    await expect(chat.getByText(/^Offline\./)).toBeVisible();
    await expect(chat.getByRole("button", { name: "Stop" })).toBeVisible();
  },
};

export const Code: Story = {
  args: { defaultOpen: true, chat: still(code()) },
  play: async () => {
    const { root, chat } = await chatRoot();
    await expect(chat.getByRole("button", { name: "Copy code" })).toBeVisible();
    await expect(root.querySelector("pre")).toHaveTextContent("const answer = await fetch(");
  },
};

export const Table: Story = {
  args: { defaultOpen: true, chat: still(table()) },
  play: async () => {
    const { chat } = await chatRoot();
    await expect(chat.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Model",
      "Battery",
      "Noise cancelling",
      "Price",
    ]);
    await expect(chat.getByRole("cell", { name: "$199" })).toBeInTheDocument();
  },
};

/** What can be done with messages: copy, edit, ask again, rate. */
export const Days: Story = {
  args: { defaultOpen: true, onFeedback: fn(), chat: still({ ...days(), edit: fn(), retry: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await expect(chat.getByText("yesterday")).toBeVisible();
    await expect(chat.getByText("today")).toBeVisible();
    await userEvent.click(chat.getAllByRole("button", { name: "Good answer" }).at(-1) as HTMLElement);
    await expect(args.onFeedback).toHaveBeenCalledWith(expect.objectContaining({ rating: "good" }));
    await expect(chat.getAllByRole("button", { name: "Edit message" })).toHaveLength(2);
  },
};

export const PastChats: Story = {
  args: { defaultOpen: true, chat: still({ ...history(), openPast: fn(), deletePast: fn(), newChat: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await userEvent.click(chat.getByRole("button", { name: "Past chats" }));
    await expect(await chat.findByText("Where is my order?")).toBeVisible();
    await userEvent.click(chat.getByRole("button", { name: "Delete “Where is my order?”" }));
    await expect(args.chat?.deletePast).toHaveBeenCalledWith("a");
  },
};

/** What was done can be found on the page again, and some of it put back. */
export const ShowAndUndo: Story = {
  args: { defaultOpen: true },
  render: function Undoable(args) {
    const [chat] = useState(() => {
      const state = filled();
      const undoable = new Set(state.actions?.map((one) => one.toolCallId));
      return still({ ...state, show: fn(() => true), undoable, undo: fn() });
    });
    return <ChatView {...args} chat={chat} />;
  },
  play: async () => {
    const { chat } = await chatRoot();
    await expect((await chat.findAllByRole("button", { name: "Show me" }))[0]).toBeVisible();
    await expect((await chat.findAllByRole("button", { name: "Undo" }))[0]).toBeVisible();
  },
};

/** Who sends while something waits for approval is told why that waits. */
export const TypedWhileWaiting: Story = {
  args: { defaultOpen: true, chat: still({ ...waiting(), send: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    const field = chat.getByRole("textbox", { name: "Message" });
    fireEvent.change(field, { target: { value: "Is shipping free?" } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
    await waitFor(() => expect(chat.getByText("Approve or decline first. Your message waits here.")).toBeVisible());
    await expect(args.chat?.send).not.toHaveBeenCalled();
  },
};
