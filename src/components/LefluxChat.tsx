import { forwardRef, memo, useState } from "react";
import { type UseLefluxChatOptions, useLefluxChat } from "../hooks/useLefluxChat";
import { ChatView } from "./ChatView";
import { readOpen, writeOpen } from "./rememberOpen";
import { useEvent } from "./useEvent";
import type { OpenReason } from "./useOpenState";
import { useStable } from "./useStable";
import type { LefluxChatHandle, ViewProps } from "./viewTypes";

export interface LefluxChatProps extends UseLefluxChatOptions, ViewProps {}

/**
 * A chat whose agent acts on the page it is on. It renders into an open shadow root at the end of the body, wherever in the app it stands, or
 * with `layout="inline"` in place. Whether the panel is open is remembered for the tab, unless `persist` is `none`.
 */
export const LefluxChat = memo(
  forwardRef<LefluxChatHandle, LefluxChatProps>(function LefluxChat(props, ref) {
    const { id = "chat", persist } = props;
    const chat = useLefluxChat(props);
    const isKept = persist !== "none";
    const [remembered] = useState(() => (isKept ? readOpen(id) : undefined));
    const onOpenChange = useEvent((open: boolean, details: { reason: OpenReason }) => {
      if (isKept) writeOpen(id, open);
      props.onOpenChange?.(open, details);
    });
    // Lists and objects written in place are others at each render of the app: nothing inside is rendered again for that.
    const suggestions = useStable(props.suggestions);
    const labels = useStable(props.labels);
    const slots = useStable(props.slots);
    return (
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
        theme={props.theme}
        slots={slots}
        inspector={props.inspector}
        open={props.open}
        defaultOpen={remembered ?? props.defaultOpen}
        onOpenChange={onOpenChange}
      />
    );
  }),
);
