import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { toNodeListener } from "../../../src/server";
import { listen } from "./listen";

describe("a request of Node's http server", () => {
  it("reaches the handler with method, address, headers and body", async () => {
    const api = await listen(
      toNodeListener(async (request) => {
        const url = new URL(request.url);
        return Response.json([
          request.method,
          url.pathname + url.search,
          request.headers.get("x-a"),
          await request.text(),
        ]);
      }),
    );
    const response = await fetch(`${api}/chat?a=1`, { method: "POST", headers: { "x-a": "b" }, body: "Grüße" });
    expect(await response.json()).toEqual(["POST", "/chat?a=1", "b", "Grüße"]);
  });

  it("may have gone through a body parser before", async () => {
    const listener = toNodeListener(async (request) => Response.json(await request.json()));
    const api = await listen(async (incoming: IncomingMessage & { body?: unknown }, outgoing) => {
      let text = "";
      for await (const piece of incoming) text += piece;
      incoming.body = JSON.parse(text);
      await listener(incoming, outgoing);
    });
    const response = await fetch(api, { method: "POST", body: '{"a":1}' });
    expect(await response.json()).toEqual({ a: 1 });
  });
});

describe("the answer", () => {
  it("is written with its status and headers, piece by piece", async () => {
    const large = new Uint8Array(200_000).fill(97);
    const body = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let n = 0; n < 20; n++) controller.enqueue(large);
          controller.close();
        },
      });
    const api = await listen(
      toNodeListener(async () => new Response(body(), { status: 201, headers: { "x-a": "b" } })),
    );
    const response = await fetch(api);
    expect([response.status, response.headers.get("x-a")]).toEqual([201, "b"]);
    expect((await response.arrayBuffer()).byteLength).toBe(4_000_000);
  });

  it("is 500 when the handler throws", async () => {
    const api = await listen(toNodeListener(async () => Promise.reject(new Error("secret"))));
    const response = await fetch(api);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
  });

  it("is given up when the client leaves", async () => {
    let cancelled = () => {};
    const gone = new Promise<void>((resolve) => {
      cancelled = resolve;
    });
    const body = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array([97])),
        cancel: () => cancelled(),
      });
    const api = await listen(toNodeListener(async () => new Response(body())));
    const leave = new AbortController();
    const response = await fetch(api, { signal: leave.signal });
    await response.body?.getReader().read();
    leave.abort();
    await gone;
  });
});
