import { forwardRef, memo, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { ChatController } from "./chatTypes";
import { createDraft } from "./draft";
import { EarlyField } from "./EarlyField";
import { focusField } from "./focusField";
import { ShadowHost } from "./host/ShadowHost";
import { directionOf } from "./intl";
import { Launcher } from "./Launcher";
import { LoadFailed } from "./LoadFailed";
import { completeLauncherLabels } from "./launcherLabels";
import type { Slots, Suggestion } from "./slots";
import { stopBubbling } from "./stopBubbling";
import { schemeOf, type Theme } from "./theme";
import { useEvent } from "./useEvent";
import { type OpenReason, useOpenState } from "./useOpenState";
import { loadPanel, usePanelParts } from "./usePanelParts";
import { useThemeStyle } from "./useThemeStyle";
import { useUnread } from "./useUnread";
import type { LefluxChatHandle, Offset, ViewProps } from "./viewTypes";

export interface ChatViewProps extends ViewProps {
  /** The conversation: what `useLefluxChat` returns. Null until its code is loaded. */
  chat: ChatController | null;
  /** Where the place that the user gave the panel is remembered; nowhere without it. */
  placeKey?: string;
}

/**
 * Everything that is seen of the chat, in its shadow root; what it shows and does is `chat`'s. All but the launcher is loaded when it is first
 * needed; what is typed and sent until then waits here.
 */
export const ChatView = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<LefluxChatHandle, ChatViewProps>(function ChatView(props, ref) {
    const { chat, layout = "popup", position, theme = "auto" } = props;
    const inline = layout === "inline";
    const labels = useMemo(() => completeLauncherLabels(props.labels), [props.labels]);
    const language = props.labels ? props.labels.locale && labels.locale : labels.locale;
    const slots = props.slots ?? NO_SLOTS;
    const [opened, change] = useOpenState(props);
    const isOpen = opened || inline;
    const [startedOpen] = useState(isOpen);
    const [wasClosed, setWasClosed] = useState(!isOpen);
    if (!isOpen && !wasClosed) setWasClosed(true);
    const [rendered, setRendered] = useState(isOpen);
    if (isOpen && !rendered) setRendered(true); // what was open once stays rendered, with its scroll position and typed text

    const field = useRef<HTMLTextAreaElement>(null);
    const launcher = useRef<HTMLButtonElement>(null);
    const [draft] = useState(createDraft);
    const wasOpen = useRef(isOpen);

    const early = useRef<string[]>([]);
    const [hasEarly, setHasEarly] = useState(false);
    const send = useEvent((text: string) => {
      if (chat) return void chat.send(text);
      early.current.push(text);
      setHasEarly(true);
      void loadPanel(); // again, when it was lost on the way
    });
    useEffect(() => {
      if (chat) for (const text of early.current.splice(0)) chat.send(text);
    }, [chat]);

    const [isComposing, setComposing] = useState(false);
    const { parts, failed } = usePanelParts(rendered || hasEarly);
    const isReady = parts !== null && chat !== null && !isComposing;
    useEffect(() => {
      if (isOpen) void loadPanel();
      else if (!isReady) wasOpen.current = false; // later the panel keeps that itself
    }, [isOpen, isReady]);

    const shut = useEvent((reason: OpenReason) => {
      // The field that stands in goes away with the focus on it; later the panel keeps that itself.
      if (!isReady && field.current?.matches(":focus")) launcher.current?.focus({ preventScroll: true });
      change(false, reason);
    });
    useImperativeHandle(
      ref,
      () => ({
        open: () => void change(true, "api"),
        close: () => void shut("api"),
        send: (text) => void send(text),
        focus() {
          change(true, "api");
          if (field.current) field.current.focus();
          else wasOpen.current = false; // the panel takes it when it is there
        },
      }),
      [change, send, shut],
    );

    const unread = useUnread(chat ?? NO_CHAT, isOpen);
    const isShown = isOpen && isReady;
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
            {!isShown && !inline && (
              <LauncherSlot
                labels={labels}
                unread={unread}
                loading={isOpen && !failed}
                open={() => {
                  void loadPanel();
                  if (isOpen) {
                    // Pressed again while it loads: the press has taken the focus to the launcher.
                    wasOpen.current = false;
                    focusField(field.current, null);
                  }
                  change(true, "launcher");
                }}
                buttonRef={launcher}
              />
            )}
            {!isReady && isOpen && wasClosed && (
              <EarlyField
                label={labels.message}
                draft={draft}
                fieldRef={field}
                send={send}
                close={() => void shut("escape")}
                left={() => {
                  wasOpen.current = true; // the panel takes no focus then
                }}
                composing={setComposing}
              />
            )}
            {failed && (isOpen || hasEarly) && (
              <LoadFailed
                labels={labels}
                retry={() => {
                  (field.current ?? launcher.current)?.focus(); // the button goes away with the focus on it
                  void loadPanel();
                }}
              />
            )}
            {isReady && (
              <parts.ChatContent
                chat={chat}
                root={root}
                title={props.title ?? labels.title}
                greeting={props.greeting}
                suggestions={props.suggestions ?? NO_SUGGESTIONS}
                placeholder={props.placeholder}
                ownLabels={props.labels}
                slots={slots}
                rendered={rendered}
                isOpen={isOpen}
                layout={layout}
                movable={props.movable ?? true}
                pushes={props.pushes ?? false}
                placeKey={props.placeKey}
                highlight={props.highlight ?? true}
                inspector={props.inspector}
                onFeedback={props.onFeedback}
                draft={draft}
                fieldRef={field}
                launcherRef={launcher}
                wasOpenRef={wasOpen}
                change={change}
              />
            )}
            <ThemeStyle root={root} theme={theme} offset={props.offset} />
          </div>
        )}
      </ShadowHost>
    );
  }),
);

function ThemeStyle({ root, theme, offset }: { root: ShadowRoot; theme: Theme; offset: Offset | undefined }) {
  useThemeStyle(root, theme, offset);
  return null;
}

const NO_SLOTS: Slots = {};
const NO_SUGGESTIONS: readonly Suggestion[] = [];
const NO_CHAT: Pick<ChatController, "id" | "messages"> = { messages: [] };
