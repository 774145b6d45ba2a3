import { useEffect, useInsertionEffect, useLayoutEffect, useMemo } from "react";
import { useConsoleLookup } from "../hooks/useConsoleLookup";
import type { ChatController } from "./chatTypes";
import { completeLabels } from "./completeLabels";
import { Highlight } from "./Highlight";
import { adoptStyles } from "./host/adoptStyles";
import { LiveRegion } from "./LiveRegion";
import { Panel, type PanelProps } from "./Panel";
import { isSmallScreen } from "./smallScreen";
import { panelStyles } from "./styles/panelStyles";
import { useEvent } from "./useEvent";
import type { OpenReason } from "./useOpenState";
import { useShown } from "./useShown";
import type { ViewProps } from "./viewTypes";

interface ChatContentProps extends Omit<PanelProps, "show" | "close" | "labels" | "placeholder"> {
  chat: ChatController;
  root: ShadowRoot;
  /** Those that the app says itself. */
  ownLabels: ViewProps["labels"];
  placeholder: string | undefined;
  /** The panel was open once: it stays rendered, with its scroll position and typed text. */
  rendered: boolean;
  highlight: boolean;
  inspector: ViewProps["inspector"];
  change: (open: boolean, reason: OpenReason) => void;
}

/** Everything of the chat but its launcher. */
export function ChatContent(props: ChatContentProps) {
  const { root, ownLabels, placeholder, rendered, highlight, inspector: Inspector, change, ...panel } = props;
  const { chat, layout, isOpen, draft, fieldRef } = panel;
  const labels = useMemo(() => completeLabels(ownLabels), [ownLabels]);
  const inline = layout === "inline";
  useInsertionEffect(() => adoptStyles(root, panelStyles), [root]); // the panel measures itself in layout effects
  useConsoleLookup(root, chat.indexer);

  const onOpened = useEvent(() => void chat.opened());
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen, onOpened]);

  // What was typed before the panel was there is gone on with where the caret was.
  useLayoutEffect(() => {
    const { length } = draft.get();
    const [start, end] = draft.place ?? [length, length];
    if (length) fieldRef.current?.setSelectionRange(start, end);
  }, [draft, fieldRef]);

  const { shown, show: showAction } = useShown(chat);
  const show = useEvent((toolCallId: string) => {
    const isThere = showAction(toolCallId) ?? false;
    if (isThere && !inline && isSmallScreen()) change(false, "show"); // there the panel hides the page
    return isThere;
  }) as (toolCallId: string) => boolean;
  return (
    <>
      <LiveRegion chat={chat} labels={labels} />
      <Highlight chat={chat} enabled={highlight} shown={shown} raised={inline} />
      {rendered && (
        <Panel
          {...panel}
          labels={labels}
          placeholder={placeholder ?? labels.placeholder}
          show={show}
          close={inline ? undefined : (reason: OpenReason) => void change(false, reason)}
        />
      )}
      {Inspector && chat.indexer && <Inspector indexer={chat.indexer} />}
    </>
  );
}
