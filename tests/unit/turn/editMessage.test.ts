import { expect, test } from "vitest";
import type { ChatMessage } from "../../../src/protocol";
import { initialTurn } from "../../../src/turn/initialTurn";
import { turnReducer } from "../../../src/turn/turnReducer";
import type { ActionRecord, TurnState } from "../../../src/turn/types";

const message = (id: string, role: "user" | "assistant"): ChatMessage => ({
  id,
  role,
  parts: [{ type: "text", text: id, state: "done" }],
});
const record = (messageId: string): ActionRecord => ({
  toolCallId: `call of ${messageId}`,
  messageId,
  action: { type: "scroll" },
  state: "done",
  result: { status: "done", effect: { changed: true } },
});
const state: TurnState = {
  ...initialTurn("t"),
  messages: [message("u1", "user"), message("a1", "assistant"), message("u2", "user"), message("a2", "assistant")],
  actions: [record("a1"), record("a2")],
  step: 3,
  ended: "done",
};
const edited = (messageId: string) =>
  turnReducer(state, { type: "message_edited", messageId, message: message("new", "user") });

test.each([
  ["the first", "u1", ["new"], []],
  ["a later one", "u2", ["u1", "a1", "new"], ["a1"]],
  ["one that is not there", "?", ["u1", "a1", "u2", "a2", "new"], ["a1", "a2"]],
])("%s of the user's messages said otherwise cuts the conversation there and asks anew", (_, id, messages, actions) => {
  const next = edited(id);
  expect(next.messages.map((one) => one.id)).toEqual(messages);
  expect(next.actions.map((one) => one.messageId)).toEqual(actions);
  expect([next.status, next.step, next.ended]).toEqual(["submitted", 0, null]);
});

test("an answer carries when it was begun, where the time is told", () => {
  const begun = turnReducer(edited("u1"), { type: "emission_requested", messageId: "a", at: 5 });
  expect(begun.emission?.message.metadata).toEqual({ createdAt: 5 });
  const untold = turnReducer(edited("u1"), { type: "emission_requested", messageId: "a" });
  expect(untold.emission?.message).not.toHaveProperty("metadata");
});
