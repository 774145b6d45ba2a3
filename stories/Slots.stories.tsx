import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, type MouseEvent, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import type {
  ActionCardProps,
  ComposerProps,
  EmptyStateProps,
  HeaderProps,
  LauncherProps,
  MessageProps,
  Slots,
} from "../src";
import type { ChatView } from "../src/components/ChatView";
import { isByUser } from "../src/components/host/byUser";
import { chatMeta, suggestions } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import { tour } from "./support/conversations";
import { still } from "./support/messages";

/** All six parts that an app may render itself. The chat keeps focus, announcements, layout and isolation. */
const meta = {
  ...chatMeta,
  title: "LefluxChat/Slots",
  args: { ...chatMeta.args, title: "Corner shop" },
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = {
  font: "inherit",
  padding: "11px 16px",
  minHeight: 44,
  borderRadius: 10,
  border: "1px solid #57534e",
} as const;
const bold = { ...press, border: 0, background: "#1c1917", color: "#fff" } as const;

const Launcher = ({ labels, unread, open, buttonRef }: LauncherProps) => (
  <button
    ref={buttonRef}
    type="button"
    onClick={open}
    style={{ ...bold, position: "fixed", bottom: 24, right: 24, borderRadius: 24 }}
  >
    {labels.openChat}
    {unread > 0 && ` · ${unread}`}
  </button>
);

const Header = ({ title, titleId, labels, newChat, close }: HeaderProps) => (
  <header
    style={{ display: "flex", alignItems: "center", gap: 8, padding: 10, background: "#fef3c7", color: "#1c1917" }}
  >
    <h2 id={titleId} style={{ flex: 1, font: "600 17px Georgia, serif", margin: "0 6px" }}>
      {title}
    </h2>
    <button type="button" style={press} onClick={newChat}>
      {labels.newChat}
    </button>
    {close && (
      <button type="button" style={press} onClick={close} aria-label={labels.closeChat}>
        ✕
      </button>
    )}
  </header>
);

const EmptyState = ({ greeting, suggestions: proposals, send }: EmptyStateProps) => (
  <div style={{ textAlign: "center" }}>
    <div style={{ fontSize: 44 }} aria-hidden="true">
      🛍️
    </div>
    <p style={{ margin: "8px 0 16px" }}>{greeting}</p>
    {proposals.map((one) => {
      const { label, message } = typeof one === "string" ? { label: one, message: one } : one;
      return (
        <button
          key={label}
          type="button"
          style={{ ...press, margin: 4, background: "none" }}
          onClick={() => send(message)}
        >
          {label}
        </button>
      );
    })}
  </div>
);

const Message = ({ message, actions, labels, ActionCard, approve, decline }: MessageProps) => (
  <div
    style={{
      borderInlineStart: `4px solid ${message.role === "user" ? "#b45309" : "#a8a29e"}`,
      paddingInlineStart: 12,
    }}
  >
    <strong>{message.role === "user" ? labels.youSaid : labels.assistantSaid}</strong>
    {message.parts.map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      part.type === "text" && "text" in part ? <p key={index}>{String(part.text)}</p> : null,
    )}
    {actions.length > 0 && <ActionCard actions={actions} labels={labels} approve={approve} decline={decline} />}
  </div>
);

/** The user’s own press only: a script of the page can press buttons, too. */
const byUser = (handler: () => void) => (event: MouseEvent) => {
  if (isByUser(event.nativeEvent)) handler();
};

const ActionCard = ({ actions, labels, approve, decline }: ActionCardProps) => (
  <ol aria-label={labels.actions} style={{ paddingInlineStart: 22 }}>
    {actions.map((one) => (
      <li key={one.toolCallId}>
        {"tool" in one ? one.tool : `${one.action.type}: ${one.target?.text ?? ""} (${one.state})`}
        {"state" in one && one.state === "waiting" && (
          <p style={{ display: "flex", gap: 8, margin: "6px 0" }}>
            <button type="button" style={bold} onClick={byUser(() => approve(one.toolCallId))}>
              {labels.approve}
            </button>
            <button type="button" style={press} onClick={byUser(() => decline(one.toolCallId))}>
              {labels.decline}
            </button>
          </p>
        )}
      </li>
    ))}
  </ol>
);

function Composer({ busy, placeholder, labels, draft, fieldRef, send, stop }: ComposerProps) {
  const [text, setText] = useState(draft.get);
  const change = (next: string) => {
    draft.set(next);
    setText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !text.trim()) return;
    send(text.trim());
    change("");
  };
  return (
    <form onSubmit={submit} style={{ display: "flex", gap: 8 }}>
      <textarea
        ref={fieldRef}
        rows={2}
        aria-label={labels.message}
        placeholder={placeholder}
        value={text}
        onChange={(event) => change(event.target.value)}
        style={{ flex: 1, padding: 8, borderRadius: 10, border: "1px solid #57534e" }}
      />
      {busy ? (
        <button type="button" style={press} onClick={stop}>
          {labels.stop}
        </button>
      ) : (
        <button type="submit" style={bold}>
          {labels.send}
        </button>
      )}
    </form>
  );
}

const slots: Slots = {
  launcher: Launcher,
  header: Header,
  emptyState: EmptyState,
  message: Message,
  actionCard: ActionCard,
  composer: Composer,
};

export const AllSix: Story = {
  args: { slots, suggestions, theme: "light", chat: still({ send: fn() }) },
  play: async ({ args }) => {
    const { root, chat } = await chatRoot();
    await userEvent.click(chat.getByRole("button", { name: "Open chat" }));
    await waitFor(() => expect(chat.getByRole("dialog", { name: "Corner shop" })).toBeVisible());
    const field = chat.getByRole("textbox", { name: "Message" });
    await waitFor(() => expect(root.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: "Hello" } });
    await userEvent.click(chat.getByRole("button", { name: "Send" }));
    await expect(args.chat?.send).toHaveBeenCalledWith("Hello");
    await userEvent.click(chat.getByRole("button", { name: "What is in my cart?" }));
    await expect(args.chat?.send).toHaveBeenLastCalledWith("What is in my cart?");
  },
};

export const AConversation: Story = {
  args: { slots, defaultOpen: true, theme: "light", chat: still({ ...tour(), approve: fn() }) },
  play: async ({ args }) => {
    const { chat } = await chatRoot();
    await expect(chat.getByRole("list", { name: "Actions on this page" })).toHaveTextContent(
      "click: Place order (refused)",
    );
    chat.getByRole("button", { name: "Approve" }).click(); // a script's press is no consent
    await expect(args.chat?.approve).not.toHaveBeenCalled();
  },
};
