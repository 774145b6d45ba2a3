import { describe, expect, it } from "vitest";
import { type ScriptItem, scriptedAgent } from "../../../src/agents/scripted/scriptedAgent";
import { ask, conversation, readAll } from "./converse";
import { pageOf, shopEntries } from "./pageOf";

const page = pageOf(shopEntries());
const world = { page: () => page };

it("says and does one item for each emission, and then that it is over", async () => {
  const script: ScriptItem[] = [
    { text: "First I add it.", actions: [{ type: "click", id: { text: "Add to Cart", parent: "MacBook Air" } }] },
    { text: "Added." },
  ];
  const { say } = conversation(scriptedAgent(script), world);
  const [first, second] = await say("Add the MacBook");
  expect(first).toMatchObject({ text: "First I add it.", actions: [{ type: "click", id: 8 }] });
  expect(second).toMatchObject({ text: "Added.", actions: [] });
  expect(await say("And now?")).toMatchObject([{ text: "The script is over." }]);
});

it("streams as a model would", async () => {
  const { chunks } = await ask(scriptedAgent([{ text: "Hello to you", actions: [{ type: "go_back" }] }]), [], page);
  expect(chunks.map(({ type }) => type)).toEqual([
    "start",
    "start-step",
    "text-start",
    "text-delta",
    "text-delta",
    "text-delta",
    "text-end",
    "tool-input-available",
    "finish-step",
    "finish",
  ]);
});

describe("a target", () => {
  it.each([
    ["by id", 3, 3],
    ["by text", { text: "Contact" }, 2],
    ["by text, with other white space", { text: " Add  to Cart", parent: "Magic Mouse" }, 11],
    ["by text and type", { text: "Search products", type: "search" }, 5],
  ])("is found %s", async (_, id, expected) => {
    const { actions } = await ask(scriptedAgent([{ actions: [{ type: "hover", id }] }]), [], page);
    expect(actions).toEqual([{ type: "hover", id: expected }]);
  });

  it("can be both ends of a drag", async () => {
    const drag = { type: "drag", id: { text: "Contact" }, toId: { text: "Settings" } } as const;
    expect((await ask(scriptedAgent([{ actions: [drag] }]), [], page)).actions).toEqual([
      { type: "drag", id: 2, toId: 3 },
    ]);
  });

  it.each([
    [
      "is not there",
      { text: "Buy now", parent: "AirPods Pro" },
      /item 1, action 1 \(click\): no entry is “Buy now” in “AirPods Pro” in generation 1\. There is link “Shop”/,
    ],
    ["is there more than once", { text: "Add to Cart" }, /6 entries are “Add to Cart”: .*Say which by parent or type/],
  ])("is an error of the answer when it %s", async (_, id, message) => {
    const { chunks, actions } = await ask(
      scriptedAgent([{ text: "I try.", actions: [{ type: "click", id }] }]),
      [],
      page,
    );
    expect(actions).toEqual([]);
    expect(chunks.at(-1)).toEqual({ type: "error", errorText: expect.stringMatching(message) });
  });
});

it("breaks off with an error when the script says so, and goes on when asked again", async () => {
  const agent = scriptedAgent([{ text: "Well", error: "The model is tired." }, { text: "Now it works." }]);
  const { chunks } = await ask(agent, [], page);
  expect(chunks.at(-1)).toEqual({ type: "error", errorText: "The model is tired." });
  expect((await ask(agent, [], page)).text).toBe("Now it works.");
});

it("goes on where the conversation is after a page load", async () => {
  const script: ScriptItem[] = [{ actions: [{ type: "navigate", url: "/next" }] }, { text: "Arrived." }];
  const messages = [{ id: "a", role: "assistant" as const, parts: [{ type: "step-start" as const }] }];
  expect((await ask(scriptedAgent(script), messages, page)).text).toBe("Arrived.");
});

it("can be stopped while it takes its time", async () => {
  const leave = new AbortController();
  const stream = await scriptedAgent([{ text: "Late.", delayMs: 60_000 }]).sendMessages({
    trigger: "submit-message",
    chatId: "chat",
    messageId: undefined,
    messages: [],
    abortSignal: leave.signal,
    body: { page },
  });
  const read = readAll(stream);
  leave.abort();
  await expect(read).rejects.toMatchObject({ name: "AbortError" });
});
