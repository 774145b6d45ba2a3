import type { ChatMessage } from "../protocol";

/** The words of a message, as they were written. */
export const messageText = (message: ChatMessage): string =>
  message.parts
    .filter((part) => part.type === "text")
    .map((part) => (part as { text: string }).text)
    .join("\n\n");
