import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSchedule } from "../../../src/indexer/schedule";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = (run = vi.fn()) => ({ run, schedule: createSchedule({ quietMs: 150, longestMs: 1000 }, run) });

it("runs once when it has been quiet", () => {
  const { run, schedule } = opened();
  schedule.request();
  vi.advanceTimersByTime(100);
  schedule.request();
  vi.advanceTimersByTime(149);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

it("runs at the maximum wait when it is never quiet, and again as long later", () => {
  const { run, schedule } = opened();
  const at: number[] = [];
  run.mockImplementation(() => at.push(performance.now()));
  const start = performance.now();
  for (let i = 0; i < 250; i++) {
    schedule.request();
    vi.advanceTimersByTime(16);
  }
  const waits = at.map((time, i) => time - (at[i - 1] ?? start));
  expect(at).toHaveLength(3);
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(999);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(1016);
});

it("makes no new timer for each request of a busy page", () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const { schedule } = opened();
  for (let i = 0; i < 1000; i++) schedule.request();
  expect(timers).toHaveBeenCalledTimes(1);
});

it("forgets what was requested when cancelled, and takes new requests", () => {
  const { run, schedule } = opened();
  schedule.request();
  schedule.cancel();
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
  schedule.request();
  vi.advanceTimersByTime(151);
  expect(run).toHaveBeenCalledTimes(1);
});

it("takes a request made by its own run", () => {
  const run = vi.fn();
  const schedule = createSchedule({ quietMs: 150, longestMs: 1000 }, () => {
    run();
    if (run.mock.calls.length === 1) schedule.request();
  });
  schedule.request();
  vi.advanceTimersByTime(320);
  expect(run).toHaveBeenCalledTimes(2);
});
