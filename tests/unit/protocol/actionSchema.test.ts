import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { isWireAction, parseAction } from "../../../src/protocol";
import { actionInputs } from "../../../src/server/actionInputs";

const names = Object.keys(actionInputs) as (keyof typeof actionInputs)[];

/** Values at the edges of what a field takes, and of every wrong kind. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    1,
    2,
    -1,
    0.5,
    2 ** 53,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "",
    "a",
    "up",
    "left",
    "Up",
  ),
  fc.constantFrom<unknown>(true, false, null, undefined, [], ["a"], ["a", 1], [["a"]], {}, { id: 1 }, new Date(0)),
  fc.anything(),
);
const fields = ["id", "text", "option", "checked", "key", "direction", "amount", "url", "toId", "ms", "more"];
const likely = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
/** Each field as it should be, some of them spoiled: the other generator rarely gets every field right. */
const right = {
  id: 3,
  text: "a",
  option: ["a"],
  checked: true,
  key: "Enter",
  direction: "up",
  amount: 10,
  url: "/",
  toId: 4,
  ms: 0,
};
const input = fc.oneof(
  { weight: 4, arbitrary: likely.map((some) => ({ ...right, ...some })) },
  {
    weight: 2,
    arbitrary: fc
      .subarray(Object.keys(right))
      .map((keys) => Object.fromEntries(keys.map((key) => [key, right[key as keyof typeof right]]))),
  },
  { weight: 2, arbitrary: likely },
  { weight: 1, arbitrary: value },
);

describe("a call is read by hand in the browser as by the server's schema", () => {
  test.each(names)("%s", (name) => {
    const schema: z.ZodMiniType<object> = actionInputs[name];
    fc.assert(
      fc.property(input, (given) => {
        const read = schema.safeParse(given);
        const issue = read.error?.issues[0];
        expect(parseAction(name, given)).toEqual(
          read.success
            ? { action: { type: name, ...read.data } }
            : { error: `${name}: ${issue?.path.join(".") || "input"} does not fit (Invalid input).` },
        );
      }),
      { numRuns: 500 },
    );
  });
});

test("both know the same actions, and nothing that every object has", () => {
  expect(names.every(isWireAction)).toBe(true);
  for (const name of ["upload", "toString", "__proto__", "constructor", ""]) {
    expect(isWireAction(name)).toBe(false);
    expect(parseAction(name, {})).toEqual({ error: `There is no page action "${name}".` });
  }
});
