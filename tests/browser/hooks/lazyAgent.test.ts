import { describe, expect, it } from "vitest";
import { lazyAgent } from "../../../src/hooks/lazyAgent";
import type { AgentRequest } from "../../../src/protocol";
import { fakeAgent } from "../../unit/turn/fakes";

const request = { messages: [], body: {} } as unknown as AgentRequest;

describe("an agent whose code is loaded late", () => {
  it("is loaded once, when it is first asked", async () => {
    let loads = 0;
    const inner = fakeAgent([]);
    const agent = lazyAgent(async () => {
      loads++;
      return inner;
    });
    expect(loads).toBe(0);
    await Promise.all([agent.sendMessages(request), agent.sendMessages(request)]);
    expect(await agent.reconnectToStream({ chatId: "c" })).toBeNull();
    expect(loads).toBe(1);
    expect(inner.requests).toHaveLength(2);
  });

  it("is loaded again after that failed", async () => {
    let loads = 0;
    const agent = lazyAgent(async () => {
      if (++loads === 1) throw new Error("No connection.");
      return fakeAgent([]);
    });
    await expect(agent.sendMessages(request)).rejects.toThrow("No connection.");
    await expect(agent.sendMessages(request)).resolves.toBeInstanceOf(ReadableStream);
  });
});
