import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inject, onTestFinished } from "vitest";
import { createModelHandler } from "../../demo/modelHandler";
import { toNodeListener } from "../../src/server";
import { openAiStub } from "../unit/server/openAiStub";

type Page = string | ((request: IncomingMessage, response: ServerResponse) => void);

/**
 * The demo, and pages of the test's own, from an HTTP server whose chat is answered by a scripted model behind an address that speaks OpenAI's
 * chat completions. For one test.
 */
export async function serveChat(script: Parameters<typeof openAiStub>, pages: Record<string, Page> = {}) {
  const demo = inject("demoUrl");
  const model = await openAiStub(...script);
  const chat = toNodeListener(
    createModelHandler({ LEFLUX_BASE_URL: model.baseURL, LEFLUX_MODEL: "stub", LEFLUX_API_KEY: "key" }),
  );
  let drops = 0;

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", demo).pathname;
    if (path === "/api.js")
      return response.setHeader("content-type", "text/javascript").end('LEFLUX_API = "/api/chat"');
    if (path.startsWith("/api/chat")) {
      if (request.method === "POST" && drops > 0) dropAfterFirst(response, () => drops--);
      return chat(request, response);
    }
    const page = pages[path];
    if (typeof page === "function") return page(request, response);
    if (page !== undefined) return response.setHeader("content-type", "text/html").end(page);
    const answer = await fetch(demo + request.url);
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    model.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the model was asked, one after the other. */
    asked: model.asked,
    /** Breaks the connection in the middle of the next answers. */
    drop(count = 1) {
      drops += count;
    },
    /** How many of them are still to come. */
    dropsLeft: () => drops,
  };
}

/** A page with the built file and a chat that asks the server. */
export function chatPage(body: string, options: object = {}): string {
  const mount = `Leflux.mountLefluxChat({ api: "/api/chat", defaultOpen: true, ...${JSON.stringify(options)} })`;
  return `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><body>${body}<script src="/leflux.global.js"></script><script>${mount}</script></body></html>`;
}

/** Sends the beginning of an answer, then nothing more, and breaks the connection. */
function dropAfterFirst(response: ServerResponse, dropped: () => void): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  let writes = 0;
  response.write = ((...args: unknown[]) => {
    writes += 1;
    if (writes === 5) {
      dropped();
      setTimeout(() => response.socket?.destroy(), 50); // after what was written has left
    }
    return writes < 5 ? write(...args) : true;
  }) as typeof response.write;
  response.end = (() => response) as typeof response.end;
}
