import type { ChatMessage, MessagePart } from "../protocol";
import { finishAction, finishTool, moveAction, settleAction } from "./actionEvents";
import { rewind } from "./closeTurn";
import { editMessage, upTo } from "./editMessage";
import { endEmission, receiveAgain, receiveChunk, requestEmission } from "./emissionEvents";
import { initialTurn } from "./initialTurn";
import { begin, closed, end, fail, isBusy } from "./phases";
import { restoreTurn } from "./restoreTurn";
import { withError, withOutput } from "./toolParts";
import type { TurnEvent, TurnState } from "./types";

/** Tells what a turn is after something happened to it; the same reference when that changes nothing. */
export function turnReducer(state: TurnState, event: TurnEvent): TurnState {
  // What a turn that is over had still to say comes too late.
  if (!isBusy(state) && !FROM_OUTSIDE.has(event.type)) return state;
  switch (event.type) {
    case "message_sent":
      return send(closed(state), event.message);
    case "message_edited":
      return editMessage(state, event.messageId, event.message);
    case "emission_requested":
      return requestEmission(state, event.messageId, event.at);
    case "chunk_received":
      return receiveChunk(state, event.chunk);
    case "connection_lost":
      return state.connection === event.connection ? state : { ...state, connection: event.connection };
    case "emission_again":
      return receiveAgain(state, event.keep);
    case "emission_received":
      return endEmission(state);
    case "actions_asked":
      return event.actions.length === 0 ? state : { ...state, actions: [...state.actions, ...event.actions] };
    case "approval_asked":
      return moveAction(state, event.toolCallId, ["pending"], { state: "waiting" }, "waiting");
    case "approval_given":
      return moveAction(state, event.toolCallId, ["waiting"], { state: "pending" }, "acting");
    case "action_started":
      return moveAction(state, event.toolCallId, ["pending"], { state: "doing" }, "acting");
    case "action_finished":
      return finishAction(state, event.toolCallId, event.result);
    case "action_settled":
      return settleAction(state, event.toolCallId, event.result);
    case "tool_started":
      return { ...state, tool: event.toolCallId };
    case "tool_finished":
      return finishTool(state, event.toolCallId, (part) => withOutput(part, event.output));
    case "tool_failed":
      return finishTool(state, event.toolCallId, (part) => withError(part, event.errorText));
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

const FROM_OUTSIDE = new Set<TurnEvent["type"]>([
  "message_sent",
  "message_edited",
  "action_settled",
  "retried",
  "cleared",
  "restored",
]);

function send(state: TurnState, message: ChatMessage): TurnState {
  return begin(state, { messages: [...state.messages, message], step: 0 });
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
  // What ended well is asked for anew; what was broken off goes on, and so does what a limit of ours had the user asked about.
  if (before.ended === "asked") return begin(before, { ...rewind(before), step: 0 });
  if (before.ended !== "done") return begin(before, rewind(before));
  const asked = before.messages.findLastIndex((message) => message.role === "user") + 1;
  return begin(before, { ...upTo(before, asked), step: 0 });
}
