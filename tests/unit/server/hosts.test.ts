import express from "express";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { httpAgent } from "../../../src/agents/http/httpAgent";
import { createLefluxHandler, toNodeListener } from "../../../src/server";
import { ask } from "../agents/converse";
import { pageOf, shopEntries } from "../agents/pageOf";
import { listen } from "./listen";
import { modelOf } from "./modelOf";

const question = { id: "u", role: "user", parts: [{ type: "text", text: "Add it" }] } as const;
const handler = () =>
  createLefluxHandler({
    model: modelOf({ text: "I add it.", calls: [{ id: "c1", name: "click", input: { id: 6 } }] }),
  });

/** Each gives the address of a chat that runs there. */
const hosts: [string, () => Promise<string>][] = [
  ["Node's http", async () => `${await listen(toNodeListener(handler()))}/api/chat`],
  [
    "Express, mounted",
    async () => {
      const app = express();
      app.use("/api/chat", toNodeListener(handler()));
      return `${await listen(app)}/api/chat`;
    },
  ],
  [
    "Express behind its body parser",
    async () => {
      const app = express();
      app.use(express.json({ limit: "2mb" }));
      app.post("/api/chat", toNodeListener(handler()));
      return `${await listen(app)}/api/chat`;
    },
  ],
  [
    "Express behind a parser that gives bytes",
    async () => {
      const app = express();
      app.use(express.raw({ type: "*/*", limit: "2mb" }));
      app.post("/api/chat", toNodeListener(handler()));
      return `${await listen(app)}/api/chat`;
    },
  ],
  [
    "Hono",
    async () => {
      const app = new Hono();
      const answer = handler();
      app.post("/api/chat", (context) => answer(context.req.raw));
      return `${await listen(toNodeListener(async (request) => app.fetch(request)))}/api/chat`;
    },
  ],
  [
    "a Next route handler",
    async () => {
      const POST: (request: Request, context: { params: Promise<object> }) => Promise<Response> = handler();
      const route = async (request: Request) => POST(request, { params: Promise.resolve({}) });
      return `${await listen(toNodeListener(route))}/api/chat`;
    },
  ],
  [
    "a worker",
    async () => {
      const worker: { fetch(request: Request, env: object, context: object): Promise<Response> } = { fetch: handler() };
      return `${await listen(toNodeListener((request) => worker.fetch(request, {}, {})))}/api/chat`;
    },
  ],
];

describe.each(hosts)("on %s the chat", (_, serve) => {
  it("answers with words and actions, and has no stream to come back to", async () => {
    const agent = httpAgent({ api: await serve() });
    const { text, actions } = await ask(agent, [{ ...question, parts: [...question.parts] }], pageOf(shopEntries()));
    expect(text).toBe("I add it.");
    expect(actions).toEqual([{ type: "click", id: 6 }]);
    expect(await agent.reconnectToStream({ chatId: "chat" })).toBeNull();
  });

  it("says which field is wrong", async () => {
    const response = await fetch(await serve(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: "c", messages: [question], page: { ...pageOf([]), url: 7 } }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: "page.url" });
  });

  it("lets no other origin ask", async () => {
    const response = await fetch(await serve(), { method: "OPTIONS", headers: { origin: "https://evil.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});
