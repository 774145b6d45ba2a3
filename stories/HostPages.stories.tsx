import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ChatView } from "../src/components/ChatView";
import { graphite, paper } from "../src/themes";
import { chatMeta, suggestions } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import { acting, code, table, tour } from "./support/conversations";
import { still } from "./support/messages";

/** The chat above four kinds of pages. Any other story stands on one of them with the toolbar’s “The page behind”. */
const meta = {
  ...chatMeta,
  title: "LefluxChat/On a page",
  args: { ...chatMeta.args, defaultOpen: true },
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

const standsOn = (heading: string): Story["play"] =>
  async function standsOnIt({ canvas }) {
    const { chat } = await chatRoot();
    await expect(canvas.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(chat.getByRole("dialog")).toBeVisible();
  };

export const AShop: Story = {
  args: { chat: still({ ...tour(), show: () => true }) },
  parameters: { page: "shop" },
  play: standsOn("Headphones"),
};
export const ADashboard: Story = {
  args: { title: "Fleet assistant", theme: graphite, chat: still(table()) },
  parameters: { page: "dashboard" },
  play: standsOn("Overview"),
};
export const Documentation: Story = {
  args: { title: "Ask the docs", theme: paper, layout: "sidebar", chat: still(code()) },
  parameters: { page: "docs" },
  play: standsOn("Webhooks"),
};
export const AForm: Story = {
  args: { title: "Helper", chat: still(acting()) },
  parameters: { page: "form" },
  play: standsOn("Contact us"),
};
export const EmptyOnAShop: Story = {
  args: { suggestions },
  parameters: { page: "shop" },
  play: standsOn("Headphones"),
};
