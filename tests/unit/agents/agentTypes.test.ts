import { type ChatTransport, DefaultChatTransport, type UIMessage, type UIMessageChunk } from "ai";
import { expectTypeOf, it } from "vitest";
import { httpAgent } from "../../../src/agents/http/httpAgent";
import { localAgent } from "../../../src/agents/local/localAgent";
import { scriptedAgent } from "../../../src/agents/scripted/scriptedAgent";
import type { Agent, ChatMessage, MessageChunk, OtherChunk } from "../../../src/protocol";

it("takes any transport of the AI SDK as an agent", () => {
  const fromSdk: Agent = new DefaultChatTransport({ api: "/api/chat" });
  expectTypeOf(fromSdk).toExtend<Agent>();
  expectTypeOf<ChatTransport<UIMessage>>().toExtend<Agent>();
});

it("gives agents that the AI SDK's useChat can take", () => {
  for (const agent of [localAgent(), scriptedAgent([]), httpAgent({ api: "/api/chat" })]) {
    expectTypeOf<Parameters<ChatTransport<UIMessage>["sendMessages"]>[0]>().toExtend<
      Parameters<typeof agent.sendMessages>[0]
    >();
  }
});

it("reads the AI SDK's chunks and messages and writes chunks that it can read", () => {
  expectTypeOf<UIMessageChunk>().toExtend<MessageChunk>();
  expectTypeOf<UIMessage>().toExtend<ChatMessage>();
  expectTypeOf<Exclude<MessageChunk, OtherChunk>>().toExtend<UIMessageChunk>();
});
