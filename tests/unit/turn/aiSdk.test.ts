import {
  convertToModelMessages,
  readUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  validateUIMessages,
} from "ai";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialTurn, type TurnEvent, type TurnState, turnReducer } from "../../../src/turn";
import { done, says, step, streamOf } from "./fakes";

const begin: TurnEvent[] = [
  { type: "message_sent", message: { id: "u1", role: "user", parts: [{ type: "text", text: "Hi" }] } },
  { type: "emission_requested", messageId: "a1" },
];
const receive = (chunks: readonly unknown[]): TurnState =>
  [...begin, ...chunks.map((chunk): TurnEvent => ({ type: "chunk_received", chunk }))].reduce(
    turnReducer,
    initialTurn("c"),
  );

/** What the SDK's own client makes of the same events, without the fields that it sets to undefined. */
async function sdkMessage(chunks: readonly unknown[]): Promise<UIMessage> {
  const stream = streamOf(chunks).stream as ReadableStream<UIMessageChunk>;
  let last: UIMessage = { id: "a1", role: "assistant", parts: [] };
  for await (const message of readUIMessageStream({ message: last, stream, terminateOnError: true })) last = message;
  return JSON.parse(JSON.stringify(last));
}

const anyChunk = (id: string, toolCallId: string) =>
  fc.constantFrom<unknown[]>(
    says("Hello", id),
    [
      { type: "reasoning-start", id },
      { type: "reasoning-delta", id, delta: "Hm" },
      { type: "reasoning-end", id },
    ],
    [
      { type: "tool-input-start", toolCallId, toolName: "click" },
      { type: "tool-input-available", toolCallId, toolName: "click", input: { id: 3 } },
    ],
    [
      { type: "tool-input-available", toolCallId, toolName: "look", input: {} },
      { type: "tool-output-available", toolCallId, output: { found: 1 } },
    ],
    [
      { type: "tool-input-available", toolCallId, toolName: "look", input: {}, dynamic: true },
      { type: "tool-output-error", toolCallId, errorText: "no" },
    ],
    [{ type: "source-url", sourceId: "s", url: "https://a.test", title: "A" }],
    [{ type: "data-x", id, data: 1 }],
    [{ type: "message-metadata", messageMetadata: { [id]: 1 } }],
    [{ type: "finish-step" }, { type: "start-step" }],
    [{ type: "unheard-of" }],
  );

describe("an answer reads as in the AI SDK's own client", () => {
  it("whatever a server streams", async () => {
    const blocks = fc
      .array(fc.nat(), { minLength: 1, maxLength: 12 })
      .chain((seeds) => fc.tuple(...seeds.map((_, at) => anyChunk(`p${at}`, `call${at}`))));
    await fc.assert(
      fc.asyncProperty(blocks, async (groups) => {
        const chunks = [
          { type: "start" },
          { type: "start-step" },
          ...groups.flat(),
          ...says("End", "end"),
          { type: "finish" },
        ];
        const expected = await sdkMessage(chunks);
        const said = receive(chunks).messages.at(-1);
        // The SDK leaves the stream's own id in reasoning parts.
        const parts = expected.parts.map((part) => (part.type === "reasoning" ? { ...part, id: undefined } : part));
        expect(JSON.parse(JSON.stringify(said))).toEqual(JSON.parse(JSON.stringify({ ...expected, parts })));
      }),
      { numRuns: 200 },
    );
  });
});

describe("a history that LeFlux sends is one that the SDK's server takes", () => {
  const asked = (toolCallId: string, toolName = "click", input: unknown = { id: 1 }) => ({
    type: "tool-input-available",
    toolCallId,
    toolName,
    input,
  });
  const next: TurnEvent = {
    type: "message_sent",
    message: { id: "u2", role: "user", parts: [{ type: "text", text: "And now?" }] },
  };
  const action = (toolCallId: string): TurnEvent => ({
    type: "actions_asked",
    actions: [{ toolCallId, messageId: "a1", action: { type: "click", id: 1 }, state: "pending" }],
  });

  it.each<[string, unknown[], TurnEvent[], string[]]>([
    [
      "after a whole answer",
      step(says("Hello")),
      [{ type: "emission_received" }, { type: "turn_ended" }],
      ["user", "assistant", "user"],
    ],
    ["after an empty text", step(says("")), [{ type: "emission_received" }, { type: "turn_ended" }], ["user", "user"]],
    ["after a stop before the first word", [], [{ type: "stopped" }], ["user", "user"]],
    [
      "after a stop in the middle of a text",
      step(says("Hello")).slice(0, 4),
      [{ type: "stopped" }],
      ["user", "assistant", "user"],
    ],
    [
      "after a stop in the middle of a call",
      [{ type: "start-step" }, { type: "tool-input-start", toolCallId: "c1", toolName: "click" }],
      [{ type: "stopped" }],
      ["user", "assistant", "tool", "user"],
    ],
    [
      "after an error between call and result",
      [...step(says("I will"), asked("c1") as never)],
      [
        { type: "emission_received" },
        action("c1"),
        { type: "action_started", toolCallId: "c1" },
        { type: "failed", error: { message: "x", retryable: true } },
      ],
      ["user", "assistant", "tool", "user"],
    ],
    [
      "after an action",
      step(asked("c1") as never),
      [
        { type: "emission_received" },
        action("c1"),
        { type: "action_finished", toolCallId: "c1", result: done() },
        { type: "question_asked", messageId: "q", text: "Go on?" },
      ],
      ["user", "assistant", "tool", "assistant", "user"],
    ],
    [
      "after a call that does not fit",
      step(asked("c1", "click", "five") as never),
      [
        { type: "emission_received" },
        { type: "tool_failed", toolCallId: "c1", errorText: "click: id" },
        { type: "stopped" },
      ],
      ["user", "assistant", "tool", "user"],
    ],
  ])("%s", async (_, chunks, events, roles) => {
    const state = [...events, next].reduce(turnReducer, receive(chunks));
    const messages = await validateUIMessages({ messages: JSON.parse(JSON.stringify(state.messages)) });
    const model = await convertToModelMessages(messages);
    expect(model.map((message) => message.role)).toEqual(roles);
    const parts = model.flatMap(({ content }): { type: string; toolCallId?: string }[] =>
      typeof content === "string" ? [] : [...content],
    );
    const ids = (type: string) => parts.filter((part) => part.type === type).map((part) => part.toolCallId);
    expect(ids("tool-result")).toEqual(ids("tool-call"));
  });
});

describe("any sequence of events, sound or not, leaves a sound state", () => {
  const id = fc.constantFrom("1", "2");
  const type = fc.constantFrom(
    ...[
      "start",
      "start-step",
      "finish-step",
      "text-start",
      "text-delta",
      "text-end",
      "reasoning-start",
      "reasoning-delta",
    ],
    ...["reasoning-end", "tool-input-start", "tool-input-delta", "tool-input-available", "tool-input-error"],
    ...["tool-output-available", "tool-output-error", "data-x", "file", "source-url", "finish", "new-kind"],
  );
  const chunk = fc.record(
    {
      type,
      id,
      toolCallId: id,
      toolName: fc.constantFrom("click", "fill", "own", "__proto__"),
      delta: fc.string({ maxLength: 4 }),
      inputTextDelta: fc.string({ maxLength: 4 }),
      input: fc.jsonValue({ maxDepth: 1 }),
      output: fc.jsonValue({ maxDepth: 1 }),
      errorText: fc.string({ maxLength: 4 }),
      data: fc.jsonValue({ maxDepth: 1 }),
      messageId: fc.constantFrom("srv", "u1", ""),
      dynamic: fc.boolean(),
      providerExecuted: fc.boolean(),
    },
    { requiredKeys: ["type"] },
  );
  const event: fc.Arbitrary<TurnEvent> = fc.oneof(
    { weight: 12, arbitrary: chunk.map((one): TurnEvent => ({ type: "chunk_received", chunk: one })) },
    { weight: 1, arbitrary: fc.anything().map((one): TurnEvent => ({ type: "chunk_received", chunk: one })) },
    fc.uuid().map((messageId): TurnEvent => ({ type: "emission_requested", messageId })),
    fc.nat(99).map(
      (n): TurnEvent => ({
        type: "message_sent",
        message: { id: `m${n}`, role: "user", parts: [{ type: "text", text: "x" }] },
      }),
    ),
    fc.constant<TurnEvent>({ type: "emission_received" }),
    fc.constant<TurnEvent>({ type: "retried" }),
    fc.constant<TurnEvent>({ type: "stopped" }),
    fc.constant<TurnEvent>({ type: "turn_ended" }),
    id.map(
      (toolCallId): TurnEvent => ({
        type: "actions_asked",
        actions: [{ toolCallId, messageId: "a1", action: { type: "click", id: 1 }, state: "pending" }],
      }),
    ),
    id.map((toolCallId): TurnEvent => ({ type: "action_started", toolCallId })),
    id.map((toolCallId): TurnEvent => ({ type: "action_finished", toolCallId, result: done() })),
    id.map((toolCallId): TurnEvent => ({ type: "tool_started", toolCallId })),
    id.map((toolCallId): TurnEvent => ({ type: "tool_finished", toolCallId, output: 1 })),
    fc
      .constantFrom("offline" as const, "retrying" as const)
      .map((connection): TurnEvent => ({ type: "connection_lost", connection })),
    fc.nat(6).map((keep): TurnEvent => ({ type: "emission_again", keep })),
  );

  it("holds its invariants", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = [...begin].reduce(turnReducer, initialTurn("c"));
        for (const one of events) {
          const before = JSON.stringify(state);
          const after = turnReducer(state, one);
          expect(JSON.stringify(state)).toBe(before);
          state = after;
          const ids = state.messages.filter((message) => message.role === "assistant").map((message) => message.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(state.status === "error").toBe(state.error !== null);
          expect(state.connection === "ok" || (state.status !== "ready" && state.status !== "error")).toBe(true);
          expect(state.ended === null || state.status === "ready" || state.status === "error").toBe(true);
          if (state.status === "ready" || state.status === "error") expectNothingOpen(state);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("and at its end a history that a model takes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const state = [...begin, ...events, { type: "stopped" } as const].reduce(turnReducer, initialTurn("c"));
        const model = await convertToModelMessages(JSON.parse(JSON.stringify(state.messages)));
        for (const [at, message] of model.entries()) {
          if (message.role !== "assistant" || typeof message.content === "string") continue;
          const open = message.content.filter((part) => part.type === "tool-call" && !part.providerExecuted).length;
          const next = model[at + 1];
          expect(next?.role === "tool" ? next.content.length : 0).toBe(open);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function expectNothingOpen({ messages, actions, emission }: TurnState): void {
  expect(emission).toBeNull();
  for (const record of actions) expect(["done", "refused"]).toContain(record.state);
  for (const part of messages.flatMap((message) => message.parts)) {
    if (part.type === "text" || part.type === "reasoning") expect(part.state).not.toBe("streaming");
    if (part.type.startsWith("tool-") && !("providerExecuted" in part))
      expect((part as { state: string }).state).toMatch(/^output-/);
  }
}
