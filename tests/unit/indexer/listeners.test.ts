import { expect, it, vi } from "vitest";
import { openListeners } from "../../../src/indexer/listeners";

it("tells each listener once a round, until it leaves", () => {
  const { subscribe, notify } = openListeners();
  const [a, b] = [vi.fn(), vi.fn()];
  const leave = subscribe(a);
  subscribe(b);
  notify();
  leave();
  leave();
  notify();
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 2]);
});

it("takes one function twice and lets it leave once", () => {
  const { subscribe, notify } = openListeners();
  const listener = vi.fn();
  const leave = subscribe(listener);
  subscribe(listener);
  leave();
  notify();
  expect(listener).toHaveBeenCalledTimes(1);
});

it("tells no listener that another one has sent away, nor one that came in the same round", () => {
  const { subscribe, notify } = openListeners();
  const [late, gone] = [vi.fn(), vi.fn()];
  let leave = () => {};
  subscribe(() => {
    leave();
    subscribe(late);
  });
  leave = subscribe(gone);
  notify();
  expect([gone.mock.calls.length, late.mock.calls.length]).toEqual([0, 0]);
});

it("goes on when a listener throws, and the error is not swallowed", async () => {
  const { subscribe, notify } = openListeners();
  const next = vi.fn();
  const later: (() => void)[] = [];
  vi.spyOn(globalThis, "queueMicrotask").mockImplementation((task) => void later.push(task));
  subscribe(() => {
    throw new Error("from the app");
  });
  subscribe(next);
  notify();
  vi.restoreAllMocks();
  expect(next).toHaveBeenCalledTimes(1);
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow("from the app");
});

it("lets a listener start another round", () => {
  const { subscribe, notify } = openListeners();
  const seen: string[] = [];
  subscribe(() => {
    seen.push("first");
    if (seen.length === 1) notify();
  });
  subscribe(() => seen.push("second"));
  notify();
  expect(seen).toEqual(["first", "first", "second", "second"]);
});
