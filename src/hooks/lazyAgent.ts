import type { Agent } from "../protocol";

/** An agent whose code is loaded when it is first asked. */
export function lazyAgent(load: () => Promise<Agent>, needsNetwork = true): Agent {
  let loading: Promise<Agent> | null = null;
  const agent = () => {
    // What failed to load (a connection lost) is tried again the next time.
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    needsNetwork,
    sendMessages: async (request) => (await agent()).sendMessages(request),
    reconnectToStream: async (request) => (await agent()).reconnectToStream(request),
  };
}
