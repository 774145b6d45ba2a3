import type { AgentBody, AgentRequest, PageIndex } from "../protocol";

/** The page that a request carries. Throws when there is none: an agent that acts on a page was asked without one. */
export function readPage(request: AgentRequest, agent: string): PageIndex {
  const { page } = (request.body ?? {}) as Partial<AgentBody>;
  if (page && Array.isArray(page.entries)) return page;
  throw new Error(
    `LeFlux: ${agent} was asked without a page. It acts on the page index in \`body.page\`, which <LefluxChat> and useLefluxChat send. ` +
      "Ask it through them, or send `body: { page: indexer.scan() }`.",
  );
}
