import type { Agent } from "../protocol";
import { lazyAgent } from "./lazyAgent";

/** The agent behind `api`, or without an address the one that needs no server. */
export function defaultAgent(api: string | undefined): Agent {
  return api === undefined
    ? lazyAgent(async () => (await import("../agents/local/localAgent")).localAgent(), false)
    : lazyAgent(async () => (await import("../agents/http/httpAgent")).httpAgent({ api }));
}
