import { inMoment, newMoment } from "../dom/moment";

/** Work that can be left at each `yield` and taken up again. */
export type Steps<T> = Generator<void, T, void>;

/** Does all of it at once. */
export function runAtOnce<T>(steps: Steps<T>): T {
  return inMoment(newMoment(), () => {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  });
}

/** Milliseconds that are worked without a pause: a frame lasts sixteen, and on a slow phone each of ours is four. */
const SLICE_MS = 6;
/** Milliseconds after which a page that is never idle is not waited for. */
const PATIENCE_MS = 100;

/**
 * Does it in slices, each in a task of its own when the browser is idle, the first one now.
 * @param isVoid asked before each slice: what was done so far is worth nothing any more
 * @param done gets the result and how many slices it took; or null when it was given up
 * @returns the stop: neither of them is called any more
 */
export function runInSlices<T>(
  steps: Steps<T>,
  isVoid: () => boolean,
  done: (value: T | null, slices: number) => void,
): () => void {
  const moment = newMoment();
  let slices = 0;
  let cancel = () => {};
  const slice = () => {
    if (slices > 0 && isVoid()) {
      done(null, slices);
      return;
    }
    slices++;
    const end = performance.now() + SLICE_MS;
    const step = inMoment(moment, () => {
      for (;;) {
        const one = steps.next();
        if (one.done || performance.now() >= end) return one;
      }
    });
    if (step.done) done(step.value, slices);
    else cancel = whenIdle(slice);
  };
  slice();
  return () => cancel();
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 1);
  return () => clearTimeout(id);
}
