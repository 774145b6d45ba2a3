import { act, cleanup, renderHook } from "@testing-library/react";
import { DefaultChatTransport, DirectChatTransport, simulateReadableStream, ToolLoopAgent } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useLefluxChat } from "../../../src/hooks/useLefluxChat";
import type { Agent } from "../../../src/protocol";
import { createLefluxHandler } from "../../../src/server/createLefluxHandler";
import { pageTools } from "../../../src/server/pageTools";
import { partsOf, type Said } from "../../unit/server/modelOf";

let pressed = 0;
beforeEach(() => {
  sessionStorage.clear();
  pressed = 0;
  document.body.innerHTML = "<main><button>Add to cart</button></main>";
  document.querySelector("button")?.addEventListener("click", () => void pressed++);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const adds: Said = { text: "I add it.", calls: [{ id: "c1", name: "click", input: { id: 1 } }] };
const says: Said = { text: "It is in the cart." };
/** A model that runs in the browser: the SDK's own code streams what it says. */
function browserModel(...answers: Said[]) {
  let asked = 0;
  return new MockLanguageModelV3({
    doStream: async () => ({ stream: simulateReadableStream({ chunks: partsOf(answers[asked++] ?? {}) }) }),
  });
}

/** Answers a `fetch` with the handler, and breaks off every answer after the bytes that are told, as long as there are some. */
function fetchFrom(handler: (request: Request) => Promise<Response>, breaks: number[] = []): typeof fetch {
  return async (input, init) => {
    const response = await handler(new Request(new URL(String(input), location.href), init));
    const limit = breaks.shift();
    if (limit === undefined || !response.body) return response;
    let left = limit;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        controller.enqueue(bytes.slice(0, left));
        left -= bytes.length;
        if (left <= 0) controller.error(new TypeError("network error")); // Chrome's words
      },
    });
    return new Response(response.body.pipeThrough(cut), response);
  };
}

const handler = (...answers: Said[]) => createLefluxHandler({ model: browserModel(...answers) });
const transports: [string, () => Agent][] = [
  [
    "DefaultChatTransport and a server",
    () => new DefaultChatTransport({ api: "/chat", fetch: fetchFrom(handler(adds, says)) }),
  ],
  [
    "DefaultChatTransport and a connection that breaks",
    // The first answer is lost on the way: the model has given it, and gives it again.
    () => new DefaultChatTransport({ api: "/chat", fetch: fetchFrom(handler(adds, adds, says), [300]) }),
  ],
  [
    "DirectChatTransport and a model in the browser",
    () => {
      const agent = new ToolLoopAgent({ model: browserModel(adds, says), tools: pageTools() });
      return new DirectChatTransport({ agent: agent as never });
    },
  ],
];

describe("an agent of the AI SDK's", () => {
  it.each(transports)("%s: says what it does, and does it once", async (_, transport) => {
    const agent = transport();
    const { result } = renderHook(() => useLefluxChat({ agent, approve: "never" }));
    await act(() => result.current.send("Add it"));
    const last = result.current.messages.at(-1);
    expect(result.current.error).toBeNull();
    expect(last?.parts.flatMap((part) => (part.type === "text" ? [part.text] : []))).toEqual([
      "I add it.",
      "It is in the cart.",
    ]);
    expect(pressed).toBe(1);
    expect(result.current.actions).toMatchObject([{ action: { type: "click" }, state: "done" }]);
  });
});
