import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { ActionRecord, ChatController } from "./chatTypes";
import { isBusy } from "./chatTypes";
import { type ActionGroups, groupActions } from "./groupActions";
import { DownIcon } from "./icons";
import type { Labels } from "./labels";
import type { RowTools } from "./MessageRow";
import { MessageRows } from "./MessageRows";
import type { Slots } from "./slots";
import { useAutoscroll } from "./useAutoscroll";

interface ConversationProps {
  chat: Pick<ChatController, "messages" | "actions" | "status" | "undoable">;
  labels: Labels;
  slots: Slots;
  tools: RowTools;
  /** Something else is in its place. */
  hidden: boolean;
  /** Shown while there are no messages. */
  children: ReactNode;
}

/** Messages in one run of the list. */
const RUN = 40;

/** The messages, in a box that keeps to its end until the reader scrolls up. */
export function Conversation({ chat, labels, slots, tools, hidden, children }: ConversationProps) {
  const { messages, actions, status, undoable = NOTHING } = chat;
  const { box, content, following, jump } = useAutoscroll();
  const groups = useGroups(actions);
  const shown = useMemo(() => messages.filter((message) => message.role !== "system"), [messages]);
  const lastOwn = messages.findLast((message) => message.role === "user")?.id;
  useEffect(() => {
    if (lastOwn) jump(); // who sends wants to see the answer
  }, [lastOwn, jump]);

  const runs: ReactNode[] = [];
  for (let start = 0; start < shown.length; start += RUN) {
    const isLast = start + RUN >= shown.length;
    runs.push(
      <MessageRows
        key={start}
        messages={shown.slice(start, start + RUN)}
        before={shown[start - 1]}
        actions={groups}
        undoable={undoable}
        end={
          isLast
            ? { streaming: status === "streaming" && shown.at(-1) === messages.at(-1), busy: isBusy(status) }
            : null
        }
        labels={labels}
        slots={slots}
        tools={tools}
      />,
    );
  }

  return (
    <div className="conversation" hidden={hidden}>
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
        <div ref={content}>{runs.length === 0 ? children : <ul className="messages">{runs}</ul>}</div>
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

const NOTHING: ReadonlySet<string> = new Set();

function useGroups(actions: readonly ActionRecord[]): ActionGroups {
  const [held, hold] = useState(() => ({ actions, groups: groupActions(actions, new Map()) }));
  if (held.actions === actions) return held.groups;
  const groups = groupActions(actions, held.groups);
  hold({ actions, groups });
  return groups;
}
