import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { page } from "vitest/browser";
import { ChatView, type ChatViewProps } from "../../../src/components/ChatView";
import { loadPanel } from "../../../src/components/usePanelParts";
import { still } from "../../../stories/support/messages";

beforeAll(loadPanel); // so that an open chat is there at once
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

export const hosts = () => document.querySelectorAll<HTMLElement>('[id^="ai-chat-widget-container"]');

export function shadow(): ShadowRoot {
  const root = document.getElementById("ai-chat-widget-container")?.shadowRoot;
  if (!root) throw new Error("no chat in the page");
  return root;
}

/** A chat that stands still, and what a person finds in it. */
export function show(props: Partial<ChatViewProps> = {}) {
  const view = render(<ChatView chat={still()} {...props} />);
  return {
    ...view,
    update: (next: Partial<ChatViewProps>) => view.rerender(<ChatView chat={still()} {...props} {...next} />),
  };
}

export const field = () => page.getByRole("textbox", { name: "Message", exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = () => page.getByRole("dialog");
export const typed = () => (field().element() as HTMLTextAreaElement).value;
export const hasFocus = (element: Element) => shadow().activeElement === element;
