import { createParser } from "eventsource-parser";
import type { MessageChunk } from "../../protocol";
import { AgentError } from "./agentError";
import { checkChunk } from "./checkChunk";

const ENDS = new Set(["finish", "abort", "error"]);

/**
 * Reads server-sent events as chunks. An answer that breaks off, and an event that is no chunk, end it with an `AgentError`; an abort of
 * the request ends it with the abort's own error.
 */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<MessageChunk> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await read(reader);
      if (done) break;
      parser.feed(value);
      for (const data of events.splice(0)) {
        if (data === "[DONE]") return;
        const chunk = parseChunk(data);
        ended ||= ENDS.has(chunk.type);
        yield chunk;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  if (!ended)
    throw new AgentError("The answer broke off: the server closed the connection before it was complete.", {
      code: "lost",
      transient: true,
    });
}

async function read(reader: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
  try {
    return await reader.read();
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    throw new AgentError("The connection was lost before the answer was complete.", {
      code: "lost",
      transient: true,
      cause,
    });
  }
}

function parseChunk(data: string): MessageChunk {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw new AgentError("The server sent an event that is not JSON. Is it an AI SDK UI message stream?", {
      code: "unreadable",
      cause,
    });
  }
  const read = checkChunk(value);
  if ("chunk" in read) return read.chunk;
  throw new AgentError(`The server sent an event that does not fit: ${read.field} is missing or of the wrong type.`, {
    code: "unreadable",
    field: read.field,
  });
}
