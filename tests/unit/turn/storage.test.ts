import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../../src/protocol";
import { type ActionRecord, initialTurn, openStorage, type TurnState } from "../../../src/turn";
import type { TurnStorage } from "../../../src/turn/openStorage";
import { parseTurn } from "../../../src/turn/parseTurn";
import { MAX_SAVED, serializeTurn } from "../../../src/turn/savedTurn";
import { loadTurn, saveTurn } from "../../../src/turn/storage";
import { done, fakeStorage, refused } from "./fakes";

const said = (id: string, role: ChatMessage["role"], text = "x"): ChatMessage => ({
  id,
  role,
  parts: [{ type: "text", text }],
});
const call = (
  toolCallId: string,
  toolName: string,
  input: unknown,
  output?: unknown,
): ChatMessage["parts"][number] => ({
  type: `tool-${toolName}`,
  toolCallId,
  state: output === undefined ? "input-available" : "output-available",
  input,
  ...(output !== undefined && { output }),
});
const record = (messageId: string, toolCallId: string, fields: Partial<ActionRecord> = {}): ActionRecord => ({
  toolCallId,
  messageId,
  action: { type: "click", id: 1 },
  state: "done",
  result: done(),
  ...fields,
});
const turn = (fields: Partial<TurnState>): TurnState => ({ ...initialTurn("chat"), ...fields });
const saved = (fields: Partial<TurnState>) => ({ turn: turn(fields), savedAt: 5, document: 7, spent: 900 });

describe("a saved conversation", () => {
  it("reads back as it was, without what only the page has", () => {
    const state = turn({
      messages: [
        said("u", "user"),
        { ...said("a", "assistant"), parts: [{ type: "step-start" }, call("c", "click", { id: 1 }, done())] },
      ],
      actions: [
        record("a", "c", { target: { text: "Buy", type: "button", parent: "Mug" } }),
        record("a", "d", { state: "refused", result: refused() }),
      ],
      status: "acting",
      step: 2,
      emission: { message: said("a", "assistant"), from: 0, open: [] },
    });
    const { emission: _, connection: __, tool: ___, ...kept } = state;
    expect(parseTurn(serializeTurn({ ...saved({}), turn: state }) ?? "")).toEqual({ ...saved({}), turn: kept });
  });

  it("holds no text that was filled into a secret field, and no file", () => {
    const text = serializeTurn(
      saved({
        messages: [
          said("u", "user"),
          {
            id: "a",
            role: "assistant",
            parts: [
              { type: "file", mediaType: "text/plain", url: "data:text/plain,FILECONTENT" },
              call("c", "fill", { id: 1, text: "hunter2" }),
              call("d", "fill", { id: 2, text: "Ann" }),
            ],
          },
        ],
        actions: [
          record("a", "c", {
            action: { type: "fill", id: 1, text: "hunter2" },
            target: { text: "Password", type: "password", sensitive: true },
          }),
          record("a", "d", { action: { type: "fill", id: 2, text: "Ann" }, target: { text: "Name", type: "text" } }),
        ],
      }),
    );
    expect(text).not.toContain("hunter2");
    expect(text).not.toContain("FILECONTENT");
    expect(text).toContain("Ann");
    expect(parseTurn(text ?? "")).not.toBeNull();
  });

  it("gives up its oldest exchanges when it is too long, with their actions", () => {
    const long = "x".repeat(60_000);
    const messages = Array.from({ length: 10 }, (_, n) => [
      said(`u${n}`, "user"),
      said(`a${n}`, "assistant", long),
    ]).flat();
    const actions = messages.filter(({ role }) => role === "assistant").map(({ id }) => record(id, `c-${id}`));
    const text = serializeTurn(saved({ messages, actions })) ?? "";
    expect(text.length).toBeLessThanOrEqual(MAX_SAVED);
    const kept = parseTurn(text)?.turn;
    expect(kept?.messages[0]?.role).toBe("user");
    expect(kept?.messages.at(-1)?.id).toBe("a9");
    expect(kept?.messages.length).toBeGreaterThanOrEqual(10);
    expect(kept?.actions.map((one) => one.messageId)).toEqual(
      kept?.messages.filter(({ role }) => role === "assistant").map(({ id }) => id),
    );
  });

  it("cuts long texts when its last exchange alone is too long", () => {
    const text =
      serializeTurn(saved({ messages: [said("u", "user"), said("a", "assistant", "x".repeat(500_000))] })) ?? "";
    expect(text.length).toBeLessThan(10_000);
    expect(parseTurn(text)?.turn.messages).toHaveLength(2);
  });

  it("is not kept at all when even that is too long", () => {
    const output = Array.from({ length: 300_000 }, () => 1);
    const parts = [call("c", "own", {}, output)];
    expect(serializeTurn(saved({ messages: [{ id: "a", role: "assistant", parts }] }))).toBeNull();
  });
});

describe("what lies in the storage is checked", () => {
  const good = JSON.parse(serializeTurn(saved({ messages: [said("u", "user")], actions: [record("a", "c")] })) ?? "");
  const wrong = (change: (value: typeof good) => void) => {
    const copy = structuredClone(good);
    change(copy);
    return JSON.stringify(copy);
  };

  it("the pattern of the cases below is good", () => {
    expect(parseTurn(JSON.stringify(good))).not.toBeNull();
  });

  it.each<[string, string]>([
    ["no JSON", "{"],
    ["not an object", "5"],
    [
      "another version",
      wrong((value) => {
        value.version = 2;
      }),
    ],
    [
      "no id",
      wrong((value) => {
        value.turn.id = "";
      }),
    ],
    [
      "no messages",
      wrong((value) => {
        delete value.turn.messages;
      }),
    ],
    [
      "a message of no known role",
      wrong((value) => {
        value.turn.messages[0].role = "tool";
      }),
    ],
    [
      "a part without type",
      wrong((value) => {
        value.turn.messages[0].parts = [{}];
      }),
    ],
    [
      "a text part without text",
      wrong((value) => {
        value.turn.messages[0].parts = [{ type: "text" }];
      }),
    ],
    [
      "a tool part without id",
      wrong((value) => {
        value.turn.messages[0].parts = [{ type: "tool-click", state: "output-available" }];
      }),
    ],
    [
      "a tool part of no known state",
      wrong((value) => {
        value.turn.messages[0].parts = [{ type: "tool-click", toolCallId: "c", state: "x" }];
      }),
    ],
    [
      "an unknown status",
      wrong((value) => {
        value.turn.status = "dancing";
      }),
    ],
    [
      "an unknown action",
      wrong((value) => {
        value.turn.actions[0].action = { type: "explode" };
      }),
    ],
    [
      "an action whose field does not fit",
      wrong((value) => {
        value.turn.actions[0].action = { type: "click", id: "1" };
      }),
    ],
    [
      "an unknown result",
      wrong((value) => {
        value.turn.actions[0].result = { status: "great" };
      }),
    ],
    [
      "a step that is no number",
      wrong((value) => {
        value.turn.step = "3";
      }),
    ],
  ])("%s is not read", (_, text) => {
    expect(parseTurn(text)).toBeNull();
  });
});

describe("a storage that does not work", () => {
  const blocked: TurnStorage = {
    getItem: () => {
      throw new Error("blocked");
    },
    setItem: () => {
      throw new Error("blocked");
    },
    removeItem: () => {
      throw new Error("blocked");
    },
  };

  it("breaks nothing", () => {
    saveTurn(blocked, "k", saved({ messages: [said("u", "user")] }));
    expect(loadTurn(blocked, "k")).toBeNull();
  });

  it("when it is full, keeps less", () => {
    const storage = fakeStorage();
    const set = storage.setItem;
    storage.setItem = (key, value) => {
      if (value.length > 50_000) throw new DOMException("full", "QuotaExceededError");
      set(key, value);
    };
    const messages = Array.from({ length: 20 }, (_, n) => said(`u${n}`, "user", "x".repeat(9_000)));
    saveTurn(storage, "k", saved({ messages }));
    const kept = loadTurn(storage, "k")?.turn.messages ?? [];
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.at(-1)?.id).toBe("u19");
  });

  it("when nothing fits, keeps no old state to go on from", () => {
    const storage = fakeStorage(new Map([["k", "old"]]));
    storage.setItem = () => {
      throw new Error("full");
    };
    saveTurn(storage, "k", saved({ messages: [said("u", "user")] }));
    expect(storage.data.has("k")).toBe(false);
  });

  it("is opened as none when the browser throws", () => {
    Object.defineProperty(globalThis, "sessionStorage", {
      configurable: true,
      get: () => {
        throw new Error("denied");
      },
    });
    expect(openStorage("session")).toBeNull();
    Reflect.deleteProperty(globalThis, "sessionStorage");
    expect(openStorage("session")).toBeNull();
    expect(openStorage("none")).toBeNull();
    const own = fakeStorage();
    expect(openStorage(own)).toBe(own);
  });
});
