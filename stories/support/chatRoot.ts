import { waitFor, within } from "storybook/test";

/** Queries inside the chat's shadow root. */
export async function chatRoot() {
  const root = await waitFor(() => {
    const found = document.getElementById("ai-chat-widget-container")?.shadowRoot;
    if (!found?.querySelector("button, section")) throw new Error("the chat is not in the page yet");
    return found;
  });
  // What fades in has no contrast yet.
  await Promise.all(root.getAnimations().map((animation) => animation instanceof CSSTransition && animation.finished));
  return { root, chat: within(root as unknown as HTMLElement) };
}
