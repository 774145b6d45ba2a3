import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgentError } from "../../../src/agents/http/agentError";
import type { Agent, AgentRequest, MessageChunk } from "../../../src/protocol";
import { createTurn, type TurnOptions, type TurnState } from "../../../src/turn";
import type { Network } from "../../../src/turn/network";
import { asks, done, entry, fakeAgent, fakePage, fakeStorage, gate, says, step, streamOf } from "./fakes";

const lost = () => new AgentError("The connection was lost.", { transient: true });
const unreachable = () => Promise.reject(lost());
const breaks = (chunks: MessageChunk[]) => () => streamOf(chunks, lost()).stream;
const clicked = asks("click", { id: 2 }, "c1");
const half = (...chunks: (MessageChunk | MessageChunk[])[]) => step(...chunks).slice(0, -2);

/** A turn, with every connection that was shown on the way. */
function open(agent: Agent, options: Partial<TurnOptions> = {}) {
  const page = fakePage(() => done(), [entry(1), entry(2)]);
  const turn = createTurn("k", { agent, page, approve: "never", ...options });
  const shown: TurnState["connection"][] = [];
  turn.subscribe(() => {
    const { connection } = turn.getSnapshot();
    if (shown.at(-1) !== connection) shown.push(connection);
  });
  const text = () =>
    turn
      .getSnapshot()
      .messages.slice(1)
      .flatMap(({ parts }) => parts.flatMap((part) => (part.type === "text" ? [part.text] : [])));
  return { turn, page, shown, text };
}

/** Sends, and lets all the time pass that the turn takes. */
async function say(turn: ReturnType<typeof createTurn>, text = "Buy a mug") {
  const sent = turn.send(text);
  await vi.runAllTimersAsync();
  await sent;
  return turn.getSnapshot();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] }));
afterEach(() => void vi.useRealTimers());

describe("when the way to the agent is broken", () => {
  it("it is asked again until it answers", async () => {
    const agent = fakeAgent(unreachable, unreachable, step(says("Done.")));
    const { turn, shown, text } = open(agent);
    const state = await say(turn);
    expect(agent.requests).toHaveLength(3);
    expect(shown).toEqual(["ok", "retrying", "ok"]);
    expect(text()).toEqual(["Done."]);
    expect(state).toMatchObject({ status: "ready", ended: "done", step: 1, connection: "ok" });
  });

  it("half an answer stays to be read until the whole one comes, and nothing of it is done", async () => {
    const again = gate<ReadableStream<MessageChunk>>();
    const agent = fakeAgent(
      breaks(half(says("I press"), clicked)),
      () => again.opened as Promise<never>,
      step(says("Done.")),
    );
    const { turn, page, shown, text } = open(agent);
    const sent = turn.send("Buy a mug");
    await vi.waitFor(() => expect(turn.getSnapshot().connection).toBe("retrying"));
    expect(text()).toEqual(["I press"]);
    expect(page.performed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    again.open(streamOf(step(says("I do press", "u"), asks("click", { id: 2 }, "c2"))).stream);
    await vi.runAllTimersAsync();
    await sent;
    expect(page.performed).toEqual([[{ type: "click", id: 2, generation: 2 }]]);
    expect(text()).toEqual(["I do press", "Done."]);
    expect(shown).toEqual(["ok", "retrying", "ok"]);
    expect(turn.getSnapshot()).toMatchObject({ ended: "done", step: 2 });
  });

  it("asks with the page as it is then, and holds no rescan back meanwhile", async () => {
    const held: number[] = [];
    const agent = fakeAgent(breaks(half(says("I"))), step(says("Done.")));
    const { turn, page } = open(agent);
    turn.subscribe(() => held.push(page.held));
    await say(turn);
    expect(agent.requests.map(({ body }) => body.page.generation)).toEqual([1, 2]);
    expect(page.held).toBe(0);
    expect(Math.max(...held)).toBe(1);
  });

  it("what was done before is not done again", async () => {
    const agent = fakeAgent(
      step(says("First."), clicked),
      breaks(half(says("Second."), asks("click", { id: 1 }, "c2"))),
      step(says("Second, whole."), asks("click", { id: 1 }, "c3")),
      step(says("Done.")),
    );
    const { turn, page, text } = open(agent);
    await say(turn);
    expect(page.performed.flat().map((action) => "id" in action && action.id)).toEqual([2, 1]);
    expect(text()).toEqual(["First.", "Second, whole.", "Done."]);
    expect(turn.getSnapshot().messages).toHaveLength(2);
  });

  it("a tool that the server ran stays, and one that may have run is told as that", async () => {
    const ran: MessageChunk[] = [
      asks("lookUp", { name: "mug" }, "s1"),
      { type: "tool-output-available", toolCallId: "s1", output: "12 in stock" },
      { type: "finish-step" },
      { type: "start-step" },
    ];
    const agent = fakeAgent(
      breaks([{ type: "start" }, { type: "start-step" }, ...ran, ...says("There"), asks("reserve", {}, "s2")]),
      step(says("Reserved?")),
    );
    const { turn, text } = open(agent);
    const state = await say(turn);
    const calls = agent.requests[1]?.messages.at(-1)?.parts.filter(({ type }) => type.startsWith("tool-"));
    expect(calls).toMatchObject([
      { type: "tool-lookUp", output: "12 in stock" },
      { type: "tool-reserve", state: "output-error", errorText: expect.stringContaining("may have happened") },
    ]);
    expect(text()).toEqual(["There", "Reserved?"]);
    expect(state).toMatchObject({ ended: "done", step: 1 });
  });

  it("gives up after the limit, and keeps what was received", async () => {
    const agent = fakeAgent(breaks(half(says("I was about to"), clicked)));
    const onError = vi.fn();
    const { turn, page, text } = open(agent, { maxRetries: 3, onError });
    const state = await say(turn);
    expect(agent.requests).toHaveLength(4);
    expect(state).toMatchObject({ status: "error", ended: "failed", connection: "ok" });
    expect(state.error).toEqual({ message: "The connection was lost.", retryable: true, code: "lost" });
    expect(onError).toHaveBeenCalledOnce();
    expect(text()).toEqual(["I was about to"]);
    expect(page.performed).toEqual([]);
    expect(page.held).toBe(0);
  });

  it("waits longer each time", async () => {
    const times: number[] = [];
    const agent = fakeAgent(() => {
      times.push(Date.now());
      return unreachable();
    });
    await say(open(agent).turn);
    const waits = times.slice(1).map((time, at) => time - (times[at] as number));
    expect(waits).toHaveLength(5);
    for (const [at, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan(waits[at] as number);
  });

  it("Stop ends the waiting at once", async () => {
    const agent = fakeAgent(unreachable);
    const { turn } = open(agent);
    const sent = turn.send("Buy a mug");
    await vi.waitFor(() => expect(turn.getSnapshot().connection).toBe("retrying"));
    turn.stop();
    await sent;
    expect(turn.getSnapshot()).toMatchObject({ status: "ready", ended: "stopped", connection: "ok" });
    await vi.runAllTimersAsync();
    expect(agent.requests).toHaveLength(1);
  });

  it.each([
    ["what Chrome says", new TypeError("Failed to fetch"), 2],
    ["what Safari says", new TypeError("Load failed"), 2],
    ["what Firefox says", new TypeError("NetworkError when attempting to fetch resource."), 2],
    ["what Node says", new TypeError("terminated"), 2],
    ["a mistake in an agent", new TypeError("x is not a function"), 1],
    ["another error", new Error("Failed to fetch"), 1],
    ["a server that refuses", new AgentError("No.", { status: 401 }), 1],
    ["a server that wants a pause", new AgentError("Slow.", { transient: true, retryAfterMs: 9000 }), 2],
    ["a server that wants a long pause", new AgentError("Slow.", { transient: true, retryAfterMs: 120_000 }), 1],
  ])("%s decides whether it is asked again", async (_, error, times) => {
    const agent = fakeAgent(() => Promise.reject(error), step(says("Done.")));
    const begun = Date.now();
    const state = await say(open(agent).turn);
    expect(agent.requests).toHaveLength(times);
    expect(state.status).toBe(times === 2 ? "ready" : "error");
    if ("retryAfterMs" in error && times === 2) expect(Date.now() - begun).toBeGreaterThanOrEqual(9000);
  });
});

describe("where the server keeps its answer", () => {
  const whole = step(says("I press"), clicked);
  /** An agent that breaks off, and what one gets who comes back. */
  function keeping(back: () => ReadableStream<MessageChunk> | null | Promise<never>) {
    const agent = fakeAgent(breaks(half(says("I p"), clicked)), step(says("Done.")));
    const asked: AgentRequest["chatId"][] = [];
    agent.reconnectToStream = async ({ chatId }) => {
      asked.push(chatId);
      return back();
    };
    return { agent, asked };
  }

  it("that is taken up, and the agent is not asked again", async () => {
    const { agent, asked } = keeping(() => streamOf(whole).stream);
    const { turn, page, text } = open(agent);
    const state = await say(turn);
    expect(asked).toEqual([state.id]);
    expect(text()).toEqual(["I press", "Done."]);
    // The ids are those of the page that was sent.
    expect(page.performed).toEqual([[{ type: "click", id: 2, generation: 1 }]]);
    expect(agent.requests).toHaveLength(2);
  });

  it.each([
    ["nothing is kept", () => null],
    ["the server fails", () => Promise.reject(new AgentError("No.", { status: 500 }))],
    ["only the rest of it comes", () => streamOf(whole.slice(3)).stream],
  ])("it is asked again when %s", async (_, back) => {
    const { agent, asked } = keeping(back);
    const { turn, page, text } = open(agent);
    await say(turn);
    expect(asked).toHaveLength(1);
    expect(agent.requests).toHaveLength(2);
    expect(text()).toEqual(["Done."]);
    expect(page.performed).toEqual([]);
  });

  it("is not looked for when nothing of it has come", async () => {
    const { agent, asked } = keeping(() => null);
    agent.sendMessages = fakeAgent(unreachable, step(says("Done."))).sendMessages;
    await say(open(agent).turn);
    expect(asked).toEqual([]);
  });
});

describe("while the user is offline", () => {
  function network(): Network & { comeBack(): void } {
    const online = gate();
    let isOnline = false;
    return {
      isOnline: () => isOnline,
      untilOnline: () => online.opened,
      watch: () => () => {},
      comeBack() {
        isOnline = true;
        online.open();
      },
    };
  }

  it("that is shown and waited out, however long it takes", async () => {
    const line = network();
    const agent = fakeAgent(unreachable, step(says("Done.")));
    const { turn, shown, text } = open(agent, { network: line, maxDurationMs: 60_000 });
    const sent = turn.send("Buy a mug");
    await vi.waitFor(() => expect(turn.getSnapshot().connection).toBe("offline"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(agent.requests).toHaveLength(1);
    line.comeBack();
    await vi.runAllTimersAsync();
    await sent;
    expect(shown).toEqual(["ok", "offline", "retrying", "ok"]);
    expect(text()).toEqual(["Done."]);
  });

  it("the browser's own event ends it", async () => {
    const target = new EventTarget();
    vi.stubGlobal("navigator", { onLine: false });
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    const agent = fakeAgent(unreachable, step(says("Done.")));
    const { turn } = open(agent);
    const sent = turn.send("Buy a mug");
    await vi.waitFor(() => expect(turn.getSnapshot().connection).toBe("offline"));
    vi.stubGlobal("navigator", { onLine: true });
    target.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1000);
    await sent;
    expect(turn.getSnapshot().ended).toBe("done");
    vi.unstubAllGlobals();
  });

  describe("and a request hangs without an error, as browsers let it", () => {
    /** A network whose cable the test pulls. */
    function cable() {
      let tell = (_: boolean) => {};
      const network: Network = {
        isOnline: () => true,
        untilOnline: async () => {},
        watch(onChange) {
          tell = onChange;
          return () => {};
        },
      };
      return { network, pull: () => tell(false), plug: () => tell(true) };
    }
    const hanging = (agent: Agent, network: Network) => {
      const opened = open(agent, { network });
      return { ...opened, sent: opened.turn.send("Buy a mug") };
    };

    it("the answer is asked for again when the network is back and it stays silent", async () => {
      const { network, pull, plug } = cable();
      const agent = fakeAgent(() => streamOf(half(says("I th")), "open").stream, step(says("I think so.")));
      const { turn, shown, text, sent } = hanging(agent, network);
      await vi.waitFor(() => expect(text()).toEqual(["I th"]));
      pull();
      expect(turn.getSnapshot().connection).toBe("offline");
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(agent.requests).toHaveLength(1);
      plug();
      await vi.runAllTimersAsync();
      await sent;
      expect(text()).toEqual(["I think so."]);
      expect(shown).toEqual(["ok", "offline", "retrying", "ok"]);
      expect(agent.requests[0]?.abortSignal?.aborted).toBe(true);
    });

    it("the answer that goes on is left alone", async () => {
      const { network, pull, plug } = cable();
      let more: ReadableStreamDefaultController<MessageChunk> | undefined;
      const whole = step(says("I think so."));
      const agent = fakeAgent(
        () =>
          new ReadableStream<MessageChunk>({
            start(controller) {
              more = controller;
            },
          }),
      );
      const { turn, text, sent } = hanging(agent, network);
      await vi.waitFor(() => expect(more).toBeDefined());
      pull();
      plug();
      await vi.advanceTimersByTimeAsync(1000);
      for (const chunk of whole) more?.enqueue(chunk);
      more?.close();
      await vi.runAllTimersAsync();
      await sent;
      expect(text()).toEqual(["I think so."]);
      expect(agent.requests).toHaveLength(1);
      expect(turn.getSnapshot()).toMatchObject({ ended: "done", connection: "ok" });
    });

    it("an agent in the browser does not mind", async () => {
      const { network, pull } = cable();
      const agent = Object.assign(
        fakeAgent(() => streamOf([], "open").stream),
        { needsNetwork: false },
      );
      const { turn, sent } = hanging(agent, network);
      await vi.waitFor(() => expect(agent.requests).toHaveLength(1));
      pull();
      expect(turn.getSnapshot().connection).toBe("ok");
      turn.stop();
      await sent;
    });
  });

  it("Stop ends it", async () => {
    const agent = fakeAgent(unreachable);
    const line: Network = {
      ...network(),
      untilOnline: (signal) => new Promise((end) => signal.addEventListener("abort", () => end())),
    };
    const { turn } = open(agent, { network: line });
    const sent = turn.send("Buy a mug");
    await vi.waitFor(() => expect(turn.getSnapshot().connection).toBe("offline"));
    turn.stop();
    await sent;
    expect(turn.getSnapshot()).toMatchObject({ ended: "stopped", connection: "ok" });
  });
});

describe("a turn that takes too long", () => {
  it("ends with a question, and keeps what was received", async () => {
    const agent = fakeAgent(step(says("First."), clicked), () => streamOf(half(says("Thinking")), "open").stream);
    const { turn, page, text } = open(agent, { maxDurationMs: 120_000 });
    const state = await say(turn);
    expect(state).toMatchObject({ status: "ready", ended: "asked", error: null });
    expect(text()).toEqual([
      "First.",
      "Thinking",
      "I have been at this for 2 minutes and am not done yet. Shall I go on?",
    ]);
    expect(page.performed).toHaveLength(1);
    expect(page.held).toBe(0);
  });

  it("halts the action in progress", async () => {
    const aborted = vi.fn();
    const page = fakePage(
      (_, signal) => new Promise(() => signal.addEventListener("abort", aborted)),
      [entry(1), entry(2)],
    );
    const state = await say(open(fakeAgent(step(clicked)), { page, maxDurationMs: 60_000 }).turn);
    expect(aborted).toHaveBeenCalledOnce();
    expect(state.ended).toBe("asked");
    expect(state.actions[0]).toMatchObject({ state: "refused", result: { code: "aborted" } });
  });

  it("goes on when it is told to", async () => {
    const agent = fakeAgent(step(clicked), () => streamOf(half(says("Hm")), "open").stream, step(says("Done.")));
    const { turn, page, text } = open(agent, { maxDurationMs: 60_000 });
    await say(turn);
    const again = turn.retry();
    await vi.runAllTimersAsync();
    await again;
    expect(page.performed).toHaveLength(1);
    expect(text()).toEqual(["Done."]);
    expect(turn.getSnapshot().ended).toBe("done");
  });

  it("is not one that waits for its user", async () => {
    const page = fakePage(() => done(), [entry(2, { text: "Delete" })]);
    const { turn } = open(fakeAgent(step(clicked), step(says("Done."))), {
      page,
      approve: "always",
      maxDurationMs: 60_000,
    });
    const sent = turn.send("Go");
    await vi.waitFor(() => expect(turn.getSnapshot().status).toBe("waiting"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(turn.getSnapshot().status).toBe("waiting");
    turn.approve();
    await sent;
    expect(turn.getSnapshot().ended).toBe("done");
  });

  it("has the time that it had before the page was left", async () => {
    const storage = fakeStorage();
    const place = (document: number) => () => ({ url: "https://shop.test/", document });
    const page = fakePage(() => new Promise(() => {}), [entry(1), entry(2)]);
    const limit = { storage, maxDurationMs: 60_000 };
    const first = open(fakeAgent(step(clicked)), { ...limit, page, place: place(1) }).turn;
    const leave = first.start();
    void first.send("Go");
    await vi.advanceTimersByTimeAsync(40_000);
    leave();
    const second = open(
      fakeAgent(() => streamOf(half(says("Hm")), "open").stream),
      { ...limit, place: place(2) },
    ).turn;
    second.start();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(second.getSnapshot().ended).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(second.getSnapshot().ended).toBe("asked");
  });
});

describe("an ability of the app that was running when the turn ended", () => {
  it("is not run again unseen when the turn goes on", async () => {
    const run = gate();
    const execute = vi.fn(() => run.opened);
    const tools = () => [{ name: "pay", description: "Pays.", inputSchema: {}, execute }];
    const agent = fakeAgent(step(asks("pay", {}, "p1"), asks("pay", {}, "p2")), step(says("Paid?")));
    const { turn } = open(agent, { tools });
    const sent = turn.send("Pay");
    await vi.waitFor(() => expect(execute).toHaveBeenCalledOnce());
    turn.stop();
    await sent;
    const again = turn.retry();
    await vi.runAllTimersAsync();
    await again;
    expect(execute).toHaveBeenCalledOnce();
    const calls = agent.requests[1]?.messages.at(-1)?.parts.filter(({ type }) => type === "tool-pay");
    expect(calls).toMatchObject([{ toolCallId: "p1", errorText: expect.stringContaining("may have happened") }]);
  });
});
