import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { parseAction } from "../../../src/protocol";
import { parseTurn } from "../../../src/turn/parseTurn";

/** The shape of what is saved, as a schema: what the hand-written reader must take and leave, and nothing else. */
const toolState = z.enum([
  "input-streaming",
  "input-available",
  "output-available",
  "output-error",
  "approval-requested",
  "approval-responded",
  "output-denied",
]);
const isPart = (part: { type: string; [key: string]: unknown }) => {
  if (part.type === "text" || part.type === "reasoning") return typeof part.text === "string";
  if (part.type !== "dynamic-tool" && !part.type.startsWith("tool-")) return true;
  return typeof part.toolCallId === "string" && toolState.safeParse(part.state).success;
};
const text = z.optional(z.string());
const result = z.union([
  z.object({ status: z.literal("done"), effect: z.looseObject({ changed: z.boolean() }) }),
  z.object({ status: z.literal("refused"), code: z.string(), message: z.string() }),
]);
const record = z.object({
  toolCallId: z.string(),
  messageId: z.string(),
  action: z
    .looseObject({ type: z.string() })
    .check(z.refine(({ type, ...input }) => "action" in parseAction(type, input))),
  target: z.optional(
    z.object({ text: z.string(), type: z.string(), parent: text, sensitive: z.optional(z.literal(true)) }),
  ),
  state: z.enum(["pending", "waiting", "doing", "done", "refused"]),
  result: z.optional(result),
});
const message = z.object({
  id: z.string(),
  role: z.enum(["system", "user", "assistant"]),
  parts: z.array(z.looseObject({ type: z.string() }).check(z.refine(isPart))),
  metadata: z.optional(z.unknown()),
});
const schema = z.object({
  version: z.literal(1),
  savedAt: z.number(),
  document: z.number(),
  spent: z._default(z.number().check(z.nonnegative()), 0),
  turn: z.object({
    id: z.string().check(z.minLength(1)),
    messages: z.array(message),
    status: z.enum(["ready", "submitted", "streaming", "acting", "waiting", "error"]),
    actions: z.array(record),
    error: z.nullable(z.object({ message: z.string(), retryable: z.boolean() })),
    step: z.int().check(z.nonnegative()),
    ended: z.nullable(z.enum(["done", "asked", "stopped", "failed"])),
  }),
});

const call = { type: "tool-click", toolCallId: "c", state: "output-available", input: { id: 2 } };
const whole = {
  version: 1,
  savedAt: 5,
  document: 6,
  spent: 7,
  turn: {
    id: "t",
    messages: [
      { id: "u", role: "user", parts: [{ type: "text", text: "Go" }], metadata: { createdAt: 1 } },
      { id: "a", role: "assistant", parts: [{ type: "step-start" }, call, { type: "reasoning", text: "" }] },
    ],
    status: "acting",
    actions: [
      {
        toolCallId: "c",
        messageId: "a",
        action: { type: "click", id: 2 },
        target: { text: "Buy", type: "button", parent: "Card", sensitive: true },
        state: "done",
        result: { status: "done", effect: { changed: true, url: "/" } },
      },
      {
        toolCallId: "d",
        messageId: "a",
        action: { type: "go_back" },
        state: "refused",
        result: { status: "refused", code: "stale", message: "Old." },
      },
    ],
    error: { message: "Broken", retryable: true },
    step: 1,
    ended: null,
  },
};

/** Every place in a value, by its path. */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}
const paths = places(whole).filter((path) => path.length > 0);

/** The record with something else, something more, or nothing at one place. */
function spoil(path: (string | number)[], how: "other" | "more" | "none", other: unknown): unknown {
  const copy = structuredClone(whole) as unknown as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) as string;
  if (how === "other") at[last] = other;
  else if (how === "more") at.more = other;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return copy;
}

const other = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    "a",
    "text",
    "tool-x",
    "done",
    "stopped",
    "dynamic-tool",
    0,
    -1,
    0.5,
    3,
    true,
    [],
    {},
  ),
  fc.jsonValue(),
);

test("a saved turn is read by hand as its schema would read it, whatever is wrong with it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.constantFrom("other", "more", "none"), other, (path, how, value) => {
      const json = JSON.stringify(spoil(path, how, value));
      const read = schema.safeParse(JSON.parse(json));
      const { version: _, ...expected } = read.success ? read.data : { version: 0 };
      expect(parseTurn(json)).toEqual(read.success ? expected : null);
    }),
    { numRuns: 3000 },
  );
});

test("a whole one is read, and what is no JSON is not", () => {
  const { version: _, ...kept } = whole;
  expect(parseTurn(JSON.stringify(whole))).toEqual(kept);
  expect(parseTurn("{")).toBeNull();
});
