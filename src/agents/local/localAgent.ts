import type { Agent } from "../../protocol";
import { readPage } from "../readBody";
import { streamOf } from "../streamOf";
import { writeAnswer } from "../writeAnswer";
import { writeCallId } from "./callId";
import { decide } from "./decide";
import { createMemory } from "./memory";
import { readProgress } from "./progress";

export interface LocalAgentOptions {
  /** Emissions that one message of the user may lead to, default 16. */
  maxEmissions?: number;
}

/**
 * The agent that needs nothing: no key, no network, no server. It reads plain English requests by rules and does them on the page that it
 * is sent; where a request can mean several things it asks, and where it means none it says what is there.
 */
export function localAgent(options: LocalAgentOptions = {}): Agent {
  const { maxEmissions = 16 } = options;
  const memory = createMemory();
  return {
    needsNetwork: false,
    async sendMessages(request) {
      request.abortSignal?.throwIfAborted();
      const page = readPage(request, "localAgent");
      const progress = readProgress(request.messages);
      const decision = decide(progress, page, memory, maxEmissions);
      const tag = Math.random().toString(36).slice(2, 8);
      const actions = decision.actions.map(({ command, entry, ...place }, position) => {
        const toolCallId = writeCallId({ ...place, emission: progress.emissions }, tag, position);
        if (entry) memory.remember(toolCallId, entry, page.entries);
        return { toolCallId, command };
      });
      return streamOf(writeAnswer({ text: decision.text, actions }), request.abortSignal);
    },
    // Every answer is whole at once: there is never one to come back to.
    reconnectToStream: async () => null,
  };
}
