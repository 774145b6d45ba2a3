import { describe, expect, it } from "vitest";
import type { ActionResult, Agent, PageAction } from "../../../src/protocol";
import {
  type ApprovalPolicy,
  type AppTool,
  englishTexts,
  initialTurn,
  type TurnEvent,
  type TurnPage,
  type TurnState,
  turnReducer,
} from "../../../src/turn";
import { browserNetwork, type Network } from "../../../src/turn/network";
import { runTurn } from "../../../src/turn/runTurn";
import { asks, done, entry, fakeAgent, fakePage, gate, refused, says, step, streamOf } from "./fakes";

interface Given {
  agent: Agent;
  page?: TurnPage;
  policy?: ApprovalPolicy;
  tools?: AppTool[];
  maxSteps?: number;
  ask?: (toolCallId: string, signal: AbortSignal) => Promise<boolean>;
  from?: TurnState;
  signal?: AbortSignal;
  isRetry?: boolean;
  network?: Network;
}

/** Runs a turn of one message to its end and gives all that is to be seen of it. */
async function run({
  agent,
  page = fakePage(),
  policy = "never",
  tools = [],
  maxSteps = 25,
  ask,
  from,
  signal,
  isRetry,
  network = browserNetwork,
}: Given) {
  let state = from ?? turnReducer(initialTurn("chat"), sent);
  const events: TurnEvent["type"][] = [];
  let id = 0;
  await runTurn(
    {
      signal: signal ?? new AbortController().signal,
      page,
      getState: () => state,
      dispatch(event) {
        if (event.type !== "chunk_received") events.push(event.type);
        state = turnReducer(state, event);
      },
      createId: () => `id${++id}`,
      agent: () => agent,
      policy: () => policy,
      tools: () => tools,
      context: () => [{ description: "The user", value: { name: "Ann" } }],
      maxSteps: () => maxSteps,
      maxRetries: () => 3,
      network,
      texts: () => englishTexts,
      ask: ask ?? (async () => true),
    },
    isRetry,
  );
  return { state, events, parts: state.messages.at(-1)?.parts ?? [] };
}

const sent: TurnEvent = {
  type: "message_sent",
  message: { id: "u1", role: "user", parts: [{ type: "text", text: "Buy a mug" }] },
};
const results = (state: TurnState) => state.actions.map((record) => record.result?.status);

describe("a turn", () => {
  it("of words alone is one emission", async () => {
    const agent = fakeAgent(step(says("Hello")));
    const { state, events } = await run({ agent });
    expect(events).toEqual(["emission_requested", "emission_received", "turn_ended"]);
    expect(state).toMatchObject({ status: "ready", ended: "done", step: 1 });
  });

  it("goes on with each emission's results until the agent asks for nothing more", async () => {
    const agent = fakeAgent(
      step(says("I look."), asks("click", { id: 2 }, "c1")),
      step(asks("fill", { id: 1, text: "x" }, "c2")),
      step(says("Done.")),
    );
    const page = fakePage();
    const { state, parts } = await run({ agent, page });
    expect(page.performed).toEqual([
      [{ type: "click", id: 2, generation: 1 }],
      [{ type: "fill", id: 1, text: "x", generation: 2 }],
    ]);
    expect(parts.map((part) => part.type)).toEqual([
      "step-start",
      "text",
      "tool-click",
      "step-start",
      "tool-fill",
      "step-start",
      "text",
    ]);
    expect(state.actions).toMatchObject([
      { toolCallId: "c1", messageId: "id1", target: { text: "Button 2", type: "button" }, state: "done" },
      { toolCallId: "c2", state: "done" },
    ]);
    expect(page.held).toBe(0);
  });

  it("sends the index, the app's knowledge and the history as the AI SDK's client does", async () => {
    const agent = fakeAgent(step(asks("click", { id: 1 }, "c1")), step(says("Done.")));
    await run({ agent });
    const [first, second] = agent.requests;
    expect(first).toMatchObject({ trigger: "submit-message", chatId: "chat", messageId: undefined });
    expect(first?.body.page).toMatchObject({ generation: 1, reason: "emission" });
    expect(first?.body.context).toEqual([{ description: "The user", value: { name: "Ann" } }]);
    expect(first?.body).not.toHaveProperty("tools");
    expect(second).toMatchObject({ trigger: "submit-message", messageId: "id1" });
    expect(second?.body.page.generation).toBe(2);
    expect(second?.messages.at(-1)).toMatchObject({
      role: "assistant",
      parts: [
        { type: "step-start" },
        { type: "tool-click", state: "output-available", input: { id: 1 }, output: done() },
      ],
    });
  });

  it("holds rescans back from the scan to the last result, and scans before it holds", async () => {
    const page = fakePage(() => {
      expect(page.held).toBe(1);
      return done();
    });
    const getIndex = page.getIndex;
    page.getIndex = (reason) => {
      expect(page.held).toBe(0);
      return getIndex(reason);
    };
    const agent = fakeAgent(step(asks("click", { id: 1 })), step(says("Done.")));
    const { state } = await run({ agent, page });
    expect(state.ended).toBe("done");
    expect(page.held).toBe(0);
  });

  it("hands all actions of an emission over at once", async () => {
    const page = fakePage((action) => (action.type === "click" && action.id === 2 ? refused() : done()));
    const agent = fakeAgent(step(...[1, 2, 3].map((id) => asks("click", { id }, `c${id}`))), step(says("Done.")));
    const { state, parts } = await run({ agent, page });
    expect(page.performed).toHaveLength(1);
    expect(results(state)).toEqual(["done", "refused", "done"]);
    expect(parts.filter((part) => part.type === "tool-click")).toMatchObject([
      { output: done() },
      { output: refused() },
      { output: done() },
    ]);
  });

  it("leaves alone what the server answered itself", async () => {
    const page = fakePage();
    const looked = [asks("look", {}, "s1"), { type: "tool-output-available" as const, toolCallId: "s1", output: 5 }];
    const { state } = await run({ agent: fakeAgent(step(...looked, says("Five."))), page });
    expect(state).toMatchObject({ ended: "done", step: 1 });
    expect(page.performed).toEqual([]);
  });
});

describe("a call that nobody can carry out is told to the agent", () => {
  it.each<[string, unknown, RegExp]>([
    ["click", { id: "five" }, /click: id does not fit/],
    ["click", undefined, /click: input does not fit/],
    ["fill", { id: 1 }, /fill: text does not fit/],
    ["explode", {}, /no tool "explode"/],
    ["upload", { id: 1 }, /no tool "upload"/],
  ])("%s %j", async (name, input, message) => {
    const page = fakePage();
    const agent = fakeAgent(step(asks(name, input, "bad"), asks("click", { id: 1 }, "good")), step(says("Done.")));
    const { parts, state } = await run({ agent, page });
    expect(parts).toContainEqual(
      expect.objectContaining({ toolCallId: "bad", state: "output-error", errorText: expect.stringMatching(message) }),
    );
    expect(page.performed).toEqual([[{ type: "click", id: 1, generation: 1 }]]);
    expect(state.actions.map((one) => one.toolCallId)).toEqual(["good"]);
  });
});

describe("abilities of the app's own", () => {
  const tool = (execute: AppTool["execute"], fields: Partial<AppTool> = {}): AppTool => ({
    name: "stock",
    description: "Tells the stock",
    inputSchema: { type: "object" },
    execute,
    ...fields,
  });
  const agent = () => fakeAgent(step(asks("stock", { sku: "m" }, "t1")), step(says("Done.")));

  it("are offered, run and answered", async () => {
    const asked = agent();
    const { parts } = await run({ agent: asked, tools: [tool((input) => ({ left: 3, input }))] });
    expect(asked.requests[0]?.body.tools).toEqual([
      { name: "stock", description: "Tells the stock", inputSchema: { type: "object" } },
    ]);
    expect(parts).toContainEqual(
      expect.objectContaining({
        type: "tool-stock",
        state: "output-available",
        output: { left: 3, input: { sku: "m" } },
      }),
    );
  });

  it.each<[string, AppTool["execute"], object]>([
    ["gives nothing", () => undefined, { state: "output-available", output: null }],
    [
      "fails",
      () => {
        throw new Error("No stock.");
      },
      { state: "output-error", errorText: "No stock." },
    ],
    ["fails later", () => Promise.reject(new Error("No net.")), { state: "output-error", errorText: "No net." }],
    [
      "gives what is no JSON",
      () => {
        const a: { a?: object } = {};
        a.a = a;
        return a;
      },
      { state: "output-error" },
    ],
  ])("one that %s", async (_, execute, expected) => {
    const { parts, state } = await run({ agent: agent(), tools: [tool(execute)] });
    expect(parts).toContainEqual(expect.objectContaining({ toolCallId: "t1", ...expected }));
    expect(state.ended).toBe("done");
  });

  it("are not run with an input that their schema refuses", async () => {
    const schema = {
      "~standard": {
        version: 1,
        vendor: "test",
        validate: () => ({ issues: [{ message: "too short", path: ["sku"] }] }),
        jsonSchema: { input: () => ({ type: "object", title: "from the schema" }) },
      },
    };
    const asked = agent();
    const execute = () => expect.unreachable();
    const { parts } = await run({ agent: asked, tools: [tool(execute, { inputSchema: schema })] });
    expect(asked.requests[0]?.body.tools?.[0]?.inputSchema).toEqual({ type: "object", title: "from the schema" });
    expect(parts).toContainEqual(
      expect.objectContaining({ state: "output-error", errorText: "stock: sku does not fit (too short)." }),
    );
  });

  it("run in the order that the agent gave, page actions among them", async () => {
    const order: string[] = [];
    const page = fakePage((action) => {
      order.push(`click ${(action as { id: number }).id}`);
      return done();
    });
    const tools = [
      tool((input) => {
        order.push((input as { sku: string }).sku);
      }),
    ];
    const mixed = [
      asks("stock", { sku: "a" }),
      asks("click", { id: 1 }),
      asks("stock", { sku: "b" }),
      asks("click", { id: 2 }),
      asks("stock", { sku: "c" }),
    ];
    await run({ agent: fakeAgent(step(...mixed), step(says("Done."))), page, tools });
    expect(order).toEqual(["a", "click 1", "b", "click 2", "c"]);
    expect(page.performed).toHaveLength(1);
  });
});

describe("approval", () => {
  const page = () => fakePage(undefined, [entry(1, { text: "Delete" }), entry(2, { text: "Edit" })]);
  const agent = () =>
    fakeAgent(step(asks("click", { id: 1 }, "risky"), asks("click", { id: 2 }, "plain")), step(says("Done.")));

  it.each([
    [true, ["done", "done"]],
    [false, ["refused", "done"]],
  ])("given %s: the actions end %j", async (answer, expected) => {
    const asked: string[] = [];
    const ask = async (toolCallId: string) => {
      asked.push(toolCallId);
      return answer;
    };
    const { state, events } = await run({ agent: agent(), page: page(), policy: "risky", ask });
    expect(asked).toEqual(["risky"]);
    expect(results(state)).toEqual(expected);
    expect(events).toContain("approval_asked");
    if (!answer) expect(state.actions[0]?.result).toMatchObject({ code: "declined" });
  });

  it("is not asked for what the policy refuses", async () => {
    const { state, events } = await run({ agent: agent(), page: page(), policy: () => "refuse" });
    expect(results(state)).toEqual(["refused", "refused"]);
    expect(events).not.toContain("approval_asked");
  });

  it("is waited for", async () => {
    const answer = gate<boolean>();
    const waiting = gate();
    const ran = page();
    const ask = () => {
      waiting.open();
      return answer.opened;
    };
    const running = run({ agent: agent(), page: ran, policy: "risky", ask });
    await waiting.opened;
    expect(ran.held).toBe(1);
    answer.open(true);
    expect(results((await running).state)).toEqual(["done", "done"]);
  });
});

describe("what goes wrong ends the turn with an error, and what was received stays", () => {
  it.each<[string, Agent, RegExp]>([
    ["the agent rejects", fakeAgent(() => Promise.reject(new Error("Offline."))), /^Offline\.$/],
    [
      "the agent throws",
      {
        ...fakeAgent(),
        sendMessages: () => {
          throw new Error("Bad.");
        },
      },
      /^Bad\.$/,
    ],
    ["the agent throws nothing sensible", fakeAgent(() => Promise.reject(undefined as never)), /did not answer/],
    ["the agent gives no stream", fakeAgent((() => ({})) as never), /gave no stream/],
    [
      "the stream breaks",
      fakeAgent(() => streamOf(step(says("Half")).slice(0, 4), new Error("Reset.")).stream),
      /^Reset\.$/,
    ],
    [
      "the server says so",
      fakeAgent([...step(says("Half")).slice(0, 4), { type: "error", errorText: "Too many requests" }]),
      /^Too many requests$/,
    ],
    [
      "an event cannot be read",
      fakeAgent([...step(says("Half")).slice(0, 4), { type: "text-delta", id: "t" } as never]),
      /text-delta: delta/,
    ],
    [
      "the stream ends in the middle of a call",
      fakeAgent([...step(says("Half")).slice(0, 4), { type: "tool-input-start", toolCallId: "c", toolName: "click" }]),
      /cut off/,
    ],
  ])("%s", async (name, agent, message) => {
    const page = fakePage();
    const { state, parts } = await run({ agent, page });
    expect(state).toMatchObject({
      status: "error",
      ended: "failed",
      error: { message: expect.stringMatching(message), retryable: true },
    });
    if (!name.startsWith("the agent")) expect(parts).toContainEqual({ type: "text", text: "Half", state: "done" });
    expect(page.held).toBe(0);
    expect(page.performed).toEqual([]);
  });

  it("an error can say that asking again does not help", async () => {
    const error = Object.assign(new Error("No key."), { retryable: false });
    expect((await run({ agent: fakeAgent(() => Promise.reject(error)) })).state.error).toEqual({
      message: "No key.",
      retryable: false,
    });
  });

  it("a sender is told when its events are not read any more", async () => {
    const { stream, cancelled } = streamOf([{ type: "text-start" }], "open");
    await run({ agent: fakeAgent(() => stream) });
    expect(cancelled).toHaveLength(1);
  });

  it("a page that breaks gives its actions an outcome", async () => {
    const page = fakePage(() => {
      throw new Error("Page broke.");
    });
    const { state, parts } = await run({ agent: fakeAgent(step(asks("click", { id: 1 }))), page });
    expect(state.error?.message).toBe("Page broke.");
    expect(parts.at(-1)).toMatchObject({ state: "output-available", output: { code: "aborted" } });
    expect(page.held).toBe(0);
  });

  it("a scan that breaks too", async () => {
    const page = {
      ...fakePage(),
      getIndex: () => {
        throw new Error("Scan broke.");
      },
    };
    expect((await run({ agent: fakeAgent(), page })).state.error?.message).toBe("Scan broke.");
  });
});

describe("asking again after an error", () => {
  const again = (state: TurnState) => turnReducer(state, { type: "retried" });

  it("does no action twice", async () => {
    const page = fakePage();
    const agent = fakeAgent(
      step(asks("click", { id: 1 }, "c1")),
      () => Promise.reject(new Error("Offline.")),
      step(says("Done.")),
    );
    const before = await run({ agent, page });
    expect(before.state.status).toBe("error");
    const after = await run({ agent, page, from: again(before.state), isRetry: true });
    expect(after.state).toMatchObject({ status: "ready", ended: "done" });
    expect(page.performed).toHaveLength(1);
    expect(agent.requests.at(-1)).toMatchObject({ trigger: "submit-message", messageId: "id1" });
    expect(after.state.messages).toHaveLength(2);
  });

  it("of a first emission asks the user's message anew", async () => {
    const agent = fakeAgent(() => Promise.reject(new Error("Offline.")), step(says("Done.")));
    const before = await run({ agent });
    await run({ agent, from: again(before.state), isRetry: true });
    expect(agent.requests.at(-1)).toMatchObject({ trigger: "regenerate-message", messageId: undefined });
    expect(agent.requests.at(-1)?.messages).toHaveLength(1);
  });
});

describe("an agent that does not come to an end", () => {
  it("is stopped at the step limit with a question", async () => {
    const page = fakePage();
    const { state, parts } = await run({ agent: fakeAgent(step(asks("click", { id: 1 }))), page, maxSteps: 3 });
    expect(page.performed).toHaveLength(3);
    expect(state).toMatchObject({ status: "ready", ended: "asked", step: 3 });
    expect(parts.at(-1)).toMatchObject({ type: "text", text: englishTexts.stepLimit(3) });
  });

  it("is stopped when the same thing is refused three times, although its id changes", async () => {
    const entries = [entry(1, { text: "Save" }), entry(2, { text: "Save" })];
    let n = 0;
    const page = fakePage(() => refused("“Banner” lies over it."), entries);
    const agent = fakeAgent(() => streamOf(step(asks("click", { id: (n++ % 2) + 1 }))).stream);
    const { state, parts } = await run({ agent, page });
    expect(page.performed).toHaveLength(3);
    expect(state.ended).toBe("asked");
    expect(parts.at(-1)).toMatchObject({ text: expect.stringMatching(/“Save”.*“Banner” lies over it/) });
  });

  it("or a call that does not fit", async () => {
    const agent = fakeAgent(() => streamOf(step(asks("explode", {}))).stream);
    const { state } = await run({ agent });
    expect(state).toMatchObject({ ended: "asked", step: 3 });
  });

  it("but not when it worked in between, or another target was meant", async () => {
    const fates: Record<string, ActionResult[]> = {
      "1": [refused(), refused(), done(), refused(), refused()],
      "2": [refused(), refused()],
    };
    const page = fakePage((action: PageAction) => fates[String((action as { id: number }).id)]?.shift() ?? done());
    const order = [1, 1, 2, 1, 2, 1, 1];
    const agent = fakeAgent(
      ...order.map((id) => () => streamOf(step(asks("click", { id }))).stream),
      step(says("Done.")),
    );
    const { state } = await run({ agent, page });
    expect(state.ended).toBe("done");
  });
});

describe("a page that is being left", () => {
  it("is waited for before the agent is asked again", async () => {
    const page = fakePage(() => done({ navigating: true }));
    const order: string[] = [];
    page.settle = async (_, begun) => {
      order.push(begun ? "waited" : "looked");
    };
    const agent = fakeAgent(step(asks("click", { id: 1 }), asks("click", { id: 2 })), step(says("Done.")));
    await run({ agent, page });
    expect(order).toEqual(["looked", "waited", "waited", "looked"]);
  });

  it("makes no error of a request that the browser broke off", async () => {
    const leaving = new AbortController();
    const page = fakePage();
    let isAsked = false;
    page.settle = async () => {
      if (isAsked) leaving.abort();
    };
    const agent = fakeAgent(() => {
      isAsked = true;
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    const { state } = await run({ agent, page, signal: leaving.signal });
    expect(state.status).toBe("submitted");
  });
});
