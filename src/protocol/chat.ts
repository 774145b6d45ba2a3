import type { PageIndex } from "./pageIndex";

/*
 * The AI SDK's UI message stream, as far as LeFlux reads and writes it. Written here and not imported, so that the client doesn't carry the
 * SDK: a type test proves that the SDK's own `ChatTransport` is an `Agent` and that its chunks and messages are these.
 */

/** Opaque words of the model's provider (thought signatures and the like): some refuse a history that comes back without them. */
export type ProviderMetadata = Record<string, { [key: string]: Json | undefined }>;
type Json = null | string | number | boolean | Json[] | { [key: string]: Json | undefined };

export interface TextPart {
  type: "text";
  text: string;
  state?: "streaming" | "done";
  providerMetadata?: ProviderMetadata;
}
export interface ReasoningPart {
  type: "reasoning";
  text: string;
  state?: "streaming" | "done";
  providerMetadata?: ProviderMetadata;
}
export interface StepStartPart {
  type: "step-start";
}
/** A tool call; a page action is the tool named after its type (`tool-click`). */
export interface ToolPart {
  type: `tool-${string}`;
  toolCallId: string;
  /** LeFlux writes the first four; the others are the SDK's own approval of tools that a server runs. */
  state:
    | "input-streaming"
    | "input-available"
    | "output-available"
    | "output-error"
    | "approval-requested"
    | "approval-responded"
    | "output-denied";
  input?: unknown;
  output?: unknown;
  errorText?: string;
  /** The input as the model wrote it, when it could not be read. */
  rawInput?: unknown;
  /** Run by the model's provider: not the client's to answer. */
  providerExecuted?: boolean;
  /** An output that a later one replaces. */
  preliminary?: boolean;
  title?: string;
  callProviderMetadata?: ProviderMetadata;
  resultProviderMetadata?: ProviderMetadata;
}
/** Any other part of the SDK (files, sources, data): kept and sent back untouched. */
export interface OtherPart {
  type: `data-${string}` | "file" | "source-url" | "source-document" | "dynamic-tool";
  [key: string]: unknown;
}
export type MessagePart = TextPart | ReasoningPart | StepStartPart | ToolPart | OtherPart;

export interface ChatMessage {
  id: string;
  role: "system" | "user" | "assistant";
  parts: MessagePart[];
  metadata?: unknown;
}

/** One event of the stream (AI SDK `UIMessageChunk`); kinds not listed are ignored. */
export type MessageChunk =
  | { type: "start"; messageId?: string }
  | { type: "start-step" }
  | { type: "finish-step" }
  | { type: "text-start"; id: string }
  | { type: "text-delta"; id: string; delta: string }
  | { type: "text-end"; id: string }
  | { type: "reasoning-start"; id: string }
  | { type: "reasoning-delta"; id: string; delta: string }
  | { type: "reasoning-end"; id: string }
  | { type: "tool-input-start"; toolCallId: string; toolName: string }
  | { type: "tool-input-delta"; toolCallId: string; inputTextDelta: string }
  | { type: "tool-input-available"; toolCallId: string; toolName: string; input: unknown }
  | { type: "tool-input-error"; toolCallId: string; toolName: string; input: unknown; errorText: string }
  | { type: "tool-output-available"; toolCallId: string; output: unknown }
  | { type: "tool-output-error"; toolCallId: string; errorText: string }
  | { type: "error"; errorText: string }
  | { type: "abort" }
  | { type: "finish" }
  | OtherChunk;

/** Parts that are kept as they come, and what a client has no use for. */
export interface OtherChunk {
  type:
    | "file"
    | "source-url"
    | "source-document"
    | `data-${string}`
    | "message-metadata"
    | "tool-approval-request"
    | "tool-output-denied";
  [key: string]: unknown;
}

/** What an agent is asked with besides the messages; the body of a request over the wire. */
export interface AgentBody {
  page: PageIndex;
  /** The app's own abilities. */
  tools?: { name: string; description: string; inputSchema: unknown }[];
  /** The app's own knowledge. */
  context?: { description: string; value: unknown }[];
}

export interface AgentRequest {
  trigger: "submit-message" | "regenerate-message";
  chatId: string;
  messageId: string | undefined;
  messages: ChatMessage[];
  abortSignal: AbortSignal | undefined;
  headers?: Record<string, string> | Headers;
  body?: object;
  metadata?: unknown;
}

/** Whatever answers a conversation: the AI SDK's `ChatTransport`. */
export interface Agent {
  /** `false`: it answers in the browser, and being offline is no matter to it. */
  needsNetwork?: boolean;
  sendMessages(request: AgentRequest): Promise<ReadableStream<MessageChunk>>;
  reconnectToStream(request: {
    chatId: string;
    headers?: Record<string, string> | Headers;
    body?: object;
    metadata?: unknown;
  }): Promise<ReadableStream<MessageChunk> | null>;
}
