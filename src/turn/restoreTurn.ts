import type { ActionResult, ChatMessage, MessagePart } from "../protocol";
import { closeOpenCalls, rewind } from "./closeTurn";
import { initialTurn } from "./initialTurn";
import { isCall } from "./toolParts";
import type { ActionRecord, Interruption, SavedTurn, TurnState } from "./types";

type Refused = Extract<ActionResult, { status: "refused" }>;

/**
 * The turn as it goes on where the page is now. The one action that was being done gets its result: that it led here; those after it were
 * meant for the page before. Without an interruption what was open is closed as stopped.
 */
export function restoreTurn(saved: SavedTurn, interruption: Interruption | null): TurnState {
  const state: TurnState = { ...initialTurn(saved.id), ...saved };
  const isBusy = saved.status !== "ready" && saved.status !== "error";
  if (!interruption) {
    const closed = { ...state, ...closeOpenCalls(state) };
    return isBusy ? { ...closed, status: "ready", ended: "stopped" } : closed;
  }
  const arrived = interruption.navigated ? withArrival(state, interruption.url) : state;
  const closed = { ...arrived, ...closeOpenCalls(arrived, (record) => interrupted(record, interruption)) };
  return { ...closed, ...rewind(closed), status: "submitted", error: null, ended: null };
}

function interrupted(record: ActionRecord | undefined, { url, navigated }: Interruption): Refused {
  // An ability of the app's own has no record: whether it had begun is not known.
  if (!record || record.state === "doing")
    return refused("aborted", "Interrupted while it was being done: it may have happened all the same.");
  if (!navigated) return refused("aborted", "Not done: the turn was interrupted before it.");
  return refused("stale", `Not done: the page navigated to ${url} before it. Its ids are those of the page before.`);
}

function refused(code: Refused["code"], message: string): Refused {
  return { status: "refused", code, message };
}

/** The action that the page was left by, as done: the one that was being done, or had just been, when another document came. */
function withArrival(state: TurnState, url: string): TurnState {
  const at = state.actions.findLastIndex(
    (record) => record.state === "doing" || (record.result?.status === "done" && record.result.effect.navigating),
  );
  const record = state.actions[at];
  if (!record || record.messageId !== state.messages.at(-1)?.id) return state;
  // Only the last thing that happened can be what led here.
  if (record.state !== "doing" && state.actions.slice(at + 1).some((later) => later.state === "done")) return state;
  const before = record.result?.status === "done" ? record.result.effect : {};
  const result: ActionResult = { status: "done", effect: { ...before, changed: true, url, navigating: true } };
  const message = state.messages.at(-1) as ChatMessage;
  const part = message.parts.findLastIndex((one) => isCall(one) && one.toolCallId === record.toolCallId);
  if (part < 0) return state;
  const answered = { ...message.parts[part], state: "output-available", output: result } as MessagePart;
  return {
    ...state,
    messages: state.messages.with(-1, { ...message, parts: message.parts.with(part, answered) }),
    actions: state.actions.with(at, { ...record, state: "done", result }),
  };
}
