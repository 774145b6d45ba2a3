import type { ActionResult, ChatMessage, MessagePart } from "../protocol";
import { applyChunk } from "./applyChunk";
import { closeOpenCalls, finishParts, rewind, saysSomething } from "./closeTurn";
import { initialTurn } from "./initialTurn";
import { restoreTurn } from "./restoreTurn";
import { type CallPart, CUT_SHORT, hasOutcome, isCall, isOpenCall, withError, withOutput } from "./toolParts";
import type { ActionRecord, Emission, TurnError, TurnEvent, TurnState } from "./types";

/** Tells what a turn is after something happened to it; the same reference when that changes nothing. */
export function turnReducer(state: TurnState, event: TurnEvent): TurnState {
  // What a turn that is over had still to say comes too late.
  if (!isBusy(state) && !FROM_OUTSIDE.has(event.type)) return state;
  switch (event.type) {
    case "message_sent":
      return send(closed(state), event.message);
    case "emission_requested":
      return request(state, event.messageId);
    case "chunk_received":
      return receive(state, event.chunk);
    case "emission_received":
      return received(state);
    case "actions_asked":
      return event.actions.length === 0 ? state : { ...state, actions: [...state.actions, ...event.actions] };
    case "approval_asked":
      return move(state, event.toolCallId, ["pending"], { state: "waiting" }, "waiting");
    case "approval_given":
      return move(state, event.toolCallId, ["waiting"], { state: "pending" }, "acting");
    case "action_started":
      return move(state, event.toolCallId, ["pending"], { state: "doing" }, "acting");
    case "action_finished":
      return finishAction(state, event.toolCallId, event.result);
    case "action_settled":
      return settleAction(state, event.toolCallId, event.result);
    case "tool_finished":
      return answer(state, event.toolCallId, (part) => withOutput(part, event.output));
    case "tool_failed":
      return answer(state, event.toolCallId, (part) => withError(part, event.errorText));
    case "question_asked":
      return end(ask(closed(state), event.messageId, event.text), "asked");
    case "turn_ended":
      return end(closed(state), "done");
    case "stopped":
      return end(closed(state), "stopped");
    case "failed":
      return fail(state, event.error);
    case "retried":
      return retry(state);
    case "cleared":
      return initialTurn(event.id);
    case "restored":
      return restoreTurn(event.state, event.interruption);
    default:
      event satisfies never;
      return state;
  }
}

const FROM_OUTSIDE = new Set<TurnEvent["type"]>(["message_sent", "action_settled", "retried", "cleared", "restored"]);

/** Whether a turn runs. */
export function isBusy(state: Pick<TurnState, "status">): boolean {
  return state.status !== "ready" && state.status !== "error";
}

/** The state with nothing left open in it. */
function closed(state: TurnState): TurnState {
  return { ...state, ...closeOpenCalls(state), emission: null };
}

function begin(state: TurnState, change: Partial<TurnState>): TurnState {
  return { ...state, status: "submitted", error: null, ended: null, emission: null, ...change };
}

function send(state: TurnState, message: ChatMessage): TurnState {
  return begin(state, { messages: [...state.messages, message], step: 0 });
}

function end(state: TurnState, ended: TurnState["ended"]): TurnState {
  return { ...state, status: "ready", error: null, ended };
}

function fail(state: TurnState, error: TurnError): TurnState {
  return { ...closed(state), status: "error", error, ended: "failed" };
}

function request(state: TurnState, messageId: string): TurnState {
  const last = state.messages.at(-1);
  const message: ChatMessage = last?.role === "assistant" ? last : { id: messageId, role: "assistant", parts: [] };
  return {
    ...state,
    status: "submitted",
    step: state.step + 1,
    emission: { message, from: message.parts.length, open: [] },
  };
}

function receive(state: TurnState, chunk: unknown): TurnState {
  if (!state.emission) return state;
  const applied = applyChunk(state.emission, chunk);
  if ("error" in applied) return fail(state, { message: applied.error, retryable: true });
  if (applied === state.emission) return state;
  const emission = withUniqueId(state, applied);
  if (!saysSomething({ ...emission.message, parts: emission.message.parts.slice(emission.from) }))
    return { ...state, emission };
  return { ...state, emission, messages: withMessage(state.messages, emission), status: "streaming" };
}

/** A server may name its answer, but not after a message that is there already. */
function withUniqueId(state: TurnState, emission: Emission): Emission {
  const before = state.emission?.message.id ?? emission.message.id;
  if (emission.message.id === before || !state.messages.some((message) => message.id === emission.message.id))
    return emission;
  return { ...emission, message: { ...emission.message, id: before } };
}

function withMessage(messages: ChatMessage[], { message }: Emission): ChatMessage[] {
  return messages.at(-1)?.id === message.id ? messages.with(-1, message) : [...messages, message];
}

function received(state: TurnState): TurnState {
  if (!state.emission) return state;
  const last = state.messages.at(-1);
  const parts = last?.role === "assistant" ? finishParts(last.parts) : undefined;
  const messages = last && parts && parts !== last.parts ? state.messages.with(-1, { ...last, parts }) : state.messages;
  return { ...state, messages, emission: null, status: parts?.some(isOpenCall) ? "acting" : state.status };
}

/** Changes the newest record with this id, when it stands where the event can come from. */
function move(
  state: TurnState,
  toolCallId: string,
  from: ActionRecord["state"][],
  change: Partial<ActionRecord>,
  status: TurnState["status"],
): TurnState {
  const at = state.actions.findLastIndex((record) => record.toolCallId === toolCallId);
  const record = state.actions[at];
  if (!record || !from.includes(record.state)) return state;
  return { ...state, status, actions: state.actions.with(at, { ...record, ...change }) };
}

function finishAction(state: TurnState, toolCallId: string, result: ActionResult): TurnState {
  const moved = move(state, toolCallId, ["pending", "waiting", "doing"], { state: result.status, result }, "acting");
  return moved === state ? state : answer(moved, toolCallId, (part) => withOutput(part, result));
}

/** Puts what really happened in the place of "stopped while it was being done". */
function settleAction(state: TurnState, toolCallId: string, result: ActionResult): TurnState {
  const at = state.actions.findLastIndex((record) => record.toolCallId === toolCallId);
  const record = state.actions[at];
  if (record?.result?.status !== "refused" || record.result.message !== CUT_SHORT) return state;
  const messages = state.messages.map((message) =>
    message.id !== record.messageId
      ? message
      : {
          ...message,
          parts: message.parts.map((part) =>
            isCall(part) && part.toolCallId === toolCallId ? withOutput(part, result) : part,
          ),
        },
  );
  return { ...state, messages, actions: state.actions.with(at, { ...record, state: result.status, result }) };
}

function answer(state: TurnState, toolCallId: string, outcome: (part: CallPart) => MessagePart): TurnState {
  const last = state.messages.at(-1);
  const at = last?.parts.findLastIndex((part) => isCall(part) && part.toolCallId === toolCallId) ?? -1;
  const part = last?.parts[at];
  if (!last || !part || !isCall(part) || hasOutcome(part)) return state;
  const message = { ...last, parts: last.parts.with(at, outcome(part)) };
  return { ...state, messages: state.messages.with(-1, message) };
}

/** LeFlux's own words to the user stand in the answer as a step of their own. */
function ask(state: TurnState, messageId: string, text: string): TurnState {
  const last = state.messages.at(-1);
  const said: MessagePart[] = [{ type: "step-start" }, { type: "text", text, state: "done" }];
  if (last?.role !== "assistant")
    return { ...state, messages: [...state.messages, { id: messageId, role: "assistant", parts: said }] };
  return { ...state, messages: state.messages.with(-1, { ...last, parts: [...last.parts, ...said] }) };
}

function retry(state: TurnState): TurnState {
  const before = closed(state);
  if (before.messages.length === 0) return state;
  // What ended well is asked for anew; what was broken off goes on.
  if (before.ended !== "done" && before.ended !== "asked") return begin(before, rewind(before));
  const asked = before.messages.findLastIndex((message) => message.role === "user") + 1;
  const messages = before.messages.slice(0, asked);
  const kept = new Set(messages.map((message) => message.id));
  return begin(before, { messages, step: 0, actions: before.actions.filter((record) => kept.has(record.messageId)) });
}
