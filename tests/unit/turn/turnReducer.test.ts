import { describe, expect, it } from "vitest";
import type { ActionCommand } from "../../../src/protocol";
import { type ActionRecord, initialTurn, type TurnEvent, type TurnState, turnReducer } from "../../../src/turn";
import { CUT_SHORT, NOT_RUN } from "../../../src/turn/toolParts";
import { done, refused } from "./fakes";

const start = initialTurn("chat");
const tell = (events: TurnEvent[], from: TurnState = start) => events.reduce(turnReducer, from);

const sent: TurnEvent = {
  type: "message_sent",
  message: { id: "u1", role: "user", parts: [{ type: "text", text: "Buy it" }] },
};
const requested: TurnEvent = { type: "emission_requested", messageId: "a1" };
const chunk = (value: unknown): TurnEvent => ({ type: "chunk_received", chunk: value });
const text = (words: string, id = "t"): TurnEvent[] => [
  chunk({ type: "text-start", id }),
  chunk({ type: "text-delta", id, delta: words }),
];
const asked = (toolCallId: string, toolName = "click", input: unknown = { id: 1 }) =>
  chunk({ type: "tool-input-available", toolCallId, toolName, input });
const record = (toolCallId: string, action: ActionCommand = { type: "click", id: 1 }): ActionRecord => ({
  toolCallId,
  messageId: "a1",
  action,
  state: "pending",
});
const received: TurnEvent = { type: "emission_received" };
const actions = (...ids: string[]): TurnEvent => ({ type: "actions_asked", actions: ids.map((id) => record(id)) });
const started = (toolCallId: string): TurnEvent => ({ type: "action_started", toolCallId });
const finished = (toolCallId: string, result = done()): TurnEvent => ({ type: "action_finished", toolCallId, result });
const failed: TurnEvent = { type: "failed", error: { message: "Network", retryable: true } };

/** Two actions of one emission asked, the first being done. */
const acting = [
  sent,
  requested,
  ...text("I will."),
  asked("c1"),
  asked("c2"),
  received,
  actions("c1", "c2"),
  started("c1"),
];

describe("the status tells what the turn waits for", () => {
  it.each<[string, TurnEvent[], Partial<TurnState>]>([
    ["a message was sent", [sent], { status: "submitted", step: 0 }],
    ["the agent was asked", [sent, requested], { status: "submitted", step: 1 }],
    [
      "the stream began, with no word yet",
      [sent, requested, chunk({ type: "start" }), chunk({ type: "start-step" })],
      { status: "submitted" },
    ],
    ["the first word came", [sent, requested, ...text("Hi")], { status: "streaming" }],
    ["an action was asked for", [sent, requested, asked("c1"), received], { status: "acting" }],
    ["an action is done", acting, { status: "acting" }],
    [
      "an action waits for approval",
      [...acting, finished("c1"), { type: "approval_asked", toolCallId: "c2" }],
      { status: "waiting" },
    ],
    [
      "it was approved",
      [
        ...acting,
        finished("c1"),
        { type: "approval_asked", toolCallId: "c2" },
        { type: "approval_given", toolCallId: "c2", approved: true },
      ],
      { status: "acting" },
    ],
    [
      "the next emission was asked for",
      [...acting, finished("c1"), finished("c2"), requested],
      { status: "submitted", step: 2 },
    ],
    [
      "the agent has no more to do",
      [sent, requested, ...text("Done."), received, { type: "turn_ended" }],
      { status: "ready", ended: "done" },
    ],
    ["it was stopped", [...acting, { type: "stopped" }], { status: "ready", ended: "stopped" }],
    [
      "it failed",
      [...acting, failed],
      { status: "error", ended: "failed", error: { message: "Network", retryable: true } },
    ],
    ["it was asked again", [...acting, failed, { type: "retried" }], { status: "submitted", ended: null, error: null }],
    [
      "the next message was sent after an error",
      [...acting, failed, sent],
      { status: "submitted", step: 0, error: null },
    ],
    [
      "a question ends it",
      [...acting, { type: "question_asked", messageId: "q", text: "Go on?" }],
      { status: "ready", ended: "asked" },
    ],
  ])("%s", (_, events, expected) => {
    expect(tell(events)).toMatchObject(expected);
  });
});

describe("what was received stays", () => {
  it("text before an error", () => {
    const state = tell([sent, requested, ...text("Half a sen"), failed]);
    expect(state.messages.at(-1)).toEqual({
      id: "a1",
      role: "assistant",
      parts: [{ type: "text", text: "Half a sen", state: "done" }],
    });
  });

  it("text before an event that cannot be read", () => {
    const state = tell([sent, requested, ...text("Half"), chunk({ type: "text-delta", id: "t" })]);
    expect(state).toMatchObject({
      status: "error",
      error: { message: expect.stringContaining("text-delta: delta"), retryable: true },
    });
    expect(state.messages.at(-1)?.parts).toEqual([{ type: "text", text: "Half", state: "done" }]);
  });

  it("but no answer that says nothing", () => {
    expect(tell([sent, requested, chunk({ type: "start-step" }), { type: "stopped" }]).messages).toHaveLength(1);
    const state = tell([sent, requested, chunk({ type: "text-start", id: "t" }), failed]);
    expect(state.messages).toHaveLength(1);
  });
});

describe("what has no outcome at the end gets one", () => {
  const outputs = (state: TurnState) => state.messages.at(-1)?.parts.filter((part) => part.type.startsWith("tool-"));

  it("an action that was being done may have happened; one that was not begun was not run", () => {
    const state = tell([...acting, { type: "stopped" }]);
    expect(outputs(state)).toMatchObject([
      { state: "output-available", output: { status: "refused", code: "aborted", message: CUT_SHORT } },
      { state: "output-available", output: { status: "refused", code: "aborted", message: NOT_RUN } },
    ]);
    expect(state.actions).toMatchObject([
      { state: "refused", result: { code: "aborted", message: CUT_SHORT } },
      { state: "refused", result: { code: "aborted", message: NOT_RUN } },
    ]);
  });

  it("what turns out to have been done all the same is told so; what was not begun stays so", () => {
    const settled = (toolCallId: string): TurnEvent => ({ type: "action_settled", toolCallId, result: done() });
    const state = tell([...acting, { type: "stopped" }, settled("c1"), settled("c2")]);
    expect(outputs(state)).toMatchObject([{ output: { status: "done" } }, { output: { message: NOT_RUN } }]);
    expect(state.actions).toMatchObject([{ state: "done" }, { state: "refused" }]);
    expect(state.status).toBe("ready");
    expect(turnReducer(state, settled("c1"))).toBe(state);
  });

  it("an action that waits for approval", () => {
    const state = tell([...acting, finished("c1"), { type: "approval_asked", toolCallId: "c2" }, { type: "stopped" }]);
    expect(state.actions).toMatchObject([{ state: "done" }, { state: "refused", result: { message: NOT_RUN } }]);
  });

  it("another tool, as an error", () => {
    const state = tell([sent, requested, asked("c1", "lookup", { q: "x" }), received, failed]);
    expect(outputs(state)).toEqual([
      { type: "tool-lookup", toolCallId: "c1", state: "output-error", input: { q: "x" }, errorText: NOT_RUN },
    ]);
  });

  it("a call that was cut off while it was written", () => {
    const begun = chunk({ type: "tool-input-start", toolCallId: "c1", toolName: "click" });
    expect(outputs(tell([sent, requested, begun, { type: "stopped" }]))).toEqual([
      { type: "tool-click", toolCallId: "c1", state: "output-error", input: {}, errorText: NOT_RUN },
    ]);
  });

  it("but not what the model's provider runs", () => {
    const call = chunk({
      type: "tool-input-available",
      toolCallId: "c1",
      toolName: "search",
      input: {},
      providerExecuted: true,
    });
    expect(outputs(tell([sent, requested, call, received, { type: "turn_ended" }]))).toMatchObject([
      { state: "input-available" },
    ]);
  });
});

describe("a turn is one answer", () => {
  it("which goes on with each emission", () => {
    const state = tell([
      ...acting,
      finished("c1"),
      finished("c2", refused()),
      { type: "emission_requested", messageId: "other" },
      chunk({ type: "start", messageId: "third" }),
      chunk({ type: "start-step" }),
      ...text("Done.", "t2"),
      received,
      { type: "turn_ended" },
    ]);
    expect(state.messages.map(({ id, role }) => [id, role])).toEqual([
      ["u1", "user"],
      ["a1", "assistant"],
    ]);
    expect(state.messages.at(-1)?.parts).toMatchObject([
      { type: "text", text: "I will.", state: "done" },
      { type: "tool-click", toolCallId: "c1", output: { status: "done" } },
      { type: "tool-click", toolCallId: "c2", output: { status: "refused", code: "gone" } },
      { type: "step-start" },
      { type: "text", text: "Done.", state: "done" },
    ]);
  });

  it("and a server's name for it counts, unless it is taken", () => {
    const named = (messageId: string) =>
      tell([sent, requested, chunk({ type: "start", messageId }), ...text("Hi")]).messages.at(-1)?.id;
    expect(named("srv")).toBe("srv");
    expect(named("u1")).toBe("a1");
  });
});

describe("asking again", () => {
  const again = (events: TurnEvent[]) => tell([...events, { type: "retried" }]);

  it.each<[string, TurnEvent[], unknown[]]>([
    ["after an error before any action, forgets the half answer", [sent, requested, ...text("Half"), failed], ["u1"]],
    ["after an error with nothing received", [sent, requested, failed], ["u1"]],
    [
      "after an answer, asks anew",
      [...acting, finished("c1"), finished("c2"), requested, ...text("ok", "t2"), received, { type: "turn_ended" }],
      ["u1"],
    ],
    [
      "after actions, goes on",
      [...acting, finished("c1"), finished("c2"), requested, ...text("Ha", "t2"), failed],
      ["u1", "a1"],
    ],
  ])("%s", (_, events, ids) => {
    expect(again(events).messages.map((message) => message.id)).toEqual(ids);
  });

  it("keeps what was done and forgets what was not begun", () => {
    const state = again([...acting, finished("c1"), { type: "stopped" }]);
    expect(state.messages.at(-1)?.parts.map((part) => part.type)).toEqual(["text", "tool-click"]);
    expect(state.actions.map((one) => one.toolCallId)).toEqual(["c1"]);
    expect(state.step).toBe(1);
  });

  it("keeps what may have happened", () => {
    const state = again([...acting, { type: "stopped" }]);
    expect(state.messages.at(-1)?.parts.at(-1)).toMatchObject({ toolCallId: "c1", output: { message: CUT_SHORT } });
  });

  it("does nothing in an empty conversation", () => {
    expect(tell([{ type: "retried" }])).toBe(start);
  });
});

describe("nothing changes, and the reference stays, when", () => {
  it.each<[string, TurnEvent[], TurnEvent]>([
    ["a stop comes while nothing runs", [], { type: "stopped" }],
    ["a chunk comes late", [sent], chunk({ type: "text-start", id: "t" })],
    ["a chunk is of an unknown kind", [sent, requested], chunk({ type: "new" })],
    ["an emission ends that was not asked for", [sent], received],
    ["no action was asked for", [sent], actions()],
    ["an unknown action starts", acting, started("zz")],
    ["an action starts twice", acting, started("c1")],
    ["an action finishes twice", [...acting, finished("c1")], finished("c1", refused())],
    ["approval is given unasked", acting, { type: "approval_given", toolCallId: "c2", approved: true }],
    ["approval is asked for what is being done", acting, { type: "approval_asked", toolCallId: "c1" }],
    ["a tool answers twice", [...acting, finished("c1")], { type: "tool_finished", toolCallId: "c1", output: 1 }],
    ["an unknown tool fails", acting, { type: "tool_failed", toolCallId: "zz", errorText: "x" }],
  ])("%s", (_, events, last) => {
    const before = tell(events);
    expect(turnReducer(before, last)).toBe(before);
  });
});

describe("a cleared conversation", () => {
  it("is a new one", () => {
    expect(tell([...acting, { type: "cleared", id: "next" }])).toEqual(initialTurn("next"));
  });
});

describe("a question of LeFlux's own", () => {
  it("stands in the answer as a step of its own", () => {
    const state = tell([
      ...acting,
      finished("c1"),
      finished("c2"),
      { type: "question_asked", messageId: "q", text: "Go on?" },
    ]);
    expect(state.messages.at(-1)?.parts.slice(-2)).toEqual([
      { type: "step-start" },
      { type: "text", text: "Go on?", state: "done" },
    ]);
  });

  it("or is an answer when there is none", () => {
    const state = tell([sent, { type: "question_asked", messageId: "q", text: "Go on?" }]);
    expect(state.messages.at(-1)).toMatchObject({ id: "q", role: "assistant" });
  });
});
