import { afterEach, describe, expect, it, vi } from "vitest";
import type { ActionResult, Agent, PageAction } from "../../../src/protocol";
import { createTurn, type Turn, type TurnOptions, type TurnState } from "../../../src/turn";
import { asks, done, entry, fakeAgent, fakePage, fakeStorage, gate, says, step, streamOf } from "./fakes";

const open = (options: Partial<TurnOptions> & { agent: Agent }): Turn =>
  createTurn("leflux:test", { page: fakePage(), approve: "never", ...options });

/** Waits until the turn stands as the test needs it. */
function until(turn: Turn, holds: (state: TurnState) => boolean): Promise<TurnState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(turn.getSnapshot())) return;
      end();
      resolve(turn.getSnapshot());
    };
    const end = turn.subscribe(look);
    look();
  });
}
const texts = (turn: Turn) =>
  turn
    .getSnapshot()
    .messages.map((message) => message.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(""));

/** A page whose actions wait for the test; an abort ends them. */
function slowPage() {
  const begun = gate<PageAction>();
  const finish = gate<ActionResult>();
  const page = fakePage(
    (action, signal) =>
      new Promise((resolve) => {
        begun.open(action);
        finish.opened.then(resolve);
        signal.addEventListener("abort", () => resolve({ status: "refused", code: "aborted", message: "Halted." }));
      }),
    [entry(1, { text: "Delete" }), entry(2)],
  );
  return { page, begun, finish };
}

const place =
  (document: number, url = `https://shop.test/${document}`) =>
  () => ({ url, document });

describe("a conversation", () => {
  it("shows the user's message at once and the answer as it comes", async () => {
    const turn = open({ agent: fakeAgent(step(says("Hello"))) });
    const sending = turn.send("Hi");
    expect(texts(turn)).toEqual(["Hi"]);
    expect(turn.getSnapshot().status).toBe("submitted");
    await sending;
    expect(texts(turn)).toEqual(["Hi", "Hello"]);
  });

  it("sends no empty message", async () => {
    const agent = fakeAgent();
    const turn = open({ agent });
    await turn.send("  \n");
    expect(agent.requests).toEqual([]);
    expect(turn.getSnapshot()).toBe(turn.getInitialSnapshot());
  });

  it("takes the agent that it was last given, and keeps its messages", async () => {
    const turn = open({ agent: fakeAgent(step(says("one"))) });
    await turn.send("Hi");
    turn.configure({ agent: fakeAgent(step(says("two"))) });
    await turn.send("Hi again");
    expect(texts(turn)).toEqual(["Hi", "one", "Hi again", "two"]);
  });

  it("begins anew when it is cleared, in the middle of a turn too", async () => {
    const { page, begun } = slowPage();
    const turn = open({ agent: fakeAgent(step(asks("click", { id: 2 }))), page });
    const { id } = turn.getSnapshot();
    const sending = turn.send("Go");
    await begun.opened;
    turn.clear();
    await sending;
    expect(turn.getSnapshot()).toMatchObject({ messages: [], actions: [], status: "ready" });
    expect(turn.getSnapshot().id).not.toBe(id);
  });

  it("stops what runs when another message is sent, then answers that", async () => {
    const { page, begun } = slowPage();
    const agent = fakeAgent(step(asks("click", { id: 2 })), step(says("Second")));
    const turn = open({ agent, page });
    const first = turn.send("First");
    await begun.opened;
    await Promise.all([first, turn.send("No, this")]);
    expect(texts(turn)).toEqual(["First", "", "No, this", "Second"]);
    expect(agent.requests).toHaveLength(2);
    expect(page.held).toBe(0);
  });

  it("loses nothing of three messages that are sent in one breath", async () => {
    const agent = fakeAgent(step(says("Answer")));
    const turn = open({ agent });
    await Promise.all([turn.send("a"), turn.send("b"), turn.send("c")]);
    expect(texts(turn)).toEqual(["a", "b", "c", "Answer"]);
    expect(agent.requests).toHaveLength(1);
  });

  it("tells the app of messages, actions and errors, and survives its mistakes", async () => {
    const told: string[] = [];
    const agent = fakeAgent(step(asks("click", { id: 2 })), step(says("Done.")), () =>
      Promise.reject(new Error("Offline.")),
    );
    const turn = open({
      agent,
      onMessage: (message) => void told.push(`message ${message.role}`),
      onAction: (record) => void told.push(`action ${record.action.type} ${record.state}`),
      onError: (error) => void told.push(`error ${error.message}`),
    });
    await turn.send("Go");
    await turn.send("More");
    expect(told).toEqual(["message user", "action click done", "message assistant", "message user", "error Offline."]);
  });
});

describe("Stop halts a turn at every stage", () => {
  const stages: [string, (turn: Turn) => Promise<unknown>, Partial<TurnOptions> & { agent: Agent }][] = [
    [
      "before the agent answers",
      (turn) => until(turn, (s) => s.status === "submitted" && s.step === 1),
      { agent: fakeAgent(() => new Promise<never>(() => {})) },
    ],
    [
      "in the middle of a text",
      (turn) => until(turn, (s) => s.status === "streaming"),
      { agent: fakeAgent(() => streamOf(step(says("Half")).slice(0, 4), "open").stream) },
    ],
    [
      "while an action is done",
      (turn) => until(turn, (s) => s.actions.some((one) => one.state === "doing")),
      { agent: fakeAgent(step(asks("click", { id: 2 }), asks("click", { id: 1 }))), page: slowPage().page },
    ],
    [
      "while an approval is waited for",
      (turn) => until(turn, (s) => s.status === "waiting"),
      {
        agent: fakeAgent(step(asks("click", { id: 1 }), asks("click", { id: 2 }))),
        page: slowPage().page,
        approve: "risky",
      },
    ],
    [
      "while an ability of the app runs",
      (turn) => until(turn, (s) => s.status === "acting"),
      {
        agent: fakeAgent(step(asks("own", {}))),
        tools: () => [{ name: "own", description: "", inputSchema: {}, execute: () => new Promise(() => {}) }],
      },
    ],
    [
      "on a page that ignores the signal",
      (turn) => until(turn, (s) => s.status === "acting"),
      { agent: fakeAgent(step(asks("click", { id: 1 }))), page: fakePage(() => new Promise<never>(() => {})) },
    ],
  ];

  it.each(stages)("%s, and again after the next message", async (_, stage, options) => {
    const turn = open(options);
    for (const time of [1, 2]) {
      const sending = turn.send(`Go ${time}`);
      await stage(turn);
      turn.stop();
      const state = turn.getSnapshot();
      expect(state).toMatchObject({ status: "ready", ended: "stopped" });
      turn.stop();
      await sending;
      expect(turn.getSnapshot()).toBe(state);
      for (const record of state.actions) expect(record.state).toBe("refused");
      // The stage waits for the second turn's own action.
      turn.clear();
    }
  });

  it("does nothing when nothing runs", () => {
    const turn = open({ agent: fakeAgent() });
    turn.stop();
    expect(turn.getSnapshot()).toBe(turn.getInitialSnapshot());
  });

  it("lets go on with Retry, without doing again what was done", async () => {
    const { page, begun } = slowPage();
    const agent = fakeAgent(step(asks("click", { id: 2 }, "c1")), step(says("Done.")));
    const turn = open({ agent, page });
    const sending = turn.send("Go");
    await begun.opened;
    turn.stop();
    await sending;
    await turn.retry();
    expect(page.performed).toHaveLength(1);
    expect(agent.requests[1]?.messages.at(-1)?.parts.at(-1)).toMatchObject({
      output: { message: expect.stringContaining("may have happened") },
    });
    expect(texts(turn)).toEqual(["Go", "Done."]);
  });
});

describe("an approval", () => {
  const risky = () => {
    const agent = fakeAgent(step(asks("click", { id: 1 }, "c1")), step(says("Done.")));
    return open({ agent, approve: "risky", page: fakePage(undefined, [entry(1, { text: "Delete" })]) });
  };
  it.each<[string, (turn: Turn) => void, string]>([
    ["approved", (turn) => turn.approve("c1"), "done"],
    ["approved without an id", (turn) => turn.approve(), "done"],
    ["declined", (turn) => turn.decline("c1"), "refused"],
  ])("is %s", async (_, answer, expected) => {
    const turn = risky();
    const sending = turn.send("Delete it");
    await until(turn, (state) => state.status === "waiting");
    turn.approve("another");
    expect(turn.getSnapshot().status).toBe("waiting");
    answer(turn);
    await sending;
    expect(turn.getSnapshot().actions[0]?.state).toBe(expected);
    expect(texts(turn).at(-1)).toBe("Done.");
  });
});

describe("a turn that the page is left in", () => {
  /** Leaves a page in the middle of an action and gives what the tab's storage then holds. */
  async function leave(): Promise<ReturnType<typeof fakeStorage>> {
    const { page, begun } = slowPage();
    const storage = fakeStorage();
    const agent = fakeAgent(step(says("I go."), asks("click", { id: 2 }, "c1"), asks("click", { id: 1 }, "c2")));
    const turn = open({ agent, page, storage, place: place(1) });
    const end = turn.start();
    const sending = turn.send("Go");
    await begun.opened;
    end();
    await sending;
    return storage;
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on on the next page by itself, with what led there as the action's result", async () => {
    const storage = await leave();
    const agent = fakeAgent(step(says("Arrived.")));
    const page = fakePage();
    const next = open({ agent, page, storage, place: place(2) });
    next.start();
    await until(next, (state) => state.ended === "done");
    expect(texts(next)).toEqual(["Go", "I go.Arrived."]);
    expect(agent.requests[0]?.messages.at(-1)?.parts.slice(-2)).toMatchObject([
      {
        toolCallId: "c1",
        output: { status: "done", effect: { changed: true, url: "https://shop.test/2", navigating: true } },
      },
      { toolCallId: "c2", output: { status: "refused", code: "stale" } },
    ]);
    expect(page.performed).toEqual([]);
    expect(next.getSnapshot().step).toBe(2);
  });

  it("survives a page that is left again before the agent answered", async () => {
    const storage = await leave();
    for (const document of [2, 3]) {
      const turn = open({ agent: fakeAgent(() => new Promise<never>(() => {})), storage, place: place(document) });
      const end = turn.start();
      await until(turn, (state) => state.step === document);
      end();
    }
    const turn = open({ agent: fakeAgent(step(says("At last."))), storage, place: place(4) });
    turn.start();
    await until(turn, (state) => state.ended === "done");
    expect(turn.getSnapshot().actions.map((one) => one.state)).toEqual(["done", "refused"]);
    expect(turn.getSnapshot().step).toBe(4);
  });

  it("goes on once when React mounts twice", async () => {
    const storage = await leave();
    const agent = fakeAgent(step(says("Arrived.")));
    const turn = open({ agent, storage, place: place(2) });
    turn.start()();
    turn.start();
    await until(turn, (state) => state.ended === "done");
    expect(agent.requests).toHaveLength(1);
  });

  it("goes on where it stood when only the chat was away", async () => {
    const { page, begun } = slowPage();
    const agent = fakeAgent(step(asks("click", { id: 2 }, "c1")), step(says("Back.")));
    const turn = open({ agent, page });
    const end = turn.start();
    const sending = turn.send("Go");
    await begun.opened;
    end();
    await sending;
    expect(turn.getSnapshot().status).toBe("acting");
    turn.start();
    await until(turn, (state) => state.ended === "done");
    expect(turn.getSnapshot().actions[0]).toMatchObject({ state: "refused", result: { code: "aborted" } });
  });

  it("does not go on by itself the next day", async () => {
    const storage = await leave();
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ["Date"] });
    const agent = fakeAgent(step(says("Hello?")));
    const turn = open({ agent, storage, place: place(2) });
    turn.start();
    expect(turn.getSnapshot()).toMatchObject({ status: "ready", ended: "stopped" });
    expect(agent.requests).toEqual([]);
  });

  it("is stopped by what the user sends meanwhile", async () => {
    const storage = await leave();
    const turn = open({ agent: fakeAgent(step(says("Fine."))), storage, place: place(2) });
    await turn.send("Never mind");
    expect(texts(turn)).toEqual(["Go", "I go.", "Never mind", "Fine."]);
  });

  it("does not go on in a second tab while another one has it", async () => {
    const storage = await leave();
    vi.stubGlobal("navigator", {
      locks: {
        request: async () => {
          throw new DOMException("Timed out", "AbortError");
        },
      },
    });
    const before = storage.data.get("leflux:test");
    const agent = fakeAgent(step(says("Twice!")));
    const turn = open({ agent, storage, place: place(2) });
    turn.start();
    await until(turn, (state) => state.ended === "stopped");
    expect(agent.requests).toEqual([]);
    expect(storage.data.get("leflux:test")).toBe(before);
  });

  it("does not go on when another tab finished it while this one waited", async () => {
    const storage = await leave();
    const other = fakeStorage(new Map(storage.data));
    const finishing = open({ agent: fakeAgent(step(says("Finished."))), storage: other, place: place(3) });
    finishing.start();
    await until(finishing, (state) => state.ended === "done");
    const request = async (_: string, __: object, hold: (lock: object) => unknown) => {
      storage.data.set("leflux:test", other.data.get("leflux:test") as string);
      return hold({});
    };
    vi.stubGlobal("navigator", { locks: { request } });
    const agent = fakeAgent(step(says("Twice!")));
    const turn = open({ agent, storage, place: place(2) });
    turn.start();
    await until(turn, (state) => state.ended === "done");
    expect(texts(turn)).toEqual(["Go", "I go.Finished."]);
    expect(agent.requests).toEqual([]);
  });
});

describe("a conversation that is kept", () => {
  it("is there again after a reload, and gone after it was cleared", async () => {
    const storage = fakeStorage();
    const turn = open({ agent: fakeAgent(step(says("Hello"))), storage });
    await turn.send("Hi");
    const again = open({ agent: fakeAgent(), storage });
    again.start();
    expect(texts(again)).toEqual(["Hi", "Hello"]);
    expect(again.getSnapshot().id).toBe(turn.getSnapshot().id);
    again.clear();
    expect(storage.data.size).toBe(0);
  });

  describe("in two tabs", () => {
    const tabs = () => {
      const storage = fakeStorage();
      const { page, begun, finish } = slowPage();
      const one = open({ agent: fakeAgent(step(says("Hello"))), storage, place: place(1) });
      const slow = fakeAgent(step(says("I go."), asks("click", { id: 2 })), step(says("Late.")));
      const two = open({ agent: slow, page, storage, place: place(2) });
      two.start();
      return { storage, one, two, begun, finish };
    };

    it("shows in each what was said in the other", async () => {
      const { one, two } = tabs();
      await one.send("Hi");
      two.sync();
      expect(texts(two)).toEqual(["Hi", "Hello"]);
    });

    it("is not disturbed by what the other one had to say before", async () => {
      const { one, two, begun, finish } = tabs();
      await one.send("Hi");
      two.sync();
      const sent = two.send("Mine");
      await begun.opened;
      two.sync();
      finish.open(done());
      await sent;
      expect(texts(two)).toEqual(["Hi", "Hello", "Mine", "I go.Late."]);
    });

    it("goes on where the user went on, and the other turn ends without writing over it", async () => {
      const { storage, one, two, begun, finish } = tabs();
      const sent = two.send("Mine");
      await begun.opened;
      one.start();
      one.sync();
      await one.send("No, here");
      const before = storage.data.get("leflux:test");
      two.sync();
      finish.open(done());
      await sent;
      expect(texts(two)).toEqual(["Mine", "I go.", "No, here", "Hello"]);
      expect(two.getSnapshot()).toMatchObject({ status: "ready" });
      expect(storage.data.get("leflux:test")).toBe(before);
    });
  });

  it("never holds the page's index", async () => {
    const storage = fakeStorage();
    const page = fakePage(() => done(), [entry(1, { text: "SECRETLABEL" }), entry(2)]);
    const turn = open({ agent: fakeAgent(step(asks("click", { id: 2 })), step(says("Done."))), page, storage });
    await turn.send("Go");
    expect([...storage.data.values()].join()).not.toContain("SECRETLABEL");
  });

  it("works as well when the storage throws", async () => {
    const storage = fakeStorage();
    storage.setItem = storage.getItem = () => {
      throw new Error("blocked");
    };
    const turn = open({ agent: fakeAgent(step(says("Hello"))), storage });
    turn.start();
    await turn.send("Hi");
    expect(texts(turn)).toEqual(["Hi", "Hello"]);
  });
});
