import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../../src/protocol";
import { recent } from "../../../src/turn/recent";

const said = (id: number, role: "user" | "assistant", length = 1): ChatMessage => ({
  id: `${role} ${id}`,
  role,
  parts: [{ type: "text", text: "x".repeat(length) }],
});
const talk = (exchanges: number, length?: number) =>
  Array.from({ length: exchanges }, (_, at) => [said(at, "user", length), said(at, "assistant", length)]).flat();

describe("what a request carries of a conversation", () => {
  it("is all of it, as long as it is short", () => {
    const messages = talk(20);
    expect(recent(messages)).toBe(messages);
    expect(recent([said(0, "user")])).toHaveLength(1);
    expect(recent([])).toEqual([]);
  });

  it("is the last hundred messages, from a word of the user's on", () => {
    const kept = recent([...talk(90), said(90, "user")]);
    expect(kept.length).toBeGreaterThan(90);
    expect(kept.length).toBeLessThanOrEqual(100);
    expect(kept[0]?.role).toBe("user");
    expect(kept.at(-1)?.id).toBe("user 90");
  });

  it("is so many of the last exchanges as fit", () => {
    const kept = recent(talk(30, 10_000));
    expect(JSON.stringify(kept).length).toBeLessThan(200_000);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept[0]?.role).toBe("user");
  });

  it("is the whole of the last exchange, however long", () => {
    const last = [said(2, "user", 150_000), said(2, "assistant", 150_000)];
    expect(recent([...talk(2), ...last])).toEqual(last);
  });
});
