import { forwardRef, memo, useEffect, useState } from "react";
import type { LefluxChatState, UseLefluxChatOptions } from "../hooks/useLefluxChat";
import { watchForWork } from "../hooks/watchForWork";
import { ChatView } from "./ChatView";
import { readOpen, writeOpen } from "./rememberOpen";
import { useEvent } from "./useEvent";
import type { OpenReason } from "./useOpenState";
import { usePanelParts } from "./usePanelParts";
import { useStable } from "./useStable";
import type { LefluxChatHandle, ViewProps } from "./viewTypes";

export interface LefluxChatProps extends UseLefluxChatOptions, ViewProps {}

/**
 * A chat whose agent acts on the page it is on. It renders into an open shadow root at the end of the body, wherever in the app it stands, or
 * with `layout="inline"` in place. Whether the panel is open is remembered for the tab, unless `persist` is `none`. Only the launcher comes with
 * the app; the rest is loaded when the user turns to it, when the app sends something, or when there is a conversation to go on with.
 */
export const LefluxChat = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<LefluxChatHandle, LefluxChatProps>(function LefluxChat(props, ref) {
    const { id = "chat", persist } = props;
    const isKept = persist !== "none";
    const [remembered] = useState(() => (isKept ? readOpen(id) : undefined));
    const onOpenChange = useEvent((open: boolean, details: { reason: OpenReason }) => {
      if (isKept) writeOpen(id, open);
      props.onOpenChange?.(open, details);
    });
    const onFeedback = useEvent(props.onFeedback);
    // Lists and objects written in place are others at each render of the app: nothing inside is rendered again for that.
    const suggestions = useStable(props.suggestions);
    const labels = useStable(props.labels);
    const slots = useStable(props.slots);
    const theme = useStable(props.theme);
    const offset = useStable(props.offset);

    const [chat, setChat] = useState<LefluxChatState | null>(null);
    const [hasWork, setHasWork] = useState(false);
    useEffect(() => watchForWork(`leflux:${id}`, persist, () => setHasWork(true)), [id, persist]);
    const { parts } = usePanelParts(hasWork || Boolean(props.inspector));
    return (
      <>
        {parts && <parts.ChatEngine options={props} labels={labels} give={setChat} />}
        <ChatView
          ref={ref}
          chat={chat}
          title={props.title}
          greeting={props.greeting}
          suggestions={suggestions}
          placeholder={props.placeholder}
          labels={labels}
          layout={props.layout}
          position={props.position}
          offset={offset}
          theme={theme}
          slots={slots}
          inspector={props.inspector}
          pushes={props.pushes}
          movable={props.movable}
          highlight={props.highlight}
          placeKey={isKept ? `leflux:${id}:place` : undefined}
          onFeedback={props.onFeedback && onFeedback}
          open={props.open}
          defaultOpen={remembered ?? props.defaultOpen}
          onOpenChange={onOpenChange}
        />
      </>
    );
  }),
);
