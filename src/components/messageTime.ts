import type { ChatMessage } from "../protocol";

/** When a message was begun: `metadata.createdAt`, as milliseconds or as a date's text. */
export function messageTime(message: ChatMessage | undefined): Date | undefined {
  const { createdAt } = (message?.metadata ?? {}) as { createdAt?: unknown };
  if (typeof createdAt !== "number" && typeof createdAt !== "string") return undefined;
  const time = new Date(createdAt);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The day that begins with this message: when it is another one than the message before it was written on. */
export function newDay(message: ChatMessage, before: ChatMessage | undefined, today = new Date()): Date | undefined {
  const time = messageTime(message);
  if (!time) return undefined;
  const last = messageTime(before) ?? (before ? time : today); // a conversation of today alone needs no heading
  return last.toDateString() === time.toDateString() ? undefined : time;
}
