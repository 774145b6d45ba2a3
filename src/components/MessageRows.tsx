import { memo } from "react";
import type { ChatMessage } from "../protocol";
import type { ActionRecord } from "./chatTypes";
import { MessageRow, type MessageRowProps } from "./MessageRow";

interface MessageRowsProps extends Pick<MessageRowProps, "labels" | "slots" | "tools" | "before" | "undoable"> {
  messages: readonly ChatMessage[];
  actions: ReadonlyMap<string, readonly ActionRecord[]>;
  /** What the agent does with the last of them; null for all that came before. */
  end: { streaming: boolean; busy: boolean } | null;
}

/**
 * Some messages in a row. A long thread is cut into such runs: while an answer streams in, only the run that it stands in is rendered again,
 * and the others cost one comparison each.
 */
export const MessageRows = /* @__PURE__ */ memo(function MessageRows(props: MessageRowsProps) {
  const { messages, actions, end, before, undoable, ...shared } = props;
  return messages.map((message, index) => {
    const last = end !== null && index === messages.length - 1;
    const own = actions.get(message.id) ?? NONE;
    return (
      <MessageRow
        key={message.id}
        {...shared}
        message={message}
        before={messages[index - 1] ?? before}
        actions={own}
        undoable={own.some((action) => undoable.has(action.toolCallId)) ? undoable : NOTHING}
        last={last}
        streaming={last && end.streaming}
        resting={!(end?.busy && (last || message.role === "user"))}
      />
    );
  });
}, sameRows);

const NONE: readonly ActionRecord[] = [];
const NOTHING: ReadonlySet<string> = new Set();

function sameRows(a: MessageRowsProps, b: MessageRowsProps): boolean {
  for (const key of ["labels", "slots", "tools", "before"] as const) if (a[key] !== b[key]) return false;
  if (a.end?.streaming !== b.end?.streaming || a.end?.busy !== b.end?.busy) return false;
  if (a.messages.length !== b.messages.length) return false;
  if (a.messages.some((message, index) => message !== b.messages[index])) return false;
  if (a.actions === b.actions && a.undoable === b.undoable) return true;
  return a.messages.every((message) => {
    const own = a.actions.get(message.id);
    if (own !== b.actions.get(message.id)) return false;
    return (
      a.undoable === b.undoable ||
      !own?.some((action) => a.undoable.has(action.toolCallId) !== b.undoable.has(action.toolCallId))
    );
  });
}
