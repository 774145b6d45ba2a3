import { type KeyboardEvent, type RefObject, useId, useRef } from "react";
import { Composer } from "./Composer";
import { Conversation } from "./Conversation";
import { type ChatController, isBusy } from "./chatTypes";
import type { Draft } from "./draft";
import { EmptyState } from "./EmptyState";
import { ErrorBanner } from "./ErrorBanner";
import { focusField } from "./focusField";
import { Header } from "./Header";
import type { Labels } from "./labels";
import type { Slots, Suggestion } from "./slots";
import { statusText } from "./statusText";
import { useEvent } from "./useEvent";
import type { OpenReason } from "./useOpenState";
import { usePanelFocus } from "./usePanelFocus";
import { useWritingKept } from "./useWritingKept";
import type { ViewProps } from "./viewTypes";

interface PanelProps extends Pick<ViewProps, "greeting"> {
  chat: ChatController;
  title: string;
  suggestions: readonly Suggestion[];
  placeholder: string;
  labels: Labels;
  slots: Slots;
  isOpen: boolean;
  draft: Draft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  launcherRef: RefObject<HTMLButtonElement | null>;
  wasOpenRef: RefObject<boolean>;
  /** Absent in the inline layout, which is always open. */
  close?: (reason: OpenReason) => void;
}

/** What is seen of an open chat. A non-modal dialog: the page beside it stays in use. */
export function Panel(props: PanelProps) {
  const { chat, title, suggestions, greeting, placeholder, labels, slots, isOpen, draft, fieldRef, close } = props;
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  usePanelFocus(isOpen, { panelRef, fieldRef, launcherRef: props.launcherRef, wasOpenRef: props.wasOpenRef });
  useWritingKept(chat.status, panelRef, fieldRef);
  // The button that was pressed goes away with the focus on it.
  const settle = () => focusField(fieldRef.current, panelRef.current);
  const send = useEvent((text: string) => void chat.send(text));
  const propose = useEvent((text: string) => {
    chat.send(text);
    settle();
  });
  const approve = useEvent((id: string) => {
    chat.approve(id);
    settle();
  });
  const decline = useEvent((id: string) => {
    chat.decline(id);
    settle();
  });
  const retry = useEvent(() => {
    chat.retry();
    settle();
  });
  const HeaderSlot = slots.header ?? Header;
  const EmptySlot = slots.emptyState ?? EmptyState;
  const ComposerSlot = slots.composer ?? Composer;
  const status = statusText(chat, labels);

  const newChat = () => {
    if (isBusy(chat.status)) chat.stop();
    chat.clear();
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || !close) return;
    event.preventDefault(); // else a modal dialog of the page that we are in would close too
    close("escape");
  };

  return (
    <section
      ref={panelRef}
      className="panel"
      part="panel"
      role={close ? "dialog" : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-open={isOpen}
      onKeyDown={onKeyDown}
    >
      <HeaderSlot
        title={title}
        titleId={titleId}
        labels={labels}
        newChat={newChat}
        close={close && (() => close("close-button"))}
      />
      <Conversation chat={chat} labels={labels} slots={slots} approve={approve} decline={decline}>
        <EmptySlot greeting={greeting ?? labels.greeting} suggestions={suggestions} labels={labels} send={propose} />
      </Conversation>
      <footer className="footer" part="footer">
        {chat.error && <ErrorBanner error={chat.error} labels={labels} retry={retry} />}
        <p className="status" part="status" data-busy={Boolean(status)} dir="auto">
          {status}
        </p>
        <ComposerSlot
          busy={isBusy(chat.status)}
          placeholder={placeholder}
          labels={labels}
          draft={draft}
          fieldRef={fieldRef}
          send={send}
          stop={() => void chat.stop()}
        />
      </footer>
    </section>
  );
}
