import { useState } from "react";
import type { ChatController } from "./chatTypes";

interface Seen {
  /** Of the conversation. */
  id: string | undefined;
  answers: number;
  /** Parts of the last answer: one that goes on is news too. */
  parts: number;
}

/** Answers that came, or went on, while the panel was closed. A conversation that is taken up again is no news. */
export function useUnread({ id, messages }: Pick<ChatController, "id" | "messages">, isOpen: boolean): number {
  const all = messages.filter((message) => message.role === "assistant");
  const now: Seen = { id, answers: all.length, parts: all.at(-1)?.parts.length ?? 0 };
  const [seen, setSeen] = useState(now);
  const isSame = seen.id === id && seen.answers === now.answers && seen.parts === now.parts;
  if (isSame) return 0;
  if (isOpen || seen.id !== id || seen.answers > now.answers) {
    setSeen(now);
    return 0;
  }
  return Math.max(1, now.answers - seen.answers);
}
