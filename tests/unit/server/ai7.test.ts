import { jsonSchema, tool } from "ai7";
import { MockLanguageModelV4, simulateReadableStream } from "ai7/test";
import { describe, expect, it, vi } from "vitest";
import { httpAgent } from "../../../src/agents/http/httpAgent";
import type { ChatMessage } from "../../../src/protocol";
import { createLefluxHandler, type LefluxHandlerOptions, toNodeListener } from "../../../src/server";
import { ask } from "../agents/converse";
import { pageOf, shopEntries } from "../agents/pageOf";
import { listen } from "./listen";
import { partsOf, type Said } from "./modelOf";

// Everything that the server imports from "ai" is version 7 here.
vi.mock("ai", () => import("ai7"));

function modelOf(...answers: Said[]) {
  let asked = 0;
  return new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({ chunks: partsOf(answers[asked++] ?? { text: "Nothing more." }) as never[] }),
    }),
  });
}
const user = (text: string): ChatMessage => ({ id: "u", role: "user", parts: [{ type: "text", text }] });
const page = pageOf(shopEntries());

async function agentOf(model: MockLanguageModelV4, options: object = {}) {
  const handler = createLefluxHandler({ model, ...options } as unknown as LefluxHandlerOptions);
  return httpAgent({ api: `${await listen(toNodeListener(handler))}/chat` });
}

describe("with the AI SDK 7 the handler", () => {
  it("brings back the model's words and its actions, and tells it the rules and the page", async () => {
    const model = modelOf({ text: "I add it.", calls: [{ id: "c1", name: "click", input: { id: 6 } }] });
    const { text, actions } = await ask(await agentOf(model, { instructions: "Be brief." }), [user("Add it")], page);
    expect(text).toBe("I add it.");
    expect(actions).toEqual([{ type: "click", id: 6 }]);
    const [system, asked] = model.doStreamCalls[0]?.prompt ?? [];
    expect(JSON.stringify(system)).toMatch(/Never guess a number.*Be brief\./);
    expect(JSON.stringify(asked)).toContain("Add it");
    expect(JSON.stringify(asked)).toContain("Magic Mouse");
  });

  it("goes on from the results of actions", async () => {
    const model = modelOf({ text: "Added." });
    const output = { status: "done", effect: { changed: true } };
    const part = { type: "tool-click", toolCallId: "c1", state: "output-available", input: { id: 6 }, output } as const;
    const answer: ChatMessage = { id: "a", role: "assistant", parts: [{ type: "step-start" }, part] };
    expect((await ask(await agentOf(model), [user("Add it"), answer], page)).text).toBe("Added.");
    expect(model.doStreamCalls[0]?.prompt.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "tool",
      "user",
    ]);
  });

  it("runs tools of the server there, as often as the limit allows", async () => {
    const again = { calls: [{ id: "c", name: "stock", input: {} }] };
    const model = modelOf(again, again, again, again);
    const execute = vi.fn(async () => 3);
    const stock = tool({ description: "How many are left.", inputSchema: jsonSchema({ type: "object" }), execute });
    await ask(await agentOf(model, { tools: { stock }, limits: { serverSteps: 2 } }), [user("How many?")], page);
    expect(execute).toHaveBeenCalledTimes(2);
  });

  it("tells an error of the model without its words", async () => {
    const model = new MockLanguageModelV4({
      doStream: async () => {
        throw Object.assign(new Error("key sk-123 is wrong"), { statusCode: 401 });
      },
    });
    const onError = vi.fn();
    const asked = await ask(await agentOf(model, { onError }), [user("Hello")], page);
    expect(asked.chunks).toContainEqual({
      type: "error",
      errorText: expect.stringMatching(/refused the server's key/),
    });
    expect(JSON.stringify(asked.chunks)).not.toContain("sk-123");
    expect(onError).toHaveBeenCalled();
  });

  it("ends the model's work when the client leaves", async () => {
    let ended = () => {};
    const gone = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const model = new MockLanguageModelV4({
      doStream: async ({ abortSignal }) => {
        abortSignal?.addEventListener("abort", () => ended());
        return { stream: new ReadableStream() };
      },
    });
    const leave = new AbortController();
    const agent = await agentOf(model);
    const request = { trigger: "submit-message", chatId: "c", messageId: undefined, messages: [user("Hi")] } as const;
    const stream = await agent.sendMessages({
      ...request,
      messages: [...request.messages],
      abortSignal: leave.signal,
      body: { page },
    });
    await stream.getReader().read();
    leave.abort();
    await gone;
  });
});
