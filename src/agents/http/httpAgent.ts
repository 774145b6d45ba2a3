import type { Agent, MessageChunk } from "../../protocol";
import { streamOf } from "../streamOf";
import { AgentError } from "./agentError";
import { readChunks } from "./readChunks";
import { refusedBy } from "./refusedBy";

type Maybe<T> = T | (() => T | Promise<T>);

export interface HttpAgentOptions {
  /** Address that messages are posted to; an AI SDK route or `createLefluxHandler`. */
  api: string;
  /** Sent with each request; a function is asked each time, so that a token can be renewed. */
  headers?: Maybe<Record<string, string> | Headers>;
  /** Of the request, default `same-origin`. */
  credentials?: Maybe<RequestCredentials>;
  /** More fields of the body. What LeFlux sends itself wins. */
  body?: Maybe<object>;
  /** Used instead of the global one, which is looked up at each request. */
  fetch?: typeof globalThis.fetch;
}

/**
 * The agent behind an HTTP server that speaks the AI SDK's UI message stream. Fails with an `AgentError` whose message is for the user.
 */
export function httpAgent(options: HttpAgentOptions): Agent {
  const { api } = options;
  return {
    async sendMessages({ chatId, messages, trigger, messageId, abortSignal, headers, body }) {
      const response = await send(api, abortSignal, {
        method: "POST",
        headers: { "content-type": "application/json", ...(await headersFor(headers)) },
        body: JSON.stringify({ ...(await valueNow(options.body)), ...body, id: chatId, messages, trigger, messageId }),
      });
      if (!response.ok) throw await refusedBy(response);
      return chunksOf(response, abortSignal);
    },

    async reconnectToStream({
      chatId,
      headers,
      ...more
    }: Parameters<Agent["reconnectToStream"]>[0] & { abortSignal?: AbortSignal }) {
      const address = streamAddress(api, chatId);
      if (address === null) return null;
      const response = await send(address, more.abortSignal, { method: "GET", headers: await headersFor(headers) });
      // Nothing to come back to, or a server that keeps no streams.
      if (response.status === 204 || response.status === 404 || response.status === 405) return null;
      if (!response.ok) throw await refusedBy(response);
      return chunksOf(response, more.abortSignal);
    },
  };

  async function send(address: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
    const fetch = options.fetch ?? globalThis.fetch;
    const credentials = (await valueNow(options.credentials)) ?? "same-origin";
    try {
      return await fetch(address, { ...init, credentials, ...(signal ? { signal } : {}) });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      const offline = globalThis.navigator?.onLine === false;
      throw new AgentError(
        offline
          ? "You seem to be offline: the server cannot be reached."
          : "The server cannot be reached. It may be down, or the connection is broken.",
        { code: offline ? "offline" : "unreachable", transient: true, cause },
      );
    }
  }

  async function headersFor(more: Record<string, string> | Headers | undefined): Promise<Record<string, string>> {
    return { ...plain(await valueNow(options.headers)), ...plain(more) };
  }
}

function chunksOf(response: Response, signal: AbortSignal | undefined): ReadableStream<MessageChunk> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("text/event-stream") || !response.body)
    throw new AgentError(
      `The server answered with ${type || "nothing"} instead of an event stream. Is this the address of the chat server?`,
      { status: response.status, code: "no_server" },
    );
  return streamOf(readChunks(response.body), signal);
}

/** Before a query or fragment. Null for the ids that a URL takes for "here" and "above". */
function streamAddress(api: string, chatId: string): string | null {
  if (chatId === "." || chatId === "..") return null;
  const [, path = api, rest = ""] = /^([^?#]*)(.*)$/s.exec(api) ?? [];
  return `${path.replace(/\/$/, "")}/${encodeURIComponent(chatId)}/stream${rest}`;
}

function plain(headers: Record<string, string> | Headers | undefined): Record<string, string> {
  return headers instanceof Headers ? Object.fromEntries(headers) : { ...headers };
}

async function valueNow<T>(value: Maybe<T> | undefined): Promise<T | undefined> {
  return typeof value === "function" ? await (value as () => T | Promise<T>)() : value;
}
