import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import type { ChatView } from "../src/components/ChatView";
import { chatMeta, suggestions } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import { acting, added, rich, waiting } from "./support/conversations";
import { still } from "./support/messages";

/** Where the chat stands on the page. */
const meta = { ...chatMeta, title: "LefluxChat/Layouts" } satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sidebar: Story = {
  args: { defaultOpen: true, layout: "sidebar", chat: still(acting()) },
  play: async () => {
    const { chat } = await chatRoot();
    await waitFor(() => {
      const box = chat.getByRole("dialog").getBoundingClientRect();
      expect([box.top, box.right, box.bottom]).toEqual([0, document.documentElement.clientWidth, innerHeight]);
    });
  },
};

/** With `pushes` the page makes room. What is fixed to the window finds the width as `--leflux-pushed`. */
export const SidebarThatPushes: Story = {
  args: { defaultOpen: true, layout: "sidebar", pushes: true, chat: still(added()) },
  globals: { viewport: { value: "laptop", isRotated: false } },
  parameters: { page: "shop" },
  play: async () => {
    const { chat } = await chatRoot();
    const page = document.documentElement;
    await waitFor(() => {
      const { width } = chat.getByRole("dialog").getBoundingClientRect();
      expect(getComputedStyle(page).marginRight).toBe(`${width}px`);
      expect(getComputedStyle(page).getPropertyValue("--leflux-pushed")).toBe(`${width}px`);
    });
  },
};

/** By its header and edges, or with the arrow keys on the grip; the place is remembered. */
export const MovedAndResized: Story = {
  args: { defaultOpen: true, position: "bottom-right", chat: still(added()) },
  globals: { viewport: { value: "laptop", isRotated: false } },
  play: async () => {
    const { chat } = await chatRoot();
    const box = () => chat.getByRole("dialog").getBoundingClientRect();
    await waitFor(() => expect(getComputedStyle(chat.getByRole("dialog")).transform).toBe("none"));
    const before = box();
    const grip = chat.getByRole("button", { name: "Move or resize the chat" });
    fireEvent.keyDown(grip, { key: "ArrowLeft" });
    fireEvent.keyDown(grip, { key: "ArrowLeft", shiftKey: true });
    await expect([box().right, box().width]).toEqual([before.right - 24, before.width + 24]);
  },
};

/** Above a bar of the page's own: `offset={{ x: 24, y: 96 }}`. */
export const WithAnOffset: Story = {
  args: { offset: { x: 24, y: 96 } },
  play: async () => {
    const { chat } = await chatRoot();
    const { right, bottom } = chat.getByRole("button", { name: "Open chat" }).getBoundingClientRect();
    await expect([document.documentElement.clientWidth - right, innerHeight - bottom]).toEqual([24, 96]);
  },
};

export const Inline: Story = {
  args: { layout: "inline", suggestions },
  parameters: { page: "none" },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 620, height: 520, margin: "32px auto", padding: "0 20px" }}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { root, chat } = await chatRoot();
    await expect(canvasElement.contains(root.host)).toBe(true);
    await expect(chat.getByRole("region", { name: "Shop assistant" })).toBeVisible();
    await expect(chat.queryByRole("button", { name: "Open chat" })).toBeNull();
    await expect(chat.queryByRole("button", { name: "Close chat" })).toBeNull();
  },
};

export const TopLeft: Story = {
  args: { defaultOpen: true, position: "top-left", chat: still(added()) },
  play: async () => {
    const { chat } = await chatRoot();
    await waitFor(() => {
      const box = chat.getByRole("dialog").getBoundingClientRect();
      expect([box.left, box.top]).toEqual([24, 24]);
    });
  },
};

/** On a phone the chat fills the window. */
export const Phone: Story = {
  args: { defaultOpen: true, chat: still(waiting()) },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async () => {
    const { chat } = await chatRoot();
    await waitFor(() => {
      const box = chat.getByRole("dialog").getBoundingClientRect();
      expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, innerWidth, innerHeight]);
    });
  },
};

/** 320 pixels wide, as at 400 % zoom: nothing is cut off, and only code and tables scroll sideways. */
export const Small: Story = {
  args: { defaultOpen: true, chat: still(rich()) },
  globals: { viewport: { value: "small", isRotated: false } },
  play: async () => {
    const { root, chat } = await chatRoot();
    const log = chat.getByRole("log");
    await waitFor(() => expect(log.scrollWidth).toBe(log.clientWidth));
    await expect(root.querySelector("pre")?.clientWidth).toBeGreaterThan(100);
  },
};
