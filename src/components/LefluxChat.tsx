import { forwardRef, memo, useMemo, useState } from "react";
import { type UseLefluxChatOptions, useLefluxChat } from "../hooks/useLefluxChat";
import { ChatView } from "./ChatView";
import { completeLabels } from "./completeLabels";
import { readOpen, writeOpen } from "./rememberOpen";
import { turnTexts } from "./turnTexts";
import { useEvent } from "./useEvent";
import type { OpenReason } from "./useOpenState";
import { useStable } from "./useStable";
import type { LefluxChatHandle, ViewProps } from "./viewTypes";

export interface LefluxChatProps extends UseLefluxChatOptions, ViewProps {}

/**
 * A chat whose agent acts on the page it is on. It renders into an open shadow root at the end of the body, wherever in the app it stands, or
 * with `layout="inline"` in place. Whether the panel is open is remembered for the tab, unless `persist` is `none`.
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
    const texts = useMemo(() => props.texts ?? turnTexts(completeLabels(labels)), [props.texts, labels]);
    const chat = useLefluxChat({ ...props, texts });
    const slots = useStable(props.slots);
    const theme = useStable(props.theme);
    const offset = useStable(props.offset);
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
    );
  }),
);
