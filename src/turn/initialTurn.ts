import type { TurnState } from "./types";

/** A conversation in which nothing was said. */
export function initialTurn(id: string): TurnState {
  return {
    id,
    messages: [],
    status: "ready",
    actions: [],
    error: null,
    step: 0,
    ended: null,
    emission: null,
    connection: "ok",
    tool: null,
  };
}
