import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as mini from "zod/mini";
import { type AppTool, checkTool, toJsonSchema } from "../../../src/turn";
import { readToolInput } from "../../../src/turn/appTool";

const tool = (fields: Partial<AppTool> = {}): AppTool => ({
  name: "stock",
  description: "",
  inputSchema: { type: "object" },
  execute: () => null,
  ...fields,
});

describe("a tool that cannot be offered is refused with a sentence that helps", () => {
  it.each<[string, Partial<AppTool>, RegExp]>([
    ["a name with a space", { name: "my tool" }, /LeFlux: a tool cannot be named "my tool"/],
    ["no name", { name: "" }, /LeFlux/],
    ["a name that is too long", { name: "x".repeat(65) }, /at most 64/],
    ["a page action's name", { name: "click" }, /one of the page actions/],
    ["no schema", { inputSchema: undefined as never }, /no inputSchema/],
    ["a schema that gives no JSON Schema", { inputSchema: mini.object({ a: mini.string() }) }, /z\.toJSONSchema/],
  ])("%s", (_, fields, message) => {
    expect(() => checkTool(tool(fields))).toThrow(message);
  });

  it.each(["stock", "get_stock-2", "A"])("%s is a good name", (name) => {
    expect(() => checkTool(tool({ name }))).not.toThrow();
  });
});

describe("a tool's schema", () => {
  const schema = z.object({ sku: z.string().min(2), size: z.object({ cm: z.number() }).optional() });

  it("is told as JSON Schema", () => {
    expect(toJsonSchema(schema)).toMatchObject({ type: "object", required: ["sku"] });
    const plain = { type: "object" };
    expect(toJsonSchema(plain)).toBe(plain);
  });

  it.each<[unknown, unknown]>([
    [{ sku: "mug" }, { input: { sku: "mug" } }],
    [{ sku: "m" }, { error: expect.stringMatching(/^stock: sku does not fit \(.+\)\.$/) }],
    [{ sku: "mug", size: { cm: "5" } }, { error: expect.stringContaining("size.cm") }],
    ["mug", { error: expect.stringContaining("stock: input") }],
  ])("checks %j", async (input, expected) => {
    expect(await readToolInput(tool({ inputSchema: schema }), input)).toEqual(expected);
  });

  it("of plain JSON Schema checks nothing", async () => {
    expect(await readToolInput(tool(), 5)).toEqual({ input: 5 });
  });
});
