import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** A handler of web requests as a listener for Node's http server, Express or Connect. */
export function toNodeListener(
  handler: (request: Request) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const left = new AbortController();
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) left.abort(new DOMException("The client has left.", "AbortError"));
    });
    try {
      await write(await handler(toRequest(incoming, left.signal)), outgoing);
    } catch {
      // Whoever left needs no answer; an answer that has begun can only be broken off.
      if (!outgoing.headersSent && !left.signal.aborted) outgoing.writeHead(500).end();
      else outgoing.destroy();
    }
  };
}

function toRequest(incoming: IncomingMessage & { originalUrl?: string }, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  const encrypted = "encrypted" in incoming.socket && incoming.socket.encrypted === true;
  // Express and Connect cut off where a listener is mounted.
  const path = incoming.originalUrl ?? incoming.url ?? "/";
  const url = new URL(path, `${encrypted ? "https" : "http"}://${incoming.headers.host ?? "localhost"}`);
  const method = incoming.method ?? "GET";
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers, signal });
  return new Request(url, { method, headers, signal, body: bodyOf(incoming), duplex: "half" } as RequestInit);
}

/** What a body parser in front has read already, else the stream. */
function bodyOf(incoming: IncomingMessage & { body?: unknown }): ReadableStream<Uint8Array> | string {
  if (incoming.body === undefined || !incoming.readableEnded)
    return Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  const { body } = incoming;
  return typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body);
}

async function write(response: Response, outgoing: ServerResponse & { flush?(): void }): Promise<void> {
  const cookies = response.headers.getSetCookie();
  const headers = { ...Object.fromEntries(response.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
  outgoing.writeHead(response.status, headers);
  const reader = response.body?.getReader();
  const closed = new Promise<void>((resolve) => outgoing.once("close", resolve));
  void closed.then(() => reader?.cancel()).catch(() => {});
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    if (outgoing.destroyed) return;
    const isTaken = outgoing.write(next.value);
    outgoing.flush?.(); // a compressing middleware would keep small pieces back
    if (isTaken) continue;
    await Promise.race([new Promise<void>((resolve) => outgoing.once("drain", resolve)), closed]);
  }
  outgoing.end();
}
