import type { ActionRecord, Indexer, PastChat, TurnError, TurnStatus } from "../hooks/useLefluxChat";
import type { ActionResult, ChatMessage } from "../protocol";

export type { ActionRecord, Indexer, PastChat, TurnError, TurnStatus };

/**
 * What the view needs of a conversation: what `useLefluxChat` returns, or a stand-in with the same shape. What is optional is shown only where
 * it can be done.
 */
export interface ChatController {
  /** Of the conversation: with another one, other messages are shown and none is news. */
  id?: string;
  messages: readonly ChatMessage[];
  status: TurnStatus;
  actions: readonly ActionRecord[];
  error: TurnError | null;
  connection?: "ok" | "offline" | "retrying";
  send(text: string): unknown;
  edit?(messageId: string, text: string): unknown;
  stop(): unknown;
  retry(): unknown;
  /** Without an id: what waits for approval. */
  approve(toolCallId?: string): unknown;
  decline(toolCallId?: string): unknown;
  clear(): unknown;
  /** As `clear`, but the conversation is kept among the past ones. */
  newChat?(): unknown;
  past?: readonly PastChat[];
  openPast?(id: string): unknown;
  deletePast?(id?: string): unknown;
  undoable?: ReadonlySet<string>;
  undo?(toolCallId: string): Promise<ActionResult>;
  /** Scrolls to what an action was about; false when it is no longer there. */
  show?(toolCallId: string): boolean;
  elementOf?(toolCallId: string): Element | undefined;
  /** The panel was opened. */
  opened(): unknown;
  indexer?: Indexer | null;
}

/** Whether the agent is at work, so that it can be stopped and nothing new can be sent. */
export const isBusy = (status: TurnStatus) => status !== "ready" && status !== "error";
