import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { ChatView } from "../src/components/ChatView";
import { Backdrop } from "./support/Backdrop";
import { chatRoot } from "./support/chatRoot";
import { acting, added, failed, long, refusals, rich, streaming, waiting } from "./support/conversations";
import { still } from "./support/messages";

/** The chat in each of its states. It stands still: what it shows is given, nothing answers. */
const meta = {
  title: "LefluxChat/States",
  component: ChatView,
  args: { chat: still(), title: "Shop assistant", onOpenChange: fn() },
  argTypes: {
    layout: { control: "inline-radio", options: ["popup", "sidebar", "inline"] },
    position: { control: "select", options: ["bottom-right", "bottom-left", "top-right", "top-left"] },
    theme: { control: "inline-radio", options: ["light", "dark", "auto"] },
    chat: { control: false },
    labels: { control: "object" },
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [
    (Story) => (
      <Backdrop>
        <Story />
      </Backdrop>
    ),
  ],
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

const suggestions = ["Add the AirPods Pro to my cart", "What is in my cart?", "What can I do here?"];

export const Closed: Story = {
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await expect(chat.queryByRole("dialog")).toBeNull();
    await userEvent.click(chat.getByRole("button", { name: "Open chat" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, { reason: "launcher" });
    await waitFor(() => expect(chat.getByRole("dialog", { name: "Shop assistant" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(chat.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "escape" });
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
    await expect(args.chat.send).toHaveBeenCalledWith("What is in my cart?");
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
    await expect(args.chat.stop).toHaveBeenCalled();
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
    await expect(args.chat.approve).not.toHaveBeenCalled();
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
    await expect(chat.getByRole("alert")).toHaveTextContent("That didn’t work. The connection was lost.");
    await userEvent.click(chat.getByRole("button", { name: "Retry" }));
    await expect(args.chat.retry).toHaveBeenCalled();
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

export const Dark: Story = {
  args: { defaultOpen: true, theme: "dark", chat: still(waiting()) },
  play: async () => {
    const { root } = await chatRoot();
    const panel = root.querySelector("[part=panel]") as Element;
    await expect(getComputedStyle(panel).backgroundColor).toBe("rgb(26, 26, 24)");
  },
};

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

export const Inline: Story = {
  args: { layout: "inline", suggestions },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, height: 440, marginTop: 28 }}>
        <Story />
      </div>
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

export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    title: "مساعد المتجر",
    greeting: "كيف يمكنني مساعدتك في هذه الصفحة؟",
    placeholder: "اكتب ما تريد فعله",
    suggestions: ["أضف السماعات إلى السلة", "ماذا يوجد في سلتي؟"],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" ref={() => turn()}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const { chat } = await chatRoot();
    await waitFor(() => expect(chat.getByRole("dialog").getBoundingClientRect().left).toBe(24));
  },
};

/** The chat lies at the end of the body, so the page itself must read from right to left. */
function turn() {
  document.documentElement.dir = "rtl";
  return () => document.documentElement.removeAttribute("dir");
}

/** The look of another site, by custom properties alone. */
export const Themed: Story = {
  args: { defaultOpen: true, theme: "light", chat: still(added()) },
  decorators: [
    (Story) => (
      <>
        <style>{`:root {
          --leflux-accent: #7a2e5d; --leflux-accent-soft: #f7e9f1; --leflux-background: #fffdfb; --leflux-surface: #faf4ef;
          --leflux-font: ui-serif, Georgia, serif; --leflux-font-size: 16px; --leflux-radius: 6px; --leflux-radius-inner: 4px;
        }`}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const { root, chat } = await chatRoot();
    const send = chat.getByRole("button", { name: "Send" });
    fireEvent.change(chat.getByRole("textbox", { name: "Message" }), { target: { value: "Hello" } });
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).toBe("rgb(122, 46, 93)"));
    await expect(getComputedStyle(root.querySelector("[part=panel]") as Element).borderRadius).toBe("6px");
  },
};
