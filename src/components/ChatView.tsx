import { forwardRef, memo, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useConsoleLookup } from "../hooks/useConsoleLookup";
import type { ChatController } from "./chatTypes";
import { createDraft } from "./draft";
import { ShadowHost } from "./host/ShadowHost";
import { Launcher } from "./Launcher";
import { LiveRegion } from "./LiveRegion";
import { englishLabels } from "./labels";
import { Panel } from "./Panel";
import type { Slots } from "./slots";
import { stopBubbling } from "./stopBubbling";
import { useEvent } from "./useEvent";
import { type OpenReason, useOpenState } from "./useOpenState";
import { useUnread } from "./useUnread";
import type { LefluxChatHandle, ViewProps } from "./viewTypes";

export interface ChatViewProps extends ViewProps {
  /** The conversation: what `useLefluxChat` returns. */
  chat: ChatController;
}

/** Everything that is seen of the chat, in its shadow root; what it shows and does is `chat`'s. */
export const ChatView = memo(
  forwardRef<LefluxChatHandle, ChatViewProps>(function ChatView(props, ref) {
    const { chat, layout = "popup", position, theme = "auto", greeting, inspector: Inspector } = props;
    const inline = layout === "inline";
    const labels = useMemo(() => ({ ...englishLabels, ...props.labels }), [props.labels]);
    const slots = props.slots ?? NO_SLOTS;
    const [opened, change] = useOpenState(props);
    const isOpen = opened || inline;
    const [startedOpen] = useState(isOpen);
    const [rendered, setRendered] = useState(isOpen);
    if (isOpen && !rendered) setRendered(true); // what was open once stays rendered, with its scroll position and typed text

    const field = useRef<HTMLTextAreaElement>(null);
    const launcher = useRef<HTMLButtonElement>(null);
    const [draft] = useState(createDraft);
    const wasOpen = useRef(isOpen);

    const onOpened = useEvent(() => void chat.opened());
    useEffect(() => {
      if (isOpen) onOpened();
    }, [isOpen, onOpened]);

    const send = useEvent((text: string) => void chat.send(text));
    useImperativeHandle(
      ref,
      () => ({
        open: () => void change(true, "api"),
        close: () => void change(false, "api"),
        send: (text) => void send(text),
        focus() {
          change(true, "api");
          field.current?.focus();
        },
      }),
      [change, send],
    );

    const unread = useUnread(chat.messages, isOpen);
    const LauncherSlot = slots.launcher ?? Launcher;
    return (
      <ShadowHost inline={inline}>
        {(root) => (
          <div
            className="root"
            part="root"
            data-layout={layout}
            data-position={position}
            data-theme={theme}
            data-open={isOpen}
            data-started-open={startedOpen || undefined}
            {...stopBubbling}
          >
            <LiveRegion chat={chat} labels={labels} />
            {!isOpen && (
              <LauncherSlot
                labels={labels}
                unread={unread}
                open={() => change(true, "launcher")}
                buttonRef={launcher}
              />
            )}
            {rendered && (
              <Panel
                chat={chat}
                title={props.title ?? labels.title}
                greeting={greeting}
                suggestions={props.suggestions ?? []}
                placeholder={props.placeholder ?? labels.placeholder}
                labels={labels}
                slots={slots}
                isOpen={isOpen}
                draft={draft}
                fieldRef={field}
                launcherRef={launcher}
                wasOpenRef={wasOpen}
                close={inline ? undefined : (reason: OpenReason) => void change(false, reason)}
              />
            )}
            {Inspector && chat.indexer && <Inspector indexer={chat.indexer} />}
            <ConsoleLookup root={root} indexer={chat.indexer} />
          </div>
        )}
      </ShadowHost>
    );
  }),
);

function ConsoleLookup({ root, indexer }: { root: ShadowRoot; indexer: ChatController["indexer"] }) {
  useConsoleLookup(root, indexer);
  return null;
}

const NO_SLOTS: Slots = {};
