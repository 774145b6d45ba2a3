import { useState } from "react";
import type { ChatMessage } from "../protocol";

/** Answers that came while the panel was closed. */
export function useUnread(messages: readonly ChatMessage[], isOpen: boolean): number {
  const answers = messages.filter((message) => message.role === "assistant").length;
  const [seen, setSeen] = useState(answers);
  if ((isOpen || seen > answers) && seen !== answers) setSeen(answers);
  return Math.max(0, answers - seen);
}
