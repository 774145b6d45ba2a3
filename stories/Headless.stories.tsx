import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { scriptedAgent, useLefluxChat } from "../src";
import { Shop } from "./support/pages/Shop";

const script = () =>
  scriptedAgent([
    { actions: [{ type: "click", id: { text: "Add to Cart", parent: "Pixel Buds" } }] },
    { text: "Added." },
  ]);

/** A command bar from scratch: `useLefluxChat` is the whole of LeFlux without its looks. */
function CommandBar() {
  const [agent] = useState(script);
  const { messages, actions, status, send, opened } = useLefluxChat({ agent, persist: "none" });
  const [text, setText] = useState("");
  useEffect(opened, [opened]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
    setText("");
  };
  const answer = messages
    .findLast((message) => message.role === "assistant")
    ?.parts.findLast((part) => part.type === "text");
  return (
    // What is the chat's own is no part of the page that the agent sees.
    <form
      data-leflux-ignore=""
      onSubmit={submit}
      style={{
        position: "fixed",
        insetInline: 0,
        bottom: 0,
        padding: 16,
        background: "#22272f",
        color: "#fff",
        font: "15px system-ui, sans-serif",
      }}
    >
      <label>
        Tell the shop what to do{" "}
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          style={{ font: "inherit", padding: 6, width: 260 }}
        />
      </label>{" "}
      <button type="submit" style={{ font: "inherit", padding: "6px 12px" }}>
        Go
      </button>
      <output style={{ marginInlineStart: 12 }}>
        {status} · {actions.length} actions · {answer && "text" in answer ? String(answer.text) : "no answer yet"}
      </output>
    </form>
  );
}

const meta = {
  title: "useLefluxChat/Headless",
  component: CommandBar,
  decorators: [
    (Story) => (
      <>
        <Shop />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CommandBar>;
export default meta;

export const ACommandBar: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText("Tell the shop what to do"), "Pixel Buds, please");
    await userEvent.click(page.getByRole("button", { name: "Go" }));
    await waitFor(() => expect(page.getByText("In your cart: Pixel Buds")).toBeVisible(), { timeout: 10_000 });
    await waitFor(() => expect(page.getByText("ready · 1 actions · Added.")).toBeVisible(), { timeout: 10_000 });
  },
};
