import { cleanup, render } from "@testing-library/react";
import { createRef, StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ChatView } from "../../../src/components/ChatView";
import type { LefluxChatHandle } from "../../../src/components/viewTypes";
import { still } from "../../../stories/support/messages";

/* What happens between the press on the launcher and the panel: here the conversation (`chat`) comes late. */

afterEach(() => {
  cleanup();
  document.getElementById("other")?.remove();
});
const root = () => document.getElementById("ai-chat-widget-container")?.shadowRoot as ShadowRoot;
const launcher = () => root().querySelector<HTMLButtonElement>("[part=launcher]") as HTMLButtonElement;
const early = () => root().querySelector<HTMLTextAreaElement>("textarea.sr-only");
const typed = () => root().querySelector<HTMLTextAreaElement>("[part=field]")?.value;
const has = (part: string) => expect.poll(() => root().querySelector(`[part=${part}]`)).not.toBeNull();

test("a double click on the launcher loses nothing that is typed", async () => {
  const { rerender } = render(<ChatView chat={null} />);
  await userEvent.dblClick(launcher());
  await userEvent.keyboard("hello");
  rerender(<ChatView chat={still()} />);
  await has("field");
  await userEvent.keyboard(" you");
  expect(typed()).toBe("hello you");
});

test("Escape while it loads gives the focus back to the launcher", async () => {
  render(<ChatView chat={null} />);
  launcher().focus();
  await userEvent.keyboard("{Enter}");
  expect(root().activeElement).toBe(early());
  await userEvent.keyboard("{Escape}");
  expect(early()).toBeNull();
  expect(root().activeElement).toBe(launcher());
});

test("closed by the app while it loads and a word is composed, it opens the next time", async () => {
  const ref = createRef<LefluxChatHandle>();
  const { rerender } = render(<ChatView ref={ref} chat={null} />);
  await userEvent.click(launcher());
  early()?.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true, composed: true }));
  ref.current?.close();
  await expect.poll(early).toBeNull();
  rerender(<ChatView ref={ref} chat={still()} />);
  ref.current?.open();
  await has("field");
});

test("two messages sent before it is there", async () => {
  const sent: string[] = [];
  const { rerender } = render(<ChatView chat={null} />, { wrapper: StrictMode });
  await userEvent.click(launcher());
  await userEvent.keyboard("one{Enter}two{Enter}rest");
  rerender(<ChatView chat={still({ send: async (text: string) => void sent.push(text) })} />);
  await has("field");
  expect(sent).toEqual(["one", "two"]);
  expect(typed()).toBe("rest");
});

test("the caret stays where it is", async () => {
  const { rerender } = render(<ChatView chat={null} />);
  await userEvent.click(launcher());
  await userEvent.keyboard("word{Home}");
  rerender(<ChatView chat={still()} />);
  await has("field");
  await userEvent.keyboard("a ");
  expect(typed()).toBe("a word");
});

test("who writes in a frame meanwhile goes on there", async () => {
  const frame = Object.assign(document.createElement("iframe"), { id: "other", srcdoc: "<input>" });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  const { rerender } = render(<ChatView chat={null} />);
  await userEvent.click(launcher());
  const input = frame.contentDocument?.querySelector("input") as HTMLInputElement;
  input.focus();
  expect(document.activeElement).toBe(frame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  rerender(<ChatView chat={still()} />);
  await has("field");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(frame);
});

test("who turned to the page and back to the launcher writes in the panel", async () => {
  const other = Object.assign(document.createElement("input"), { id: "other" });
  document.body.append(other);
  const { rerender } = render(<ChatView chat={null} />);
  await userEvent.click(launcher());
  await userEvent.click(other);
  await userEvent.click(launcher());
  await userEvent.keyboard("hi");
  rerender(<ChatView chat={still()} />);
  await has("field");
  expect(root().activeElement?.getAttribute("part")).toBe("field");
  expect(typed()).toBe("hi");
});

test("who turned to the page stays there", async () => {
  const other = Object.assign(document.createElement("input"), { id: "other" });
  document.body.append(other);
  const { rerender } = render(<ChatView chat={null} />);
  await userEvent.click(launcher());
  await userEvent.click(other);
  rerender(<ChatView chat={still()} />);
  await has("field");
  expect(document.activeElement).toBe(other);
});

test("open controlled: shut again by the app while it loads, and opened", async () => {
  const { rerender } = render(<ChatView chat={null} open={false} />);
  rerender(<ChatView chat={null} open />);
  await userEvent.keyboard("abc");
  rerender(<ChatView chat={null} open={false} />);
  rerender(<ChatView chat={still()} open />);
  await has("field");
  await userEvent.keyboard("d");
  expect(typed()).toBe("abcd");
});
