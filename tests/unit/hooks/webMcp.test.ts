import { describe, expect, it, vi } from "vitest";
import { listWebMcp, type WebMcpOption } from "../../../src/hooks/webMcp";

const schema = { type: "object", properties: { n: { type: "number" } } };
const tool = { name: "cart.add", description: "Adds.", inputSchema: schema };
const signal = new AbortController().signal;

type View = Parameters<typeof listWebMcp>[1];
const view = (document: object, navigator: object = {}) => ({ document, navigator }) as unknown as View;
const list = (given: View, option: WebMcpOption = true) => listWebMcp(option, given);
const context = (tools: unknown, executeTool: (...args: never[]) => unknown = async () => null) => ({
  modelContext: { getTools: async () => tools, executeTool },
});

describe("tools of the page are read", () => {
  const testing = { modelContextTesting: { listTools: () => [tool], executeTool: async () => '{"a":1}' } };
  it.each([
    ["from document.modelContext", view(context([tool]))],
    ["from navigator.modelContext, where it was before", view({}, context([tool]))],
    ["from what Chrome had before that", view({}, testing)],
    ["with their schema as JSON", view(context([{ ...tool, inputSchema: JSON.stringify(schema) }]))],
  ])("%s", async (_, given) => {
    expect(await list(given)).toMatchObject([{ name: "page_cart_add", description: "Adds.", inputSchema: schema }]);
  });

  it.each([
    ["no WebMCP", view({})],
    ["a WebMCP that only registers", view({ modelContext: { registerTool() {} } })],
    ["one that fails", view({ modelContext: { executeTool() {}, getTools: () => Promise.reject(new Error("no")) } })],
    ["one that gives something else", view(context("tools"))],
    ["tools without a name or description", view(context([{ name: 7, description: "x" }, { name: "x" }, null]))],
  ])("as none with %s", async (_, given) => {
    expect(await list(given)).toEqual([]);
  });

  it("as none when the page never answers", async () => {
    vi.useFakeTimers();
    const listed = list(view({ modelContext: { executeTool() {}, getTools: () => new Promise(() => {}) } }));
    await vi.runAllTimersAsync();
    expect(await listed).toEqual([]);
    vi.useRealTimers();
  });

  it("under names that a model takes, each another one", async () => {
    const tools = ["a.b", "a_b", "ä", "x".repeat(128)].map((name) => ({ name, description: "d" }));
    const names = (await list(view(context(tools)))).map(({ name }) => name);
    expect(names).toEqual(["page_a_b", "page_a_b_2", "page__", `page_${"x".repeat(55)}`]);
  });

  it("as far as the app chooses them, which sees what they say of themselves", async () => {
    const tools = [tool, { name: "look", description: "Looks.", annotations: { readOnlyHint: true } }];
    const chosen = await list(view(context(tools)), ({ readOnly }) => readOnly);
    expect(chosen.map(({ name }) => name)).toEqual(["page_look"]);
    expect(await list(view(context(tools)), false)).toEqual([]);
  });
});

describe("a tool of the page runs once,", () => {
  it.each([
    ["where browsers take an object", (input: object) => input],
    ["where they take a string, as WebIDL makes one", (input: object) => JSON.parse(`${input}`)],
  ])("%s", async (_, received) => {
    const executeTool = vi.fn(async (_tool: object, input: object) => JSON.stringify({ got: received(input) }));
    const [offered] = await list(view(context([tool], executeTool as never)));
    expect(await offered?.execute({ n: 3 }, { signal })).toEqual({ got: { n: 3 } });
    expect(executeTool).toHaveBeenCalledExactlyOnceWith(tool, expect.anything(), { signal });
  });

  it.each([
    ["JSON", '{"a":[1]}', { a: [1] }],
    ["words", "Done.", "Done."],
    ["nothing, for it navigated", null, null],
    ["an object, as polyfills do", { a: 1 }, { a: 1 }],
  ])("and gives %s", async (_, answer, outcome) => {
    const [offered] = await list(view(context([tool], async () => answer)));
    expect(await offered?.execute({}, { signal })).toEqual(outcome);
  });
});
