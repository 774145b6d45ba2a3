import { describe, expect, it } from "vitest";
import type { MessagePart } from "../../../src/protocol";
import { applyChunk } from "../../../src/turn/applyChunk";
import type { Emission } from "../../../src/turn/types";

const empty: Emission = { message: { id: "a", role: "assistant", parts: [] }, from: 0, open: [] };

function apply(chunks: unknown[], from = empty): Emission | { error: string } {
  let emission = from;
  for (const chunk of chunks) {
    const applied = applyChunk(emission, chunk);
    if ("error" in applied) return applied;
    emission = applied;
  }
  return emission;
}

function parts(...chunks: unknown[]): MessagePart[] {
  const applied = apply(chunks);
  if ("error" in applied) throw new Error(applied.error);
  return applied.message.parts;
}

const call = { type: "tool-input-available", toolCallId: "c", toolName: "click", input: { id: 1 } };

describe("what a stream's events make of an answer", () => {
  it.each<[string, unknown[], unknown[]]>([
    [
      "a text that is still written",
      [
        { type: "text-start", id: "1" },
        { type: "text-delta", id: "1", delta: "Hel" },
        { type: "text-delta", id: "1", delta: "lo" },
      ],
      [{ type: "text", text: "Hello", state: "streaming" }],
    ],
    [
      "a text that ended",
      [
        { type: "text-start", id: "1" },
        { type: "text-delta", id: "1", delta: "Hi" },
        { type: "text-end", id: "1" },
      ],
      [{ type: "text", text: "Hi", state: "done" }],
    ],
    [
      "two texts that are written at once",
      [
        { type: "text-start", id: "1" },
        { type: "text-start", id: "2" },
        { type: "text-delta", id: "1", delta: "one" },
        { type: "text-delta", id: "2", delta: "two" },
      ],
      [
        { type: "text", text: "one", state: "streaming" },
        { type: "text", text: "two", state: "streaming" },
      ],
    ],
    [
      "reasoning with a provider's signature",
      [
        { type: "reasoning-start", id: "1" },
        { type: "reasoning-delta", id: "1", delta: "Hm" },
        { type: "reasoning-end", id: "1", providerMetadata: { p: { signature: "s" } } },
      ],
      [{ type: "reasoning", text: "Hm", state: "done", providerMetadata: { p: { signature: "s" } } }],
    ],
    ["a step", [{ type: "start-step" }], [{ type: "step-start" }]],
    [
      "a call that is still written",
      [
        { type: "tool-input-start", toolCallId: "c", toolName: "click" },
        { type: "tool-input-delta", toolCallId: "c", inputTextDelta: '{"id"' },
      ],
      [{ type: "tool-click", toolCallId: "c", state: "input-streaming" }],
    ],
    [
      "a whole call, in the place where it began",
      [{ type: "tool-input-start", toolCallId: "c", toolName: "click" }, { type: "text-start", id: "1" }, call],
      [
        { type: "tool-click", toolCallId: "c", state: "input-available", input: { id: 1 } },
        { type: "text", text: "", state: "streaming" },
      ],
    ],
    [
      "a call that carries a thought signature",
      [{ ...call, providerMetadata: { google: { thoughtSignature: "x" } } }],
      [
        {
          type: "tool-click",
          toolCallId: "c",
          state: "input-available",
          input: { id: 1 },
          callProviderMetadata: { google: { thoughtSignature: "x" } },
        },
      ],
    ],
    [
      "a call that the server could not read",
      [{ type: "tool-input-error", toolCallId: "c", toolName: "click", input: "{", errorText: "no JSON" }],
      [{ type: "tool-click", toolCallId: "c", state: "output-error", rawInput: "{", errorText: "no JSON" }],
    ],
    [
      "a call that the server answered",
      [call, { type: "tool-output-available", toolCallId: "c", output: 5 }],
      [{ type: "tool-click", toolCallId: "c", state: "output-available", input: { id: 1 }, output: 5 }],
    ],
    [
      "a preliminary output and the last one",
      [
        call,
        { type: "tool-output-available", toolCallId: "c", output: 1, preliminary: true },
        { type: "tool-output-available", toolCallId: "c", output: 2 },
      ],
      [{ type: "tool-click", toolCallId: "c", state: "output-available", input: { id: 1 }, output: 2 }],
    ],
    [
      "a call that failed on the server",
      [call, { type: "tool-output-error", toolCallId: "c", errorText: "no" }],
      [{ type: "tool-click", toolCallId: "c", state: "output-error", input: { id: 1 }, errorText: "no" }],
    ],
    [
      "a dynamic tool",
      [{ ...call, dynamic: true }],
      [{ type: "dynamic-tool", toolName: "click", toolCallId: "c", state: "input-available", input: { id: 1 } }],
    ],
    [
      "the same call id in a later step, which some servers give",
      [call, { type: "tool-output-available", toolCallId: "c", output: 1 }, { type: "start-step" }, call],
      [
        { type: "tool-click", toolCallId: "c", state: "output-available", input: { id: 1 }, output: 1 },
        { type: "step-start" },
        { type: "tool-click", toolCallId: "c", state: "input-available", input: { id: 1 } },
      ],
    ],
    [
      "data, replaced by its id",
      [
        { type: "data-weather", id: "w", data: 1 },
        { type: "data-weather", id: "w", data: 2 },
        { type: "data-note", data: "gone", transient: true },
      ],
      [{ type: "data-weather", id: "w", data: 2 }],
    ],
    [
      "a source",
      [{ type: "source-url", sourceId: "s", url: "https://a.test" }],
      [{ type: "source-url", sourceId: "s", url: "https://a.test" }],
    ],
  ])("%s", (_, chunks, expected) => {
    expect(parts(...chunks)).toEqual(expected);
  });

  it("names the answer as the server does, but not one that goes on", () => {
    expect(apply([{ type: "start", messageId: "srv" }])).toMatchObject({ message: { id: "srv" } });
    const going = { ...empty, message: { ...empty.message, parts: [{ type: "step-start" as const }] }, from: 1 };
    expect(apply([{ type: "start", messageId: "srv" }], going)).toBe(going);
  });

  it("merges metadata", () => {
    const chunks = [
      { type: "start", messageMetadata: { a: 1 } },
      { type: "finish", messageMetadata: { b: 2 } },
    ];
    expect(apply(chunks)).toMatchObject({ message: { metadata: { a: 1, b: 2 } } });
  });
});

describe("what changes nothing gives the same reference", () => {
  it.each([
    [{ type: "something-new", id: 1 }],
    [{ type: "toString" }],
    [{ type: "tool-approval-request", approvalId: "x", toolCallId: "c" }],
    [{ type: "start" }],
    [{ type: "finish" }],
    [{ type: "finish-step" }],
    [{ type: "data-x", data: 1, transient: true }],
  ])("%j", (chunk) => {
    expect(applyChunk(empty, chunk)).toBe(empty);
  });
});

describe("what does not fit is an error that names the field", () => {
  it.each<[unknown[], RegExp]>([
    [[null], /no object/],
    [["text"], /no object/],
    [[{}], /type is missing/],
    [[{ type: 5 }], /type is missing/],
    [[{ type: "text-start" }], /text-start: id/],
    [[{ type: "text-delta", id: "1" }], /text-delta: delta/],
    [[{ type: "text-delta", id: "1", delta: { a: 1 } }], /text-delta: delta/],
    [[{ type: "text-delta", id: "nope", delta: "x" }], /text-delta: id "nope" was not begun/],
    [[{ type: "reasoning-end", id: "nope" }], /reasoning-end: id "nope"/],
    [[{ type: "text-start", id: "1" }, { type: "finish-step" }, { type: "text-delta", id: "1", delta: "x" }], /id "1"/],
    [[{ type: "tool-input-available", toolName: "click", input: {} }], /toolCallId/],
    [[{ type: "tool-input-available", toolCallId: "", toolName: "click", input: {} }], /toolCallId is empty/],
    [[{ type: "tool-input-available", toolCallId: "c", input: {} }], /toolName/],
    [[{ type: "tool-input-delta", toolCallId: "c", inputTextDelta: "" }], /tool-input-delta: toolCallId "c"/],
    [[{ type: "tool-output-available", toolCallId: "c", output: 1 }], /"c" was not asked for/],
    [[call, { type: "tool-output-available", toolCallId: "c", output: 1 }, call], /"c" has an outcome already/],
    [[{ type: "tool-output-error", toolCallId: "c" }], /errorText/],
    [[{ type: "data-x" }], /data-x: data is missing/],
    [[{ type: "error", errorText: "The model is busy." }], /^The model is busy\.$/],
    [[{ type: "error" }], /error: errorText/],
    [[{ type: "abort" }], /broken off/],
  ])("%j", (chunks, message) => {
    expect(apply(chunks)).toMatchObject({ error: expect.stringMatching(message) });
  });
});
