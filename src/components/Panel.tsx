import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useId, useMemo, useRef, useState } from "react";
import { Composer } from "./Composer";
import { Conversation } from "./Conversation";
import { type ChatController, isBusy } from "./chatTypes";
import type { Draft } from "./draft";
import { EmptyState } from "./EmptyState";
import { ErrorBanner } from "./ErrorBanner";
import { focusField } from "./focusField";
import { Header } from "./Header";
import type { Labels } from "./labels";
import type { RowTools } from "./MessageRow";
import { PanelEdges } from "./PanelEdges";
import type { Slots, Suggestion } from "./slots";
import { statusText } from "./statusText";
import { useEvent } from "./useEvent";
import type { OpenReason } from "./useOpenState";
import { usePanelFocus } from "./usePanelFocus";
import { type PanelPlace, usePanelPlace } from "./usePanelPlace";
import { useWritingKept } from "./useWritingKept";
import type { ViewProps } from "./viewTypes";

const PastChats = /* @__PURE__ */ lazy(async () => ({ default: (await import("./PastChats")).PastChats }));

export interface PanelProps
  extends Pick<ViewProps, "greeting" | "onFeedback">,
    Pick<PanelPlace, "layout" | "pushes" | "placeKey"> {
  chat: ChatController;
  title: string;
  suggestions: readonly Suggestion[];
  placeholder: string;
  labels: Labels;
  slots: Slots;
  isOpen: boolean;
  movable: boolean;
  draft: Draft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  launcherRef: RefObject<HTMLButtonElement | null>;
  wasOpenRef: RefObject<boolean>;
  /** Shows what an action was about. */
  show: (toolCallId: string) => boolean;
  /** Absent in the inline layout, which is always open. */
  close?: (reason: OpenReason) => void;
}

/** What is seen of an open chat. A non-modal dialog: the page beside it stays in use. */
export function Panel(props: PanelProps) {
  const { chat, title, suggestions, greeting, placeholder, labels, slots, isOpen, draft, fieldRef, close } = props;
  const { layout, movable } = props;
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  usePanelFocus(isOpen, { panelRef, fieldRef, launcherRef: props.launcherRef, wasOpenRef: props.wasOpenRef });
  useWritingKept(chat.status, panelRef, fieldRef);
  usePanelPlace(panelRef, { layout, movable, isOpen, pushes: props.pushes, placeKey: props.placeKey });
  const [isPastShown, showPast] = useState(false);
  const past = chat.past?.length ? chat.past : undefined;
  if (isPastShown && !past) showPast(false);

  // The button that was pressed goes away with the focus on it.
  const settle = useEvent(() => focusField(fieldRef.current, panelRef.current));
  const send = useEvent((text: string) => {
    showPast(false);
    chat.send(text);
  });
  const propose = useEvent((text: string) => {
    send(text);
    settle();
  });
  const retry = useEvent(() => {
    chat.retry();
    settle();
  });
  const tools = useRowTools(props, settle);
  const showWaiting = useEvent(() => {
    const question = panelRef.current?.querySelector(".action[data-state=waiting]");
    question?.scrollIntoView({ block: "nearest" });
  });

  const newChat = () => {
    showPast(false);
    if (isBusy(chat.status)) chat.stop();
    if (chat.newChat) chat.newChat();
    else chat.clear();
    settle();
  };
  const openPast = (id: string) => {
    showPast(false);
    chat.openPast?.(id);
  };
  const removePast = (id: string) => {
    chat.deletePast?.(id);
    if (past?.length === 1) settle();
  };
  // The list goes away with the focus in it.
  const wasPastShown = useRef(false);
  useEffect(() => {
    if (wasPastShown.current && !isPastShown) settle();
    wasPastShown.current = isPastShown;
  }, [isPastShown, settle]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || !(close || isPastShown)) return;
    event.preventDefault(); // else a modal dialog of the page that we are in would close too
    if (isPastShown) showPast(false);
    else close?.("escape");
  };

  const HeaderSlot = slots.header ?? Header;
  const EmptySlot = slots.emptyState ?? EmptyState;
  const ComposerSlot = slots.composer ?? Composer;
  const status = statusText(chat, labels);
  return (
    <section
      ref={panelRef}
      className="panel"
      part="panel"
      role={close ? "dialog" : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-open={isOpen}
      data-movable={movable || undefined}
      onKeyDown={onKeyDown}
    >
      <HeaderSlot
        title={title}
        titleId={titleId}
        labels={labels}
        newChat={newChat}
        togglePast={past && (() => showPast(!isPastShown))}
        isPastShown={isPastShown}
        close={close && (() => close("close-button"))}
      />
      {isPastShown && past && (
        <Suspense fallback={<div className="log" />}>
          <PastChats chats={past} labels={labels} open={openPast} remove={removePast} />
        </Suspense>
      )}
      <Conversation chat={chat} labels={labels} slots={slots} tools={tools} hidden={isPastShown}>
        <EmptySlot greeting={greeting ?? labels.greeting} suggestions={suggestions} labels={labels} send={propose} />
      </Conversation>
      <footer className="footer" part="footer">
        {chat.error && <ErrorBanner error={chat.error} labels={labels} retry={retry} />}
        <p className="status" part="status" data-busy={Boolean(status)} dir="auto">
          {status}
        </p>
        <ComposerSlot
          busy={isBusy(chat.status)}
          waiting={chat.status === "waiting"}
          placeholder={placeholder}
          labels={labels}
          draft={draft}
          fieldRef={fieldRef}
          send={send}
          stop={() => void chat.stop()}
          showWaiting={showWaiting}
        />
      </footer>
      {movable && layout !== "inline" && <PanelEdges layout={layout} labels={labels} />}
    </section>
  );
}

/** What the rows do; the same functions as long as the same things can be done. */
function useRowTools({ chat, onFeedback, show: showAction }: PanelProps, settle: () => void): RowTools {
  const approve = useEvent((id: string) => {
    chat.approve(id);
    settle();
  });
  const decline = useEvent((id: string) => {
    chat.decline(id);
    settle();
  });
  const edit = useEvent((id: string, text: string) => void chat.edit?.(id, text));
  const again = useEvent(() => {
    chat.retry();
    settle();
  });
  const undo = useEvent((id: string) => chat.undo?.(id)) as RowTools["undo"];
  const rate = useEvent(onFeedback);
  const can = {
    edit: Boolean(chat.edit),
    show: Boolean(chat.show),
    undo: Boolean(chat.undo),
    rate: Boolean(onFeedback),
  };
  return useMemo(
    () => ({
      approve,
      decline,
      settle,
      again,
      ...(can.edit && { edit }),
      ...(can.show && { show: showAction }),
      ...(can.undo && { undo }),
      ...(can.rate && { rate }),
    }),
    [approve, decline, settle, again, edit, showAction, undo, rate, can.edit, can.show, can.undo, can.rate],
  );
}
