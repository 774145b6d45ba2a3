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

interface Kept {
  chat: MountedChat;
  container: Element | undefined;
  update(props: LefluxChatProps): void;
}

/** Kept on the document: a script that a page runs twice, as body swaps do, brings its own module state each time. */
const MOUNTED = Symbol.for("leflux.mounted");
const mounted = (): Map<string, Kept> => {
  const home = document as { [MOUNTED]?: Map<string, Kept> };
  home[MOUNTED] ??= new Map();
  return home[MOUNTED];
};

/**
 * Puts a chat on a page that isn't written in React. Called again for the same `id` in the same place it hands the new options to the chat
 * that is there already, so that one survives whatever runs the script twice; in another place the chat moves there.
 */
export function mountLefluxChat({ container, ...props }: MountOptions = {}): MountedChat {
  if (props.layout === "inline" && !container)
    throw new Error(
      'LeFlux: mountLefluxChat got layout "inline" and no container. An inline chat is shown where it is put. Pass `container`.',
    );
  const { id = "chat" } = props;
  const there = mounted().get(id);
  if (there && there.container === container) {
    there.update(props);
    return there.chat;
  }
  there?.chat.unmount();
  const root = createRoot(container ?? document.createElement("div"));
  let handle: LefluxChatHandle | null = null;
  const early: ((chat: LefluxChatHandle) => void)[] = [];
  // React renders a little later: what is asked before that is done then.
  const call = (ask: (chat: LefluxChatHandle) => void) => {
    if (handle) ask(handle);
    else early.push(ask);
  };
  const take = (next: LefluxChatHandle | null) => {
    handle = next;
    if (next) for (const ask of early.splice(0)) ask(next);
  };
  const update = (now: LefluxChatProps) => root.render(<LefluxChat {...now} ref={take} />);
  const chat: MountedChat = {
    open: () => call((one) => one.open()),
    close: () => call((one) => one.close()),
    send: (text) => call((one) => one.send(text)),
    unmount: () => {
      if (mounted().get(id)?.chat === chat) mounted().delete(id);
      root.unmount();
    },
  };
  mounted().set(id, { chat, container, update });
  update(props);
  return chat;
}
