import { describe, expect, it } from "vitest";
import { type ActionRecord, type Interruption, initialTurn, type TurnState, turnReducer } from "../../../src/turn";
import { done } from "./fakes";

const moved: Interruption = { url: "https://shop.test/cart", navigated: true };
const stayed: Interruption = { url: "https://shop.test/", navigated: false };

/** A turn of one emission with three calls, which stood like this when the page was left. */
function left(states: ActionRecord["state"][], fields: Partial<TurnState> = {}, navigating = false): TurnState {
  const result = (state: string) => (state === "done" ? { result: done(navigating ? { navigating } : {}) } : {});
  return {
    ...initialTurn("chat"),
    status: "acting",
    step: 3,
    messages: [
      { id: "u", role: "user", parts: [{ type: "text", text: "Go" }] },
      {
        id: "a",
        role: "assistant",
        parts: states.map((state, at) => ({
          type: "tool-click",
          toolCallId: `c${at}`,
          state: state === "done" ? "output-available" : "input-available",
          input: { id: at + 1 },
          ...(state === "done" && { output: result(state).result }),
        })),
      },
    ],
    actions: states.map((state, at) => ({
      toolCallId: `c${at}`,
      messageId: "a",
      action: { type: "click", id: at + 1 },
      state,
      ...result(state),
    })),
    ...fields,
  };
}

const restore = (state: TurnState, interruption: Interruption | null) =>
  turnReducer(initialTurn("other"), { type: "restored", state, interruption });
const outputs = (state: TurnState) =>
  state.messages.at(-1)?.parts.map((part) => ("output" in part ? part.output : undefined));

describe("a turn that was left in the middle", () => {
  it("takes the action that was being done as done by the navigation, and no other", () => {
    const state = restore(left(["done", "doing", "pending"]), moved);
    expect(state).toMatchObject({ id: "chat", status: "submitted", step: 3, ended: null });
    expect(state.actions.map((one) => one.state)).toEqual(["done", "done", "refused"]);
    expect(outputs(state)).toEqual([
      done(),
      { status: "done", effect: { changed: true, url: moved.url, navigating: true } },
      { status: "refused", code: "stale", message: expect.stringContaining(moved.url) },
    ]);
    expect(state.actions.map((one) => one.result)).toEqual(outputs(state));
  });

  it("tells where an action led that had its result just before", () => {
    const state = restore(left(["done"], {}, true), moved);
    expect(outputs(state)).toEqual([{ status: "done", effect: { changed: true, url: moved.url, navigating: true } }]);
  });

  it("does not take what waits for approval as done", () => {
    const state = restore(left(["waiting"], { status: "waiting" }), moved);
    expect(outputs(state)).toMatchObject([{ status: "refused", code: "stale" }]);
  });

  it("without another document says that the action was interrupted", () => {
    const state = restore(left(["doing", "pending"]), stayed);
    expect(outputs(state)).toMatchObject([
      { status: "refused", code: "aborted", message: expect.stringContaining("may have happened") },
      { status: "refused", code: "aborted", message: expect.stringContaining("Not done") },
    ]);
    expect(state.status).toBe("submitted");
  });

  it("asks again for an answer that was being written", () => {
    const before = left([], { status: "streaming" });
    const messages = before.messages.with(-1, {
      id: "a",
      role: "assistant",
      parts: [{ type: "text", text: "Hal", state: "streaming" }],
    });
    const state = restore({ ...before, messages }, moved);
    expect(state.messages.map((message) => message.id)).toEqual(["u"]);
    expect(state.status).toBe("submitted");
  });

  it("tells the agent of an app's own ability that it was interrupted", () => {
    const before = left([]);
    const messages = before.messages.with(-1, {
      id: "a",
      role: "assistant",
      parts: [{ type: "tool-own", toolCallId: "t", state: "input-available", input: {} }],
    });
    expect(restore({ ...before, messages }, moved).messages.at(-1)?.parts).toMatchObject([
      { state: "output-error", errorText: expect.stringContaining("may have happened") },
    ]);
  });
});

describe("a conversation that is taken up without going on", () => {
  it("is as it was when it was at rest", () => {
    const state = left(["done"], { status: "ready", ended: "done" });
    expect(restore(state, null)).toEqual(state);
  });

  it("keeps an error, so that it can be tried again", () => {
    const error = { message: "Network", retryable: true };
    expect(restore(left(["done"], { status: "error", ended: "failed", error }), null)).toMatchObject({
      status: "error",
      error,
    });
  });

  it("is stopped when it was busy", () => {
    const state = restore(left(["done", "doing", "pending"]), null);
    expect(state).toMatchObject({ status: "ready", ended: "stopped" });
    expect(state.actions.map((one) => one.state)).toEqual(["done", "refused", "refused"]);
  });
});
