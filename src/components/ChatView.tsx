import { forwardRef, memo, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useConsoleLookup } from "../hooks/useConsoleLookup";
import type { ChatController } from "./chatTypes";
import { completeLabels } from "./completeLabels";
import { createDraft } from "./draft";
import { ShadowHost } from "./host/ShadowHost";
import { directionOf } from "./intl";
import { Launcher } from "./Launcher";
import type { Slots } from "./slots";
import { isSmallScreen } from "./smallScreen";
import { stopBubbling } from "./stopBubbling";
import { schemeOf, type Theme } from "./theme";
import { useEvent } from "./useEvent";
import { type OpenReason, useOpenState } from "./useOpenState";
import { usePanelParts } from "./usePanelParts";
import { useShown } from "./useShown";
import { useThemeStyle } from "./useThemeStyle";
import { useUnread } from "./useUnread";
import type { LefluxChatHandle, Offset, ViewProps } from "./viewTypes";

export interface ChatViewProps extends ViewProps {
  /** The conversation: what `useLefluxChat` returns. */
  chat: ChatController;
  /** Where the place that the user gave the panel is remembered; nowhere without it. */
  placeKey?: string;
}

/** Everything that is seen of the chat, in its shadow root; what it shows and does is `chat`'s. */
export const ChatView = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<LefluxChatHandle, ChatViewProps>(function ChatView(props, ref) {
    const { chat, layout = "popup", position, theme = "auto", greeting, inspector: Inspector } = props;
    const inline = layout === "inline";
    const labels = useMemo(() => completeLabels(props.labels), [props.labels]);
    const language = props.labels ? props.labels.locale && labels.locale : labels.locale;
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
          if (field.current) field.current.focus();
          else wasOpen.current = false; // the panel takes it when it is there
        },
      }),
      [change, send],
    );

    const unread = useUnread(chat, isOpen);
    const { shown, show: showAction } = useShown(chat);
    const show = useEvent((toolCallId: string) => {
      const isThere = showAction(toolCallId) ?? false;
      if (isThere && !inline && isSmallScreen()) change(false, "show"); // there the panel hides the page
      return isThere;
    }) as (toolCallId: string) => boolean;
    const parts = usePanelParts(rendered || chat.messages.length > 0);
    const isShown = isOpen && parts !== null;
    const LauncherSlot = slots.launcher ?? Launcher;
    return (
      <ShadowHost inline={inline}>
        {(root) => (
          <div
            className="root"
            part="root"
            data-layout={layout}
            data-position={position}
            data-theme={schemeOf(theme)}
            lang={language}
            // Who speaks no other language than the page reads as the page does.
            dir={props.labels && language ? directionOf(language) : undefined}
            data-open={isShown}
            data-started-open={startedOpen || undefined}
            {...stopBubbling}
          >
            {parts && <parts.LiveRegion chat={chat} labels={labels} />}
            {parts && <parts.Highlight chat={chat} enabled={props.highlight ?? true} shown={shown} raised={inline} />}
            {!isShown && !inline && (
              <LauncherSlot
                labels={labels}
                unread={unread}
                open={() => change(true, "launcher")}
                buttonRef={launcher}
              />
            )}
            {rendered && parts && (
              <parts.Panel
                chat={chat}
                title={props.title ?? labels.title}
                greeting={greeting}
                suggestions={props.suggestions ?? []}
                placeholder={props.placeholder ?? labels.placeholder}
                labels={labels}
                slots={slots}
                isOpen={isOpen}
                layout={layout}
                movable={props.movable ?? true}
                pushes={props.pushes ?? false}
                placeKey={props.placeKey}
                onFeedback={props.onFeedback}
                show={show}
                draft={draft}
                fieldRef={field}
                launcherRef={launcher}
                wasOpenRef={wasOpen}
                close={inline ? undefined : (reason: OpenReason) => void change(false, reason)}
              />
            )}
            {Inspector && chat.indexer && <Inspector indexer={chat.indexer} />}
            <ConsoleLookup root={root} indexer={chat.indexer} />
            <ThemeStyle root={root} theme={theme} offset={props.offset} />
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

function ThemeStyle({ root, theme, offset }: { root: ShadowRoot; theme: Theme; offset: Offset | undefined }) {
  useThemeStyle(root, theme, offset);
  return null;
}

const NO_SLOTS: Slots = {};
