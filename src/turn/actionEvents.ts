import type { ActionResult, ChatMessage, MessagePart } from "../protocol";
import { type CallPart, CUT_SHORT, hasOutcome, isCall, withOutput } from "./toolParts";
import type { ActionRecord, TurnState } from "./types";

/** Changes the newest record with this id, when it stands where the event can come from. */
export function moveAction(
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

export function finishAction(state: TurnState, toolCallId: string, result: ActionResult): TurnState {
  const change = { state: result.status, result };
  const moved = moveAction(state, toolCallId, ["pending", "waiting", "doing"], change, "acting");
  return moved === state ? state : answerCall(moved, toolCallId, (part) => withOutput(part, result));
}

/** Puts what really happened in the place of "stopped while it was being done". */
export function settleAction(state: TurnState, toolCallId: string, result: ActionResult): TurnState {
  const at = state.actions.findLastIndex((record) => record.toolCallId === toolCallId);
  const record = state.actions[at];
  if (record?.result?.status !== "refused" || record.result.message !== CUT_SHORT) return state;
  const messages = state.messages.map((message) =>
    message.id === record.messageId ? withCall(message, toolCallId, (part) => withOutput(part, result)) : message,
  );
  return { ...state, messages, actions: state.actions.with(at, { ...record, state: result.status, result }) };
}

/** The answer of the app's own ability, or of what nobody can do. */
export function finishTool(state: TurnState, toolCallId: string, outcome: (part: CallPart) => MessagePart): TurnState {
  return answerCall(state.tool === null ? state : { ...state, tool: null }, toolCallId, outcome);
}

/** Answers a call of the last message that has no answer yet. */
function answerCall(state: TurnState, toolCallId: string, outcome: (part: CallPart) => MessagePart): TurnState {
  const last = state.messages.at(-1);
  if (!last) return state;
  const message = withCall(last, toolCallId, (part) => (hasOutcome(part) ? part : outcome(part)));
  return message === last ? state : { ...state, messages: state.messages.with(-1, message) };
}

/** The message with another part in the place of its newest call with this id; itself when that is the same one. */
function withCall(
  message: ChatMessage,
  toolCallId: string,
  change: (part: MessagePart & CallPart) => MessagePart,
): ChatMessage {
  const at = message.parts.findLastIndex((part) => isCall(part) && part.toolCallId === toolCallId);
  const part = message.parts[at];
  if (!part || !isCall(part)) return message;
  const changed = change(part);
  return changed === part ? message : { ...message, parts: message.parts.with(at, changed) };
}
