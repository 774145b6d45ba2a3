import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ChatView } from "../../src/components/ChatView";
import { still } from "./messages";
import { onAPage } from "./onAPage";

/** What the stories of a chat that stands still have in common: what it shows is given, nothing answers. */
export const chatMeta = {
  component: ChatView,
  args: { chat: still(), title: "Shop assistant", onOpenChange: fn() },
  argTypes: {
    layout: { control: "inline-radio", options: ["popup", "sidebar", "inline"] },
    position: { control: "select", options: ["bottom-right", "bottom-left", "top-right", "top-left"] },
    theme: { control: "inline-radio", options: ["light", "dark", "auto"] },
    chat: { control: false },
    slots: { control: false },
    inspector: { control: false },
    labels: { control: "object" },
  },
  decorators: [onAPage],
} satisfies Meta<typeof ChatView>;

export const suggestions = ["Add the AirPods Pro to my cart", "What is in my cart?", "What can I do here?"];
