import type { ChatMessage, FailureCode, MessagePart } from "../protocol";
import { type CheckedChunk, checkChunk } from "./chunkFields";
import { type CallPart, hasOutcome, isCall } from "./toolParts";
import type { Emission, OpenPart } from "./types";

type Applied = Emission | { error: string; code?: FailureCode };
type Fields = Record<string, unknown>;

/**
 * Adds one event of the stream to the answer, as the AI SDK's own client would. Kinds that are not known change nothing (the same reference
 * comes back); what does not fit is an error that names the field.
 */
export function applyChunk(emission: Emission, received: unknown): Applied {
  const chunk = checkChunk(received);
  if (chunk === null) return emission;
  if (!("type" in chunk)) return unreadable(chunk.error as string);
  const text = (field: string) => chunk[field] as string;
  switch (chunk.type) {
    case "start":
      return start(emission, chunk);
    case "message-metadata":
    case "finish":
      return withMetadata(emission, chunk.messageMetadata);
    case "start-step":
      return push(emission, { type: "step-start" });
    case "finish-step":
      return emission.open.length === 0 ? emission : { ...emission, open: [] };
    case "text-start":
    case "reasoning-start": {
      const kind = chunk.type === "text-start" ? "text" : "reasoning";
      const part = { type: kind, text: "", state: "streaming", ...metadata(chunk, "providerMetadata") } as MessagePart;
      return push(emission, part, { kind, id: text("id") });
    }
    case "text-delta":
      return grow(emission, chunk, "text", text("delta"));
    case "reasoning-delta":
      return grow(emission, chunk, "reasoning", text("delta"));
    case "text-end":
      return grow(emission, chunk, "text", "", true);
    case "reasoning-end":
      return grow(emission, chunk, "reasoning", "", true);
    case "tool-input-start":
      return call(emission, chunk, { state: "input-streaming" });
    case "tool-input-delta":
      return emission.open.some((open) => open.kind === "tool" && open.id === chunk.toolCallId)
        ? emission
        : unreadable(`tool-input-delta: toolCallId ${quote(chunk.toolCallId)} was not begun`);
    case "tool-input-available":
      return call(emission, chunk, { state: "input-available", input: chunk.input });
    case "tool-input-error":
      return call(emission, chunk, { state: "output-error", rawInput: chunk.input, errorText: text("errorText") });
    case "tool-output-available":
      return outcome(emission, chunk, { state: "output-available", output: chunk.output });
    case "tool-output-error":
      return outcome(emission, chunk, { state: "output-error", errorText: text("errorText") });
    case "error":
      return { error: text("errorText") };
    case "abort":
      return { error: "The answer was broken off.", code: "lost" };
    case "file":
    case "source-url":
    case "source-document":
      return push(emission, { ...chunk } as MessagePart);
    default:
      return data(emission, chunk);
  }
}

const quote = (value: unknown) => JSON.stringify(value);
const unreadable = (what: string): Applied => ({
  error: `The agent's answer could not be read: ${what}.`,
  code: "unreadable",
});

function withParts(emission: Emission, parts: MessagePart[], open = emission.open): Emission {
  return { ...emission, message: { ...emission.message, parts }, open };
}

function push(emission: Emission, part: MessagePart, open?: Omit<OpenPart, "part">): Emission {
  const at = emission.message.parts.length;
  const others = open
    ? emission.open.filter((other) => other.kind !== open.kind || other.id !== open.id)
    : emission.open;
  return withParts(emission, [...emission.message.parts, part], open ? [...others, { ...open, part: at }] : others);
}

function metadata(chunk: CheckedChunk, as: string): Fields {
  return isFields(chunk.providerMetadata) ? { [as]: chunk.providerMetadata } : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function start(emission: Emission, chunk: CheckedChunk): Emission {
  // An answer that goes on keeps its id, whatever a server without the history calls it.
  const isNew = emission.message.parts.length === 0;
  const id = isNew && typeof chunk.messageId === "string" && chunk.messageId ? chunk.messageId : emission.message.id;
  const named = id === emission.message.id ? emission : { ...emission, message: { ...emission.message, id } };
  return withMetadata(named, chunk.messageMetadata);
}

function withMetadata(emission: Emission, value: unknown): Emission {
  if (value === undefined || value === null) return emission;
  const before = emission.message.metadata;
  const merged = isFields(before) && isFields(value) ? { ...before, ...value } : value;
  return { ...emission, message: { ...emission.message, metadata: merged } satisfies ChatMessage };
}

function grow(
  emission: Emission,
  chunk: CheckedChunk,
  kind: "text" | "reasoning",
  delta: string,
  ends = false,
): Applied {
  const open = emission.open.find((one) => one.kind === kind && one.id === chunk.id);
  const before = open && emission.message.parts[open.part];
  if (!open || !before) return unreadable(`${chunk.type}: id ${quote(chunk.id)} was not begun`);
  const extra = metadata(chunk, "providerMetadata");
  if (!ends && delta === "" && Object.keys(extra).length === 0) return emission;
  const state = ends ? "done" : "streaming";
  const grown = { ...before, text: (before as { text: string }).text + delta, state, ...extra } as MessagePart;
  const parts = emission.message.parts.with(open.part, grown);
  return withParts(emission, parts, ends ? emission.open.filter((one) => one !== open) : emission.open);
}

function findCall(parts: readonly MessagePart[], toolCallId: unknown): number {
  return parts.findLastIndex((part) => isCall(part) && part.toolCallId === toolCallId);
}

function call(emission: Emission, chunk: CheckedChunk, fields: Partial<CallPart>): Applied {
  const { parts } = emission.message;
  const at = findCall(parts, chunk.toolCallId);
  // Some servers count their ids from 1 in each step: only a call of this step is the same one.
  const step = Math.max(
    emission.from,
    parts.findLastIndex((part) => part.type === "step-start"),
  );
  const before = at < step ? undefined : (parts[at] as CallPart | undefined);
  if (before && hasOutcome(before))
    return unreadable(`${chunk.type}: toolCallId ${quote(chunk.toolCallId)} has an outcome already`);
  const part = {
    ...before,
    ...(chunk.dynamic === true
      ? { type: "dynamic-tool", toolName: chunk.toolName }
      : { type: `tool-${chunk.toolName as string}` }),
    toolCallId: chunk.toolCallId,
    ...(typeof chunk.title === "string" && { title: chunk.title }),
    ...(chunk.providerExecuted === true && { providerExecuted: true }),
    ...metadata(chunk, "callProviderMetadata"),
    ...fields,
  } as MessagePart;
  const open: Omit<OpenPart, "part"> = { kind: "tool", id: chunk.toolCallId as string };
  return before ? withParts(emission, parts.with(at, part)) : push(emission, part, open);
}

function outcome(emission: Emission, chunk: CheckedChunk, fields: Partial<CallPart>): Applied {
  const at = findCall(emission.message.parts, chunk.toolCallId);
  const before = emission.message.parts[at];
  if (!before) return unreadable(`${chunk.type}: toolCallId ${quote(chunk.toolCallId)} was not asked for`);
  const { preliminary: _, output: __, errorText: ___, ...rest } = before as CallPart;
  const part = {
    ...rest,
    input: rest.input ?? {},
    ...(chunk.preliminary === true && { preliminary: true }),
    ...metadata(chunk, "resultProviderMetadata"),
    ...fields,
  } as MessagePart;
  return withParts(emission, emission.message.parts.with(at, part));
}

function data(emission: Emission, chunk: CheckedChunk): Emission {
  if (chunk.transient === true) return emission;
  const at = emission.message.parts.findIndex(
    (part) => part.type === chunk.type && chunk.id !== undefined && "id" in part && part.id === chunk.id,
  );
  const part = { ...chunk } as MessagePart;
  return at < 0 ? push(emission, part) : withParts(emission, emission.message.parts.with(at, part));
}
