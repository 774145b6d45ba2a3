import { type ReactNode, useEffect, useMemo } from "react";
import { ActionCard } from "./ActionCard";
import type { ActionRecord, ChatController } from "./chatTypes";
import { DownIcon } from "./icons";
import type { Labels } from "./labels";
import { Message } from "./Message";
import type { Slots } from "./slots";
import { useAutoscroll } from "./useAutoscroll";

interface ConversationProps {
  chat: Pick<ChatController, "messages" | "actions" | "status">;
  labels: Labels;
  slots: Slots;
  approve(toolCallId: string): void;
  decline(toolCallId: string): void;
  /** Shown while there are no messages. */
  children: ReactNode;
}

/** The messages, in a box that keeps to its end until the reader scrolls up. */
export function Conversation({ chat, labels, slots, approve, decline, children }: ConversationProps) {
  const { messages, actions, status } = chat;
  const { box, content, following, jump } = useAutoscroll();
  const byMessage = useMemo(() => groupByMessage(actions), [actions]);
  const shown = useMemo(() => messages.filter((message) => message.role !== "system"), [messages]);
  const MessageSlot = slots.message ?? Message;

  const lastOwn = messages.findLast((message) => message.role === "user")?.id;
  useEffect(() => {
    if (lastOwn) jump(); // who sends wants to see the answer
  }, [lastOwn, jump]);

  return (
    <div className="conversation">
      {/* Not live: a log that streams would be read out in pieces. The live region beside it says whole sentences. */}
      <div
        className="log"
        part="log"
        role="log"
        aria-live="off"
        aria-label={labels.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
        tabIndex={0}
        ref={box}
      >
        <div ref={content}>
          {shown.length === 0 ? (
            children
          ) : (
            <ul className="messages">
              {shown.map((message) => (
                <li key={message.id} className="message" part={`message ${message.role}`} data-role={message.role}>
                  <MessageSlot
                    message={message}
                    actions={byMessage.get(message.id) ?? NONE}
                    streaming={status === "streaming" && message === messages.at(-1)}
                    labels={labels}
                    ActionCard={slots.actionCard ?? ActionCard}
                    approve={approve}
                    decline={decline}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {!following && (
        <button
          type="button"
          className="jump"
          part="jump"
          onClick={() => {
            jump();
            box.current?.focus({ preventScroll: true }); // the button goes away with the focus on it
          }}
        >
          <DownIcon />
          {labels.jumpToLatest}
        </button>
      )}
    </div>
  );
}

const NONE: readonly ActionRecord[] = [];

function groupByMessage(actions: readonly ActionRecord[]): Map<string, ActionRecord[]> {
  const groups = new Map<string, ActionRecord[]>();
  for (const action of actions) {
    const group = groups.get(action.messageId);
    if (group) group.push(action);
    else groups.set(action.messageId, [action]);
  }
  return groups;
}
