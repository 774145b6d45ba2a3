import { createRoot } from "react-dom/client";
import { LefluxChat, type LefluxChatProps } from "./LefluxChat";
import type { LefluxChatHandle } from "./viewTypes";

export interface MountOptions extends LefluxChatProps {
  /** Where `layout: "inline"` is shown; the floating layouts need none. What is in it is replaced. */
  container?: Element;
}

export interface MountedChat {
  open(): void;
  close(): void;
  /** Sends a message as if the user had typed it. */
  send(text: string): void;
  /** Takes the chat off the page. The conversation is kept where `persist` says. */
  unmount(): void;
}

/** Puts a chat on a page that isn't written in React. */
export function mountLefluxChat({ container, ...props }: MountOptions = {}): MountedChat {
  if (props.layout === "inline" && !container)
    throw new Error(
      'LeFlux: mountLefluxChat got layout "inline" and no container. An inline chat is shown where it is put. Pass `container`.',
    );
  const root = createRoot(container ?? document.createElement("div"));
  let handle: LefluxChatHandle | null = null;
  const early: ((chat: LefluxChatHandle) => void)[] = [];
  // React renders a little later: what is asked before that is done then.
  const call = (ask: (chat: LefluxChatHandle) => void) => {
    if (handle) ask(handle);
    else early.push(ask);
  };
  root.render(
    <LefluxChat
      {...props}
      ref={(next) => {
        handle = next;
        if (next) for (const ask of early.splice(0)) ask(next);
      }}
    />,
  );
  return {
    open: () => call((chat) => chat.open()),
    close: () => call((chat) => chat.close()),
    send: (text) => call((chat) => chat.send(text)),
    unmount: () => root.unmount(),
  };
}
