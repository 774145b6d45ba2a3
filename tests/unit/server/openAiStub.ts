import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model was asked, as the endpoint received it. */
export interface Asked {
  headers: IncomingMessage["headers"];
  body: { model: string; messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] };
  /** The page as the model reads it. */
  page: string;
  /** The number of what is listed by this text, under this parent if one is told. Throws when there is none. */
  id(text: string, parent?: string): number;
}

/** One answer of the model. */
export interface Reply {
  text?: string;
  calls?: [name: string, input: object][];
  /** An HTTP error instead. */
  status?: number;
  /** Never ends: the answer stays open after its text. */
  hangs?: boolean;
}

export interface OpenAiStub {
  /** As `LEFLUX_BASE_URL`. */
  baseURL: string;
  asked: Asked[];
  close(): void;
}

/** A real HTTP server that speaks OpenAI's chat completions as a stream, and answers what the script says: the last item again when it is over. */
export async function openAiStub(...script: (Reply | ((asked: Asked) => Reply))[]): Promise<OpenAiStub> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return response.writeHead(404).end();
    const body = JSON.parse(text) as Asked["body"];
    const page = pageIn(body);
    const one: Asked = { headers: request.headers, body, page, id: (name, parent) => idIn(page, name, parent) };
    asked.push(one);
    const item = script[Math.min(asked.length, script.length) - 1] ?? {};
    try {
      answer(response, typeof item === "function" ? item(one) : item, asked.length);
    } catch (error) {
      answer(
        response,
        { text: `The script is wrong: ${error instanceof Error ? error.message : error}` },
        asked.length,
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, { text, calls = [], status, hangs }: Reply, count: number): void {
  if (status !== undefined) {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "The stub was told to fail.", type: "stub", code: null } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: `chat-${count}`, object: "chat.completion.chunk", created: 1, model: "stub", choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  send({ role: "assistant", content: "" });
  // In pieces, as models write.
  for (const piece of text?.match(/\S+\s*/g) ?? []) send({ content: piece });
  if (hangs) return;
  for (const [index, [name, input]] of calls.entries()) {
    const json = JSON.stringify(input);
    const at = Math.ceil(json.length / 2);
    const id = `call-${count}-${index}`;
    send({ tool_calls: [{ index, id, type: "function", function: { name, arguments: json.slice(0, at) } }] });
    send({ tool_calls: [{ index, function: { arguments: json.slice(at) } }] });
  }
  send({}, calls.length > 0 ? "tool_calls" : "stop");
  response.end("data: [DONE]\n\n");
}

/** The page stands beside the last message. */
function pageIn({ messages }: Asked["body"]): string {
  const { content } = messages.at(-1) ?? { content: "" };
  return typeof content === "string"
    ? content
    : (content as { text?: string }[]).map(({ text }) => text ?? "").join("\n");
}

function idIn(page: string, text: string, parent?: string): number {
  let group = "";
  for (const line of page.split("\n")) {
    if (line.startsWith("#")) group = line;
    const [, id] = /^\*?\[(\d+)\]/.exec(line) ?? [];
    if (id && line.includes(JSON.stringify(text)) && (parent === undefined || group.includes(JSON.stringify(parent))))
      return Number(id);
  }
  throw new Error(`the page lists no “${text}”${parent === undefined ? "" : ` in “${parent}”`}: ${page}`);
}
