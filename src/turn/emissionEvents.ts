import type { ChatMessage, MessagePart } from "../protocol";
import { applyChunk } from "./applyChunk";
import { finishParts, saysSomething } from "./closeTurn";
import { fail } from "./phases";
import { CUT_SHORT, isOpenCall, withError } from "./toolParts";
import type { Emission, TurnState } from "./types";

export function requestEmission(state: TurnState, messageId: string, at?: number): TurnState {
  const last = state.messages.at(-1);
  const message: ChatMessage =
    last?.role === "assistant"
      ? last
      : { id: messageId, role: "assistant", parts: [], ...(at !== undefined && { metadata: { createdAt: at } }) };
  return {
    ...state,
    status: "submitted",
    step: state.step + 1,
    emission: { message, from: message.parts.length, open: [] },
  };
}

export function receiveChunk(state: TurnState, chunk: unknown): TurnState {
  if (!state.emission) return state;
  if (state.connection !== "ok") return receiveChunk({ ...state, connection: "ok" }, chunk);
  const applied = applyChunk(state.emission, chunk);
  if ("error" in applied) {
    const { error: message, code } = applied;
    return fail(state, { message, retryable: true, ...(code && { code }) });
  }
  if (applied === state.emission) return state;
  const emission = withUniqueId(state, applied);
  if (!saysSomething({ ...emission.message, parts: emission.message.parts.slice(emission.from) }))
    return { ...state, emission };
  return { ...state, emission, messages: withMessage(state.messages, emission.message), status: "streaming" };
}

/** Goes back to the first `keep` parts of the answer. A tool of the server's among them may have run: it is not called again unseen. */
export function receiveAgain(state: TurnState, keep: number): TurnState {
  if (!state.emission) return state;
  const { message } = state.emission;
  const parts = message.parts.slice(0, keep).map((part) => (isOpenCall(part) ? withError(part, CUT_SHORT) : part));
  const kept = { ...message, parts: finishParts(parts) };
  const messages =
    kept.parts.length > 0 && saysSomething(kept)
      ? withMessage(state.messages, kept)
      : state.messages.filter((one) => one.id !== kept.id);
  return { ...state, messages, status: "submitted", emission: { message: kept, from: kept.parts.length, open: [] } };
}

export function endEmission(state: TurnState): TurnState {
  if (!state.emission) return state;
  const last = state.messages.at(-1);
  const parts = last?.role === "assistant" ? finishParts(last.parts) : undefined;
  const messages = last && parts && parts !== last.parts ? state.messages.with(-1, { ...last, parts }) : state.messages;
  const status = parts?.some((part: MessagePart) => isOpenCall(part)) ? "acting" : state.status;
  return { ...state, messages, emission: null, connection: "ok", status };
}

/** A server may name its answer, but not after a message that is there already. */
function withUniqueId(state: TurnState, emission: Emission): Emission {
  const before = state.emission?.message.id ?? emission.message.id;
  if (emission.message.id === before || !state.messages.some((message) => message.id === emission.message.id))
    return emission;
  return { ...emission, message: { ...emission.message, id: before } };
}

function withMessage(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  return messages.at(-1)?.id === message.id ? messages.with(-1, message) : [...messages, message];
}
