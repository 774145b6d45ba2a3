import { PageController } from "@page-agent/page-controller";

const controller = new PageController();
globalThis.__bench[globalThis.__pageAgentKey] = {
  run: () => controller.updateTree(), // asynchronous by its signature alone
  after() {
    for (const clean of window._highlightCleanupFunctions ?? []) clean();
    window._highlightCleanupFunctions = [];
    document.getElementById("playwright-highlight-container")?.remove();
  },
  prompt: async () => {
    const { header, content, footer } = await controller.getBrowserState();
    return `${header}\n${content}\n${footer}`;
  },
};
