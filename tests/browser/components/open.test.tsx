import { render } from "@testing-library/react";
import { createRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ChatView } from "../../../src/components/ChatView";
import type { ChatController } from "../../../src/components/chatTypes";
import type { LefluxChatHandle } from "../../../src/components/viewTypes";
import { added, code, days, failed, filled, history, long, waiting } from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { button, dialog, field, hasFocus, shadow, show } from "./view";

const allUndoable = ({ actions }: Partial<ChatController>) => ({
  undo: async () => ({ status: "refused", code: "gone", message: "" }) as const,
  undoable: new Set(actions?.map((one) => one.toolCallId)),
});

function Controlled({ onOpenChange }: { onOpenChange: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ChatView chat={still()} open={open} onOpenChange={onOpenChange} />
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
    </>
  );
}

test("the launcher opens the panel with the focus in the message field; Escape closes it and gives the focus back", async () => {
  const opened = vi.fn();
  show({ chat: still({ opened }), title: "Helper" });
  expect(opened).not.toHaveBeenCalled();
  await button("Open chat").click();
  await expect.element(dialog()).toBeVisible();
  expect(opened).toHaveBeenCalledOnce();
  await expect.poll(() => hasFocus(field().element())).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Open chat")).toBeVisible();
  await expect.poll(() => hasFocus(button("Open chat").element())).toBe(true);
});

test("the panel is named by its title and is never modal", async () => {
  show({ defaultOpen: true, title: "Helper" });
  const panel = dialog().element();
  const title = shadow().getElementById(panel.getAttribute("aria-labelledby") ?? "");
  expect(title?.textContent).toBe("Helper");
  expect(panel.hasAttribute("aria-modal")).toBe(false);
});

test("a panel that is open from the start takes no focus from the page", () => {
  show({ defaultOpen: true });
  expect(document.activeElement).toBe(document.body);
});

test("a closed panel is inert and out of sight, and keeps its place in the conversation", async () => {
  show({ chat: still(added()), defaultOpen: true });
  await button("Close chat").click();
  const panel = shadow().querySelector<HTMLElement>("[part=panel]");
  expect(panel?.inert).toBe(true);
  await expect.poll(() => panel && getComputedStyle(panel).visibility).toBe("hidden");
});

test("open, close, send and focus by ref, each told with its reason", async () => {
  const onOpenChange = vi.fn();
  const send = vi.fn();
  const ref = createRef<LefluxChatHandle>();
  render(<ChatView ref={ref} chat={still({ send })} onOpenChange={onOpenChange} />);
  ref.current?.focus();
  await expect.poll(() => hasFocus(field().element())).toBe(true);
  ref.current?.send("hello");
  expect(send).toHaveBeenCalledWith("hello");
  ref.current?.close();
  await expect.element(button("Open chat")).toBeVisible();
  await button("Open chat").click();
  await button("Close chat").click();
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: "api" }],
    [false, { reason: "api" }],
    [true, { reason: "launcher" }],
    [false, { reason: "close-button" }],
  ]);
});

test("a controlled chat opens only when the app says so", async () => {
  const asked = vi.fn();
  render(<Controlled onOpenChange={asked} />);
  await button("Open chat").click();
  expect(asked).toHaveBeenCalledExactlyOnceWith(true, { reason: "launcher" });
  await expect.element(dialog()).not.toBeInTheDocument();
  await button("Help").click();
  await expect.element(dialog()).toBeVisible();
});

test("answers that come while it is closed are counted on the launcher, until it is opened", async () => {
  const view = show();
  view.update({ chat: still(added()) });
  await expect.poll(() => shadow().querySelector(".badge")?.getAttribute("data-count")).toBe("1");
  await button("Open chat").click();
  await button("Close chat").click();
  expect(shadow().querySelector(".badge")).toBeNull();
});

test("New chat stops what runs, clears, and puts the focus in the field", async () => {
  const stop = vi.fn();
  const clear = vi.fn();
  show({ chat: still({ ...added(), status: "acting", stop, clear }), defaultOpen: true });
  await button("New chat").click();
  expect(stop).toHaveBeenCalledOnce();
  expect(clear).toHaveBeenCalledOnce();
  expect(hasFocus(field().element())).toBe(true);
});

test.each<[what: string, state: () => Partial<ChatController>]>([
  ["an empty chat", () => ({})],
  ["an answer, to be copied, edited, asked again, rated", () => ({ ...days(), edit: () => {} })],
  ["actions, to be shown and put back", () => ({ ...filled(), show: () => true, ...allUndoable(filled()) })],
  ["a question about an action", waiting],
  ["an error", failed],
  ["code", code],
  ["a long conversation, scrolled up", () => long(20)],
])("every target is at least 44 pixels high and wide: %s", async (_, state) => {
  show({ defaultOpen: true, suggestions: ["Hi"], chat: still({ ...history(), ...state() }), onFeedback: () => {} });
  const log = shadow().querySelector("[role=log]") as HTMLElement;
  if (log.scrollHeight > log.clientHeight * 2) {
    log.scrollTop = 100;
    await expect.element(button("Jump to latest")).toBeVisible();
  }
  // What is out of sight is not laid out, nor can it be pressed.
  const buttons = [...shadow().querySelectorAll("button")].filter((one) =>
    one.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(buttons.length).toBeGreaterThan(3);
  const small = buttons.filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44).map((one) => one.outerHTML);
  expect(small).toEqual([]);
});

test("the launcher, past chats and the editor have targets of that size, too", async () => {
  show({ chat: still({ ...days(), ...history(), openPast: () => {}, deletePast: () => {}, edit: () => {} }) });
  const small = () =>
    [...shadow().querySelectorAll("button")]
      .filter((one) => one.offsetParent && (one.offsetHeight < 44 || one.offsetWidth < 44))
      .map((one) => one.outerHTML);
  expect(small()).toEqual([]);
  await button("Open chat").click();
  await button("Edit message").first().click();
  await expect.element(button("Save and send")).toBeVisible();
  expect(small()).toEqual([]);
  await button("Past chats").click();
  await expect.element(button("Delete “Where is my order?”")).toBeVisible();
  expect(small()).toEqual([]);
});

test("the keyboard goes through an open chat as it is read, and on into the page; a closed one it passes by", async () => {
  const after = document.body.appendChild(document.createElement("button"));
  const view = show({ defaultOpen: true, suggestions: ["Hi", "There"], movable: false });
  const name = () => {
    const active = shadow().activeElement;
    return active ? (active.getAttribute("aria-label") ?? active.textContent) : document.activeElement?.tagName;
  };
  const press = async (keys: string, times: number) => {
    const seen = [];
    for (let time = 0; time < times; time++) {
      await userEvent.keyboard(keys);
      seen.push(name());
    }
    return seen;
  };
  const order = ["New chat", "Close chat", "Conversation", "Hi", "There", "Message", "Send"];
  (button("New chat").element() as HTMLElement).focus();
  expect(await press("{Tab}", 6)).toEqual(order.slice(1));
  expect(await press("{Shift>}{Tab}{/Shift}", 6)).toEqual(order.slice(0, -1).reverse());
  view.update({ open: false });
  (button("Open chat").element() as HTMLElement).focus();
  expect(await press("{Shift>}{Tab}{/Shift}", 1)).toEqual(["BUTTON"]); // the page's
  expect(document.activeElement).toBe(after);
  after.remove();
});
