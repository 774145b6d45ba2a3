import type { ChatMessage } from "../protocol";
import { begin, closed } from "./phases";
import type { TurnState } from "./types";

/** The conversation from a message of the user's on, said otherwise; without such a message it goes on at the end. */
export function editMessage(state: TurnState, messageId: string, message: ChatMessage): TurnState {
  const before = closed(state);
  const at = before.messages.findIndex((one) => one.id === messageId);
  const kept = at < 0 ? before : { ...before, ...upTo(before, at) };
  return begin(kept, { messages: [...kept.messages, message], step: 0 });
}

/** The first messages, and what was done in them. */
export function upTo({ messages, actions }: TurnState, count: number): Pick<TurnState, "messages" | "actions"> {
  const kept = messages.slice(0, count);
  const ids = new Set(kept.map((message) => message.id));
  return { messages: kept, actions: actions.filter((record) => ids.has(record.messageId)) };
}
