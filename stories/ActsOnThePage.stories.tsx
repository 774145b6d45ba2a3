import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { LefluxChat, scriptedAgent } from "../src";
import { LefluxInspector } from "../src/inspector";
import { chatRoot } from "./support/chatRoot";
import { Shop } from "./support/pages/Shop";

const script = () =>
  scriptedAgent([
    {
      delayMs: 400,
      text: "I’ll add them.",
      actions: [{ type: "click", id: { text: "Add to Cart", parent: "AirPods Pro" } }],
    },
    { delayMs: 400, text: "Done. The **AirPods Pro** are in your cart." },
  ]);

function ShopWithChat({ inspector = false }: { inspector?: boolean }) {
  const [agent] = useState(script);
  return (
    <>
      <Shop />
      <LefluxChat
        agent={agent}
        title="Shop assistant"
        suggestions={["Add the AirPods Pro to my cart"]}
        persist="none"
        defaultOpen
        inspector={inspector ? LefluxInspector : undefined}
      />
    </>
  );
}

/** A page, a chat, and an agent that plays a script: what happens on the page really happens. */
const meta = {
  title: "LefluxChat/Acts on the page",
  component: ShopWithChat,
} satisfies Meta<typeof ShopWithChat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AddToCart: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { chat } = await chatRoot();
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    const field = chat.getByRole("textbox", { name: "Message" });
    fireEvent.change(field, { target: { value: "Add the AirPods Pro to my cart" } });
    await userEvent.click(chat.getByRole("button", { name: "Send" }));
    await expect(chat.getByText("Thinking…")).toBeVisible();
    await waitFor(() => expect(page.getByText("In your cart: AirPods Pro")).toBeVisible(), { timeout: 10_000 });
    await waitFor(
      () => expect(chat.getByText("are in your cart.", { exact: false, selector: ".prose p" })).toBeVisible(),
      { timeout: 10_000 },
    );
    const row = chat.getByText("in AirPods Pro").closest("li");
    await expect(row).toHaveTextContent("Clicked Add to Cart");
    await expect(row).toHaveAttribute("data-state", "done");
  },
};

/** With the inspector: the numbers that the agent acts on. */
export const WithInspector: Story = {
  args: { inspector: true },
  play: async () => {
    await chatRoot();
    const root = await waitFor(() => {
      const found = document.getElementById("ai-chat-widget-container-inspector")?.shadowRoot;
      if (!found?.querySelector(".box")) throw new Error("no boxes yet");
      return found;
    });
    await waitFor(() => expect(root.querySelectorAll(".entries li")).toHaveLength(5));
  },
};
