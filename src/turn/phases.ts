import { closeOpenCalls } from "./closeTurn";
import type { TurnError, TurnState } from "./types";

/** Whether a turn runs. */
export function isBusy(state: Pick<TurnState, "status">): boolean {
  return state.status !== "ready" && state.status !== "error";
}

/** The state with nothing left open in it. */
export function closed(state: TurnState): TurnState {
  return { ...state, ...closeOpenCalls(state), emission: null, connection: "ok", tool: null };
}

export function begin(state: TurnState, change: Partial<TurnState>): TurnState {
  return { ...state, status: "submitted", error: null, ended: null, emission: null, ...change };
}

export function end(state: TurnState, ended: TurnState["ended"]): TurnState {
  return { ...state, status: "ready", error: null, ended };
}

export function fail(state: TurnState, error: TurnError): TurnState {
  return { ...closed(state), status: "error", error, ended: "failed" };
}
