import { expect, test } from "vitest";
import { createHistory } from "../../../src/hooks/createHistory";
import type { TurnStorage } from "../../../src/turn";
import { initialTurn } from "../../../src/turn/initialTurn";

/** A storage with so much room, in characters. */
function storageOf(room = Number.POSITIVE_INFINITY): TurnStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const used = [...items].reduce((sum, [other, text]) => (other === key ? sum : sum + text.length), 0);
      if (used + value.length > room) throw new Error("full");
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

const chat = (id: string, text = `Question ${id}`) => ({
  ...initialTurn(id),
  messages: [{ id: `m-${id}`, role: "user" as const, parts: [{ type: "text" as const, text }] }],
});

test("chats are kept newest first, read back, forgotten one by one or all", () => {
  const storage = storageOf();
  const history = createHistory(storage, "key");
  history.keep(chat("a"));
  history.keep(chat("b", "  Two\n lines "));
  expect(history.list().map(({ id, title }) => [id, title])).toEqual([
    ["b", "Two lines"],
    ["a", "Question a"],
  ]);
  expect(createHistory(storage, "key").read("a")?.messages).toEqual(chat("a").messages);
  history.forget("b");
  expect(history.read("b")).toBeNull();
  history.forget();
  expect([history.list(), storage.items.size]).toEqual([[], 0]);
});

test("one that is kept again is there once; an empty one is not kept; twenty are", () => {
  const storage = storageOf();
  const history = createHistory(storage, "key");
  history.keep(initialTurn("empty"));
  for (let count = 1; count <= 22; count++) history.keep(chat(String(count)));
  history.keep(chat("22"));
  expect(history.list().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => String(22 - at)));
  expect(storage.items.size).toBe(21);
});

test("where there is no room the oldest make it; without a storage nothing is kept", () => {
  const one = "x".repeat(30_000);
  const history = createHistory(storageOf(70_000), "key");
  for (const id of ["a", "b", "c"]) history.keep(chat(id, one));
  expect(history.list()[0]?.id).toBe("c");
  for (const { id } of history.list()) expect(history.read(id)).not.toBeNull();
  const none = createHistory(null, "key");
  none.keep(chat("a"));
  expect(none.list()).toEqual([]);
});

test.each(["{", "{}", '[{"id":1}]', "null"])("what others wrote there is checked: %s", (text) => {
  const storage = storageOf();
  storage.setItem("key:past", text);
  expect(createHistory(storage, "key").list()).toEqual([]);
});
