import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { convertToModelMessages, pipeUIMessageStreamToResponse, streamText, type UIMessage } from "ai";
import { describe, expect, it, vi } from "vitest";
import { httpAgent } from "../../../src/agents/http/httpAgent";
import type { ChatMessage, MessageChunk } from "../../../src/protocol";
import { listen } from "../server/listen";
import { modelOf } from "../server/modelOf";
import { ask, readAll } from "./converse";
import { pageOf, shopEntries } from "./pageOf";

const hello: ChatMessage[] = [{ id: "u", role: "user", parts: [{ type: "text", text: "Hello" }] }];
const page = pageOf(shopEntries());

/** A server that answers with these bytes as an event stream. */
const events =
  (text: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).end(text);
  };
const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const piece of request) text += piece;
  return JSON.parse(text);
}

describe("what is sent", () => {
  async function sent(options: Omit<Parameters<typeof httpAgent>[0], "api">) {
    let received: { body: Record<string, unknown>; headers: IncomingMessage["headers"] } | undefined;
    const api = await listen(async (request, response) => {
      received = { body: await bodyOf(request), headers: request.headers };
      events(event({ type: "finish" }))(request, response as ServerResponse & { req: IncomingMessage });
    });
    await ask(httpAgent({ api, ...options }), hello, page);
    return received;
  }

  it("is the body of the AI SDK's transport, with the page", async () => {
    const received = await sent({});
    expect(received?.body).toEqual({ id: "chat", messages: hello, trigger: "submit-message", page });
    expect(received?.headers["content-type"]).toBe("application/json");
  });

  it("is more when the app says so, but the conversation stays its own", async () => {
    const received = await sent({
      body: async () => ({ shop: 7, messages: [] }),
      headers: () => ({ authorization: "Bearer t" }),
    });
    expect(received?.body).toMatchObject({ shop: 7, messages: hello });
    expect(received?.headers.authorization).toBe("Bearer t");
  });
});

it("reads a plain route of the AI SDK", async () => {
  const model = modelOf({ text: "Hi there.", calls: [{ id: "c", name: "click", input: { id: 2 } }] });
  const api = await listen(async (request, response) => {
    const { messages } = (await bodyOf(request)) as unknown as { messages: UIMessage[] };
    const result = streamText({ model, messages: await convertToModelMessages(messages) });
    pipeUIMessageStreamToResponse({ response, stream: result.toUIMessageStream() });
  });
  const { text } = await ask(httpAgent({ api }), hello, page);
  expect(text).toBe("Hi there.");
});

it("reads events however the network cuts them", async () => {
  const text = "Grüße, 世界 🌍";
  const bytes = Buffer.from(
    [event({ type: "text-delta", id: "t", delta: text }), event({ type: "finish" }), "data: [DONE]\n\n"].join(""),
  );
  const api = await listen(async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const byte of bytes) response.write(Buffer.from([byte]));
    response.end();
  });
  expect((await ask(httpAgent({ api }), hello, page)).text).toBe(text);
});

it("passes on kinds of events that it does not know", async () => {
  const future = { type: "data-mood", data: "sunny" };
  const api = await listen(events(event(future) + event({ type: "finish" })));
  expect((await ask(httpAgent({ api }), hello, page)).chunks).toEqual([future, { type: "finish" }]);
});

describe("an answer that is no answer", () => {
  it.each([
    ["breaks off", events(event({ type: "text-delta", id: "t", delta: "Once" })), /broke off/, "lost"],
    ["is no JSON", events("data: hello\n\n"), /not JSON/, "unreadable"],
    [
      "lacks a field",
      events(event({ type: "text-delta", id: "t" })),
      /text-delta\.delta is missing or of the wrong type/,
      "unreadable",
    ],
    ["has no type", events(event({ text: "Hi" })), /type is missing/, "unreadable"],
  ])("fails when it %s", async (_, listener, message, code) => {
    const asked = ask(httpAgent({ api: await listen(listener) }), hello, page);
    await expect(asked).rejects.toThrow(message);
    await expect(asked).rejects.toMatchObject({ name: "AgentError", code, retryable: code === "lost" });
  });

  it("fails when the connection is cut", async () => {
    const api = await listen((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(event({ type: "text-delta", id: "t", delta: "Once" }), () => response.destroy());
    });
    const asked = ask(httpAgent({ api }), hello, page);
    await expect(asked).rejects.toMatchObject({ name: "AgentError", retryable: true });
    await expect(asked).rejects.toThrow(/connection was lost/);
  });

  it("gives what was received before it broke off", async () => {
    const first = { type: "text-delta", id: "t", delta: "Once" };
    const api = await listen(events(event(first)));
    const reader = (await send(httpAgent({ api }))).getReader();
    expect((await reader.read()).value).toEqual(first);
    await expect(reader.read()).rejects.toThrow(/broke off/);
  });

  it("ends without finish when the server says that it is done", async () => {
    const api = await listen(events(`${event({ type: "text-delta", id: "t", delta: "Hi" })}data: [DONE]\n\n`));
    expect((await ask(httpAgent({ api }), hello, page)).text).toBe("Hi");
  });
});

describe("a server that refuses", () => {
  const answer =
    (status: number, body: string, type = "application/json"): RequestListener =>
    (_, response) => {
      response.writeHead(status, { "content-type": type }).end(body);
    };

  it.each([
    [
      400,
      '{"error":"page does not fit","field":"page"}',
      "application/json",
      "The server did not accept the request (status 400): page does not fit",
      false,
    ],
    [401, "", "text/plain", "The server wants you to sign in (status 401).", false],
    [404, "<html>Not found</html>", "text/html", "There is no chat server at this address (status 404).", false],
    [
      429,
      '{"error":{"message":"Slow down"}}',
      "application/json",
      "The server gets too many requests, try again in a while (status 429): Slow down",
      true,
    ],
    [500, "Oh no", "text/plain; charset=utf-8", "The server failed (status 500): Oh no", true],
    [503, '{"message":"Busy"}', "application/json", "The server failed (status 503): Busy", true],
  ])("is told in words: %i", async (status, body, type, message, retryable) => {
    const asked = ask(httpAgent({ api: await listen(answer(status, body, type)) }), hello, page);
    await expect(asked).rejects.toMatchObject({ name: "AgentError", status, message, retryable });
  });

  it.each([
    [400, "rejected"],
    [401, "sign_in"],
    [403, "forbidden"],
    [404, "no_server"],
    [408, "slow"],
    [413, "too_large"],
    [418, "rejected"],
    [429, "too_many"],
    [500, "server"],
  ])(
    "is told apart, so that it can be said in any language, with the server's words beside it: %i",
    async (status, code) => {
      const api = await listen(answer(status, '{"error":"Own words"}', "application/json"));
      await expect(ask(httpAgent({ api }), hello, page)).rejects.toMatchObject({ code, detail: "Own words" });
    },
  );

  it("names the field that it did not like", async () => {
    const api = await listen(answer(400, '{"error":"page does not fit","field":"page"}'));
    await expect(ask(httpAgent({ api }), hello, page)).rejects.toMatchObject({ field: "page" });
  });

  it("is told from a page that happens to be there", async () => {
    const api = await listen(answer(200, "<html>", "text/html"));
    await expect(ask(httpAgent({ api }), hello, page)).rejects.toThrow(/text\/html instead of an event stream/);
  });
});

describe("no server", () => {
  const unreachable = {
    api: "http://127.0.0.1:9/chat",
    fetch: async () => Promise.reject(new TypeError("fetch failed")),
  };

  it("is told as that", async () => {
    const asked = ask(httpAgent(unreachable), hello, page);
    await expect(asked).rejects.toMatchObject({
      name: "AgentError",
      retryable: true,
      message: expect.stringContaining("cannot be reached"),
    });
  });

  it("is told as being offline when the browser says so", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await expect(ask(httpAgent(unreachable), hello, page)).rejects.toThrow(/You seem to be offline/);
    vi.unstubAllGlobals();
  });
});

describe("an abort", () => {
  it("before the answer is the abort's own error", async () => {
    const api = await listen(() => {});
    const leave = new AbortController();
    const asked = send(httpAgent({ api }), leave.signal);
    leave.abort();
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });

  it("in the middle of it ends the stream and the connection", async () => {
    let closed = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const api = await listen((_, response) => {
      response.on("close", closed);
      response.writeHead(200, { "content-type": "text/event-stream" }).write(event({ type: "start" }));
    });
    const leave = new AbortController();
    const reader = (await send(httpAgent({ api }), leave.signal)).getReader();
    await reader.read();
    leave.abort();
    await expect(reader.read()).rejects.toMatchObject({ name: "AbortError" });
    await gone;
  });
});

describe("coming back to an answer", () => {
  it("asks for the stream of the chat", async () => {
    let url: string | undefined;
    const api = await listen((request, response) => {
      url = request.url;
      events(event({ type: "text-delta", id: "t", delta: "…goes on" }) + event({ type: "finish" }))(request, response);
    });
    const stream = await httpAgent({ api: `${api}/chat/?shop=7` }).reconnectToStream({ chatId: "a/b" });
    expect(url).toBe("/chat/a%2Fb/stream?shop=7");
    expect(stream && (await readAll(stream))).toHaveLength(2);
  });

  it.each([204, 404, 405])("finds nothing when the server answers %i", async (status) => {
    const api = await listen((_, response) => void response.writeHead(status).end());
    expect(await httpAgent({ api }).reconnectToStream({ chatId: "chat" })).toBeNull();
  });

  it("fails when the server does", async () => {
    const api = await listen((_, response) => void response.writeHead(500).end());
    await expect(httpAgent({ api }).reconnectToStream({ chatId: "chat" })).rejects.toMatchObject({ status: 500 });
  });
});

function send(agent: ReturnType<typeof httpAgent>, abortSignal?: AbortSignal): Promise<ReadableStream<MessageChunk>> {
  return agent.sendMessages({
    trigger: "submit-message",
    chatId: "chat",
    messageId: undefined,
    messages: hello,
    abortSignal,
    body: { page },
  });
}
