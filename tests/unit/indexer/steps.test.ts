import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runAtOnce, runInSlices, type Steps } from "../../../src/indexer/steps";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts to ten, each step of so many milliseconds. */
function* counting(ms: number): Steps<number> {
  let count = 0;
  while (count < 10) {
    count++;
    clock += ms;
    yield;
  }
  return count;
}
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

const never = () => false;

describe("work in steps", () => {
  it("is done at once where it is wanted at once", () => {
    expect(runAtOnce(counting(100))).toBe(10);
  });

  it("is done in one slice when it is short", () => {
    const done = vi.fn();
    runInSlices(counting(0.1), never, done);
    expect(done).toHaveBeenCalledExactlyOnceWith(10, 1);
  });

  it("is left to others between slices when it is long", () => {
    const done = vi.fn();
    runInSlices(counting(3), never, done);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledOnce();
    expect(done.mock.calls[0]?.[0]).toBe(10);
    expect(done.mock.calls[0]?.[1]).toBeGreaterThan(3);
  });

  it("is given up when it is void by the next slice", () => {
    const done = vi.fn();
    let changed = false;
    runInSlices(counting(3), () => changed, done);
    vi.advanceTimersToNextTimer();
    expect(done).not.toHaveBeenCalled();
    changed = true;
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith(null, 2);
  });

  it("is heard of no more when it is stopped", () => {
    const done = vi.fn();
    const stop = runInSlices(counting(3), never, done);
    stop();
    vi.runAllTimers();
    expect(done).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
