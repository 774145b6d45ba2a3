import type { ActionRecord, Indexer, TurnError, TurnStatus } from "../hooks/useLefluxChat";
import type { ChatMessage } from "../protocol";

export type { ActionRecord, Indexer, TurnError, TurnStatus };

/** What the view needs of a conversation: what `useLefluxChat` returns, or a stand-in with the same shape. */
export interface ChatController {
  messages: readonly ChatMessage[];
  status: TurnStatus;
  actions: readonly ActionRecord[];
  error: TurnError | null;
  send(text: string): unknown;
  stop(): unknown;
  retry(): unknown;
  /** Without an id: what waits for approval. */
  approve(toolCallId?: string): unknown;
  decline(toolCallId?: string): unknown;
  clear(): unknown;
  /** The panel was opened. */
  opened(): unknown;
  indexer?: Indexer | null;
}

/** Whether the agent is at work, so that it can be stopped and nothing new can be sent. */
export const isBusy = (status: TurnStatus) => status !== "ready" && status !== "error";
