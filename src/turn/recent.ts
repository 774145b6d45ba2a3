import type { ChatMessage } from "../protocol";

/** What a request carries at most of what was said before: servers and models have limits, and a long talk must not come to a dead end. */
const MAX_MESSAGES = 100;
const MAX_LENGTH = 200_000;

/** The newest exchanges, and always the whole of the last one. An exchange begins with what the user said. */
export function recent(messages: ChatMessage[]): ChatMessage[] {
  let from = messages.findLastIndex(({ role }) => role === "user");
  if (from <= 0) return messages;
  let room = MAX_LENGTH;
  for (let at = messages.length - 1; at >= 0; at--) {
    room -= JSON.stringify(messages[at]).length;
    if (at < from && (room < 0 || messages.length - at > MAX_MESSAGES)) break;
    if (messages[at]?.role === "user") from = Math.min(from, at);
  }
  return from === 0 ? messages : messages.slice(from);
}
