import { type ActionResult, type ChatMessage, isWireAction, type MessagePart } from "../protocol";
import {
  type CallPart,
  CUT_SHORT,
  callName,
  hasOutcome,
  isCall,
  isNeverRun,
  isOpenCall,
  NOT_RUN,
  withRefusal,
} from "./toolParts";
import type { ActionRecord, TurnState } from "./types";

type Refused = Extract<ActionResult, { status: "refused" }>;

/** Texts that are over, and none that are empty: some models' providers refuse a history with those. */
export function finishParts(parts: MessagePart[]): MessagePart[] {
  const finished = parts
    .filter((part) => !isText(part) || part.text !== "" || part.providerMetadata !== undefined)
    .map((part) => (isText(part) && part.state === "streaming" ? { ...part, state: "done" as const } : part));
  return finished.length === parts.length && finished.every((part, at) => part === parts[at]) ? parts : finished;
}

const isText = (part: MessagePart) => part.type === "text" || part.type === "reasoning";

/** Whether a message has anything in it that a person or the agent would miss. */
export function saysSomething(message: ChatMessage): boolean {
  return message.parts.some((part) => part.type !== "step-start");
}

type Refuse = (record: ActionRecord | undefined, part?: CallPart) => Refused;

/**
 * The state with every call answered that nobody will answer any more, so that the history is one that a model takes. `refuse` may say more
 * about a call than the default does.
 */
export function closeOpenCalls(state: TurnState, refuse: Refuse = refusalIn(state)) {
  const recordOf = (message: ChatMessage, part: CallPart) =>
    state.actions.findLast((record) => record.messageId === message.id && record.toolCallId === part.toolCallId);
  const messages = state.messages.map((message) => {
    if (!message.parts.some((part) => isOpenCall(part) || (isText(part) && part.state === "streaming"))) return message;
    const closed = message.parts.map((part) =>
      isOpenCall(part) ? withRefusal(part, refuse(recordOf(message, part), part)) : part,
    );
    return { ...message, parts: finishParts(closed) };
  });
  const actions = state.actions.map((record) =>
    record.state === "done" || record.state === "refused"
      ? record
      : { ...record, state: "refused" as const, result: refuse(record) },
  );
  return { messages: messages.filter((message) => message.role === "user" || saysSomething(message)), actions };
}

function refusalIn({ emission, tool }: TurnState): Refuse {
  const hasBegun = (record: ActionRecord | undefined, part: CallPart | undefined) => {
    if (record) return record.state === "doing";
    if (!part || part.state === "input-streaming" || isWireAction(callName(part))) return false;
    // While an answer arrives, what is no action of ours may be the server's, and running there.
    return emission !== null || part.toolCallId === tool;
  };
  return (record, part) => ({
    status: "refused",
    code: "aborted",
    message: hasBegun(record, part) ? CUT_SHORT : NOT_RUN,
  });
}

/**
 * The state without what came after the last thing that was really done in this turn: from there the agent is asked again, and does nothing
 * twice. Without any such thing the whole answer goes, and the user's message is asked again.
 */
export function rewind(state: TurnState): Pick<TurnState, "messages" | "actions"> {
  const last = state.messages.at(-1);
  if (last?.role !== "assistant") return { messages: state.messages, actions: state.actions };
  const kept = last.parts.findLastIndex((part) => isCall(part) && hasOutcome(part) && !isNeverRun(part)) + 1;
  if (kept === last.parts.length) return { messages: state.messages, actions: state.actions };
  // Calls of one step that were never run go too, wherever they stand.
  const parts = last.parts.slice(0, kept).filter((part) => !isCall(part) || !isNeverRun(part));
  const ids = new Set(parts.filter(isCall).map((part) => part.toolCallId));
  return {
    messages: [...state.messages.slice(0, -1), ...(kept > 0 ? [{ ...last, parts }] : [])],
    actions: state.actions.filter((record) => record.messageId !== last.id || ids.has(record.toolCallId)),
  };
}
