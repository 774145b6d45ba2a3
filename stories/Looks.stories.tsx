import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import type { ChatView } from "../src/components/ChatView";
import type { ThemeStyle } from "../src/components/theme";
import { bloom, graphite, paper, terminal } from "../src/themes";
import { chatMeta } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import { tour } from "./support/conversations";
import { still } from "./support/messages";

/** The standard look, the four presets, and one of your own. */
const meta = {
  ...chatMeta,
  title: "LefluxChat/Looks",
  args: { ...chatMeta.args, defaultOpen: true, chat: still({ ...tour(), show: () => true }) },
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

const look = (theme: ThemeStyle, background: string): Story => ({
  args: { theme },
  play: async () => {
    const { root } = await chatRoot();
    await expect(getComputedStyle(root.querySelector("[part=panel]") as Element).backgroundColor).toBe(background);
  },
});

export const Standard = look({ scheme: "light" }, "rgb(255, 255, 255)");
export const StandardDark = look({ scheme: "dark" }, "rgb(26, 26, 24)");
export const Paper = look({ ...paper, scheme: "light" }, "rgb(255, 253, 248)");
export const PaperDark = look({ ...paper, scheme: "dark" }, "rgb(29, 24, 20)");
export const Graphite = look({ ...graphite, scheme: "light" }, "rgb(255, 255, 255)");
export const GraphiteDark = look({ ...graphite, scheme: "dark" }, "rgb(16, 18, 22)");
export const Bloom = look({ ...bloom, scheme: "light" }, "rgb(255, 251, 253)");
export const BloomDark = look({ ...bloom, scheme: "dark" }, "rgb(33, 19, 29)");
export const Terminal = look({ ...terminal, scheme: "light" }, "rgb(251, 251, 247)");
export const TerminalDark = look({ ...terminal, scheme: "dark" }, "rgb(11, 15, 11)");

/** The look of another site, by custom properties in its own style sheet. */
export const ByCustomProperties: Story = {
  args: { theme: "light" },
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
    const approve = chat.getByRole("button", { name: "Approve" });
    await expect(getComputedStyle(approve).backgroundColor).toBe("rgb(122, 46, 93)");
    await expect(getComputedStyle(root.querySelector("[part=panel]") as Element).borderRadius).toBe("6px");
  },
};

/** Beyond the properties: any rule on a named part, from the page's own style sheet. */
export const ByParts: Story = {
  args: { theme: "light" },
  decorators: [
    (Story) => (
      <>
        <style>{`
          #ai-chat-widget-container::part(title) { font-variant: small-caps; letter-spacing: 0.06em; }
          #ai-chat-widget-container::part(action-card) { border-style: dashed; }
          #ai-chat-widget-container::part(send) { border-radius: 50%; }
        `}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const { root, chat } = await chatRoot();
    await expect(getComputedStyle(root.querySelector(".card") as Element).borderTopStyle).toBe("dashed");
    fireEvent.change(chat.getByRole("textbox", { name: "Message" }), { target: { value: "Hello" } });
    await waitFor(() =>
      expect(getComputedStyle(root.querySelector(".title") as Element).fontVariantCaps).toBe("small-caps"),
    );
  },
};
