import { isBusy } from "./phases";
import type { TurnOptions } from "./turnApi";
import type { TurnEvent, TurnState } from "./types";

/** Tells the app what an event came to. */
export function report(
  { onMessage, onAction, onError }: Pick<TurnOptions, "onMessage" | "onAction" | "onError">,
  event: TurnEvent,
  before: TurnState,
  state: TurnState,
): void {
  if (event.type === "message_sent" || event.type === "message_edited") call(onMessage, event.message);
  if (event.type === "action_finished") {
    const record = state.actions.findLast((one) => one.toolCallId === event.toolCallId);
    if (record) call(onAction, record);
  }
  if (state.error && state.error !== before.error && event.type !== "restored") call(onError, state.error);
  const last = state.messages.at(-1);
  const isOver = isBusy(before) && !isBusy(state) && event.type !== "cleared" && event.type !== "restored";
  if (isOver && last?.role === "assistant") call(onMessage, last);
}

/** Calls back the app; what it throws is reported as uncaught and does not break the turn. */
function call<T>(callback: ((value: T) => void) | undefined, value: T): void {
  try {
    callback?.(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
