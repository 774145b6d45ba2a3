import { act, cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type UseLefluxChatOptions, useLefluxChat } from "../../../src/hooks/useLefluxChat";
import { useLefluxContext } from "../../../src/hooks/useLefluxContext";
import { useLefluxTool } from "../../../src/hooks/useLefluxTool";
import type { Agent } from "../../../src/protocol";
import { asks, fakeAgent, says, step } from "../../unit/turn/fakes";

const KEY = "leflux:chat";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = `<main><h1>Shop</h1><button id="add">Add to cart</button><button id="del">Delete</button></main>`;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

const chat = (options: UseLefluxChatOptions) =>
  renderHook((props: UseLefluxChatOptions) => useLefluxChat(props), { initialProps: options, wrapper: StrictMode });
const words = (messages: ReturnType<typeof useLefluxChat>["messages"]) =>
  messages.map((message) => message.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" "));
const never = (): Agent => fakeAgent(() => new Promise<never>(() => {}));
const idOf = (agent: ReturnType<typeof fakeAgent>, text: string, request = 0) =>
  agent.requests[request]?.body.page.entries.find((entry) => entry.text === text)?.id as number;

function useApp(stock: number) {
  useLefluxTool({
    name: "stock",
    description: "Tells how many are left",
    inputSchema: { type: "object", properties: { sku: { type: "string" } } },
    execute: (input) => ({ left: stock, input }),
  });
  useLefluxContext("The user", { name: "Ann", stock });
}

function Chat({ agent }: { agent: Agent }) {
  const { messages, status } = useLefluxChat({ agent });
  return <p data-testid="chat">{`${status}: ${words(messages).join(", ")}`}</p>;
}

describe("a conversation in React", () => {
  it("shows what is said, and sends the page with it", async () => {
    const agent = fakeAgent(step(says("Hello")));
    const { result } = chat({ agent });
    await act(() => result.current.send("Hi"));
    expect(words(result.current.messages)).toEqual(["Hi", "Hello"]);
    expect(result.current.status).toBe("ready");
    expect(agent.requests).toHaveLength(1);
    expect(agent.requests[0]?.body.page.entries.map((entry) => entry.text)).toContain("Add to cart");
  });

  it("gives functions that stay the same", async () => {
    const { result, rerender } = chat({ agent: fakeAgent(step(says("Hello"))) });
    const before = result.current;
    rerender({ agent: fakeAgent(step(says("Hello"))) });
    await act(() => result.current.send("Hi"));
    for (const name of ["send", "stop", "retry", "approve", "decline", "clear", "opened", "indexer"] as const)
      expect(result.current[name]).toBe(before[name]);
  });

  it("keeps its messages when agent and options change, and asks the new agent", async () => {
    const { result, rerender } = chat({ agent: fakeAgent(step(says("one"))) });
    await act(() => result.current.send("Hi"));
    rerender({ agent: fakeAgent(step(says("two"))), maxSteps: 3, approve: "always", persist: "none" });
    await act(() => result.current.send("Hi again"));
    expect(words(result.current.messages)).toEqual(["Hi", "one", "Hi again", "two"]);
  });

  it("is another conversation under another id", async () => {
    const agent = fakeAgent(step(says("Hello")));
    const { result, rerender } = chat({ agent, id: "one" });
    await act(() => result.current.send("Hi"));
    rerender({ agent, id: "two" });
    expect(result.current.messages).toEqual([]);
    rerender({ agent, id: "one" });
    await vi.waitFor(() => expect(words(result.current.messages)).toEqual(["Hi", "Hello"]));
  });

  it("tells the callbacks of the latest render", async () => {
    const told: string[] = [];
    const agent = fakeAgent(step(says("Hello")));
    const { result, rerender } = chat({ agent, onMessage: () => told.push("old") });
    rerender({ agent, onMessage: (message) => told.push(message.role) });
    await act(() => result.current.send("Hi"));
    expect(told).toEqual(["user", "assistant"]);
  });

  it("answers without any agent by the local one", async () => {
    const { result } = chat({});
    await act(() => result.current.send("What can I do here?"));
    await vi.waitFor(() => expect(words(result.current.messages).at(-1)).toContain("Add to cart"));
  });

  it("shows an error, and goes on with Retry", async () => {
    const onError = vi.fn();
    const agent = fakeAgent(() => Promise.reject(new Error("Offline.")), step(says("Hello")));
    const { result } = chat({ agent, onError });
    await act(() => result.current.send("Hi"));
    expect(result.current).toMatchObject({ status: "error", error: { message: "Offline." } });
    expect(onError).toHaveBeenCalledTimes(1);
    await act(() => result.current.retry());
    expect(words(result.current.messages)).toEqual(["Hi", "Hello"]);
  });
});

describe("actions", () => {
  it("are done to the page", async () => {
    const added = vi.fn();
    document.querySelector("#add")?.addEventListener("click", added);
    const agent: ReturnType<typeof fakeAgent> = fakeAgent(
      () => stream(step(asks("click", { id: idOf(agent, "Add to cart") }, "c1"))),
      step(says("Added.")),
    );
    const { result } = chat({ agent });
    await act(() => result.current.send("Add it"));
    expect(added).toHaveBeenCalledTimes(1);
    expect(result.current.actions).toMatchObject([{ state: "done", target: { text: "Add to cart", type: "button" } }]);
    expect(words(result.current.messages).at(-1)).toBe("Added.");
  });

  it.each(["approve", "decline"] as const)("that are risky wait until the user says %s", async (answer) => {
    const deleted = vi.fn();
    document.querySelector("#del")?.addEventListener("click", deleted);
    const agent: ReturnType<typeof fakeAgent> = fakeAgent(
      () => stream(step(asks("click", { id: idOf(agent, "Delete") }, "c1"))),
      step(says("Well.")),
    );
    const { result } = chat({ agent });
    void act(() => void result.current.send("Delete it"));
    await vi.waitFor(() => expect(result.current.status).toBe("waiting"));
    expect(deleted).not.toHaveBeenCalled();
    act(() => result.current[answer]("c1"));
    await vi.waitFor(() => expect(result.current.status).toBe("ready"));
    expect(deleted).toHaveBeenCalledTimes(answer === "approve" ? 1 : 0);
    expect(result.current.actions).toMatchObject([{ state: answer === "approve" ? "done" : "refused" }]);
  });
});

const stream = (chunks: ReturnType<typeof step>) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

describe("the page", () => {
  it("is left alone until the chat is opened", async () => {
    const { result } = chat({ agent: never() });
    expect(result.current.indexer.getSnapshot().status).toBe("idle");
    expect(document.querySelector("[data-leflux-id]")).toBeNull();
    act(() => result.current.opened());
    expect(result.current.indexer.getSnapshot()).toMatchObject({ status: "fresh", reason: "open" });
    expect(document.querySelector("#add")?.getAttribute("data-leflux-id")).toBeTruthy();
  });

  it("is scanned once for opening, however often it is opened", () => {
    const { result } = chat({ agent: never() });
    act(() => result.current.opened());
    const { generation } = result.current.indexer.getSnapshot();
    act(() => result.current.opened());
    expect(result.current.indexer.getSnapshot().generation).toBe(generation);
  });

  it("is rescanned when it changes once the chat was opened", async () => {
    const { result } = chat({ agent: never() });
    act(() => result.current.opened());
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<button>Late</button>");
    await vi.waitFor(() => {
      const { index } = result.current.indexer.getSnapshot();
      expect(index?.entries.map((entry) => entry.text)).toContain("Late");
    });
  });

  it("is rescanned when routeKey changes", () => {
    const agent = never();
    const { result, rerender } = chat({ agent, routeKey: "/a" });
    act(() => result.current.opened());
    rerender({ agent, routeKey: "/b" });
    expect(result.current.indexer.getSnapshot().reason).toBe("route");
  });

  it("has no trace of the chat after it is unmounted", () => {
    const { result, unmount } = chat({ agent: never() });
    act(() => result.current.opened());
    unmount();
    expect(document.querySelector("[data-leflux-id]")).toBeNull();
  });

  it("shows the agent nothing of what is ignored", async () => {
    const agent = fakeAgent(step(says("Hello")));
    const { result } = chat({ agent, ignore: (element) => element.id === "del" });
    await act(() => result.current.send("Hi"));
    const seen = agent.requests[0]?.body.page.entries.map((entry) => entry.text);
    expect(seen).toContain("Add to cart");
    expect(seen).not.toContain("Delete");
  });
});

describe("a conversation outlives its component", () => {
  it("when it is mounted again", async () => {
    const first = chat({ agent: fakeAgent(step(says("Hello"))) });
    await act(() => first.result.current.send("Hi"));
    first.unmount();
    const { result } = chat({ agent: never() });
    expect(words(result.current.messages)).toEqual(["Hi", "Hello"]);
  });

  it("not with persist none", async () => {
    const first = chat({ agent: fakeAgent(step(says("Hello"))), persist: "none" });
    await act(() => first.result.current.send("Hi"));
    first.unmount();
    expect(sessionStorage.length + localStorage.length).toBe(0);
    expect(chat({ agent: never(), persist: "none" }).result.current.messages).toEqual([]);
  });

  it("in the middle of a turn, which is aborted and goes on with the next mount", async () => {
    let signal: AbortSignal | undefined;
    const agent = fakeAgent((request) => {
      signal = request.abortSignal;
      return new Promise<never>(() => {});
    });
    const first = chat({ agent });
    void act(() => void first.result.current.send("Hi"));
    await vi.waitFor(() => expect(signal).toBeDefined());
    first.unmount();
    expect(signal?.aborted).toBe(true);
    const going = fakeAgent(step(says("Hello")));
    const { result } = chat({ agent: going });
    await vi.waitFor(() => expect(words(result.current.messages)).toEqual(["Hi", "Hello"]));
    expect(going.requests).toHaveLength(1);
  });

  it("on the next page, where an action had led", async () => {
    const message = { id: "u", role: "user", parts: [{ type: "text", text: "Open the cart" }] };
    const part = { type: "tool-click", toolCallId: "c1", state: "input-available", input: { id: 1 } };
    const record = { toolCallId: "c1", messageId: "a", action: { type: "click", id: 1 }, state: "doing" };
    const turn = {
      ...{ id: "conversation", messages: [message, { id: "a", role: "assistant", parts: [part] }], status: "acting" },
      ...{ actions: [record], error: null, step: 1, ended: null },
    };
    const document = performance.timeOrigin - 1_000;
    sessionStorage.setItem(KEY, JSON.stringify({ version: 1, savedAt: Date.now(), document, turn }));
    const agent = fakeAgent(step(says("Here it is.")));
    const { result } = chat({ agent });
    await vi.waitFor(() => expect(words(result.current.messages)).toEqual(["Open the cart", "Here it is."]));
    expect(agent.requests).toHaveLength(1);
    expect(result.current.id).toBe("conversation");
    expect(result.current.actions[0]?.result).toEqual({
      status: "done",
      effect: { changed: true, url: location.href, navigating: true },
    });
  });

  it("but not when another tab has the lock of the turn", async () => {
    const first = chat({ agent: never() });
    void act(() => void first.result.current.send("Hi"));
    await vi.waitFor(() => expect(first.result.current.step).toBe(1));
    const saved = sessionStorage.getItem(KEY) as string;
    const { id } = first.result.current;
    first.unmount();
    sessionStorage.setItem(KEY, saved);
    let release!: () => void;
    const held = new Promise<void>((resolve) => {
      void navigator.locks.request(`leflux:${id}`, () => {
        resolve();
        return new Promise<void>((end) => {
          release = end;
        });
      });
    });
    await held;
    const agent = fakeAgent(step(says("Twice!")));
    const { result } = chat({ agent });
    await vi.waitFor(() => expect(result.current.ended).toBe("stopped"), 10_000);
    expect(agent.requests).toEqual([]);
    release();
  });

  it("leaves the turn as it is when the page is put away, and takes it up when it comes back", async () => {
    const agent = fakeAgent(() => new Promise<never>(() => {}), step(says("Back again.")));
    const { result } = chat({ agent });
    void act(() => void result.current.send("Hi"));
    await vi.waitFor(() => expect(agent.requests).toHaveLength(1));
    act(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    expect(agent.requests[0]?.abortSignal?.aborted).toBe(true);
    expect(result.current.status).toBe("submitted");
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await vi.waitFor(() => expect(words(result.current.messages)).toEqual(["Hi", "Back again."]));
  });

  it("takes over what another tab wrote to the local storage", async () => {
    const agent = fakeAgent(step(says("Hello")));
    const { result } = chat({ agent, persist: "local" });
    await act(() => result.current.send("Hi"));
    const text = localStorage.getItem(KEY)?.replace("Hello", "Hello from there") as string;
    localStorage.setItem(KEY, text);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
    expect(words(result.current.messages)).toEqual(["Hi", "Hello from there"]);
  });
});

describe("what the app offers", () => {
  it("is offered from anywhere, as it is in the latest render, and gone with its component", async () => {
    const agent = fakeAgent(step(asks("stock", { sku: "mug" }, "t1")), step(says("Two.")), step(says("None.")));
    const app = renderHook((stock: number) => useApp(stock), { initialProps: 1, wrapper: StrictMode });
    const { result } = chat({ agent });
    app.rerender(2);
    await act(() => result.current.send("How many?"));
    expect(agent.requests[0]?.body.tools?.map((tool) => tool.name)).toEqual(["stock"]);
    expect(agent.requests[0]?.body.context).toEqual([{ description: "The user", value: { name: "Ann", stock: 2 } }]);
    expect(result.current.messages.at(-1)?.parts).toContainEqual(
      expect.objectContaining({ type: "tool-stock", output: { left: 2, input: { sku: "mug" } } }),
    );
    app.unmount();
    await act(() => result.current.send("And now?"));
    expect(agent.requests.at(-1)?.body).not.toHaveProperty("tools");
    expect(agent.requests.at(-1)?.body).not.toHaveProperty("context");
  });

  it("checks an input by the app's own schema, whose type `execute` has", async () => {
    const agent = fakeAgent(
      step(asks("price", { sku: 5 }, "t1"), asks("price", { sku: "mug" }, "t2")),
      step(says("Three.")),
    );
    const inputSchema = z.object({ sku: z.string() });
    renderHook(() =>
      useLefluxTool({ name: "price", description: "", inputSchema, execute: ({ sku }) => sku.length satisfies number }),
    );
    const { result } = chat({ agent });
    await act(() => result.current.send("How much?"));
    expect(agent.requests[0]?.body.tools?.[0]?.inputSchema).toMatchObject({ type: "object", required: ["sku"] });
    expect(result.current.messages.at(-1)?.parts).toMatchObject([
      { type: "step-start" },
      { toolCallId: "t1", state: "output-error", errorText: expect.stringContaining("price: sku") },
      { toolCallId: "t2", state: "output-available", output: 3 },
      { type: "step-start" },
      { type: "text" },
    ]);
  });

  it("cannot have the name of a page action", () => {
    const offer = () =>
      renderHook(() => useLefluxTool({ name: "click", description: "", inputSchema: {}, execute: () => null }));
    expect(offer).toThrow(/LeFlux: a tool cannot be named "click"/);
  });
});

describe("on a server", () => {
  it("renders an empty conversation, which takes up what was kept once it is hydrated", async () => {
    const first = chat({ agent: fakeAgent(step(says("Hello"))) });
    await act(() => first.result.current.send("Hi"));
    first.unmount();
    const errors = vi.spyOn(console, "error");
    const root = document.createElement("div");
    root.innerHTML = renderToString(<Chat agent={never()} />);
    expect(root.textContent).toBe("ready: ");
    document.body.append(root);
    const hydrated = await act(async () => hydrateRoot(root, <Chat agent={never()} />));
    expect(root.textContent).toBe("ready: Hi, Hello");
    expect(errors).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
  });
});
