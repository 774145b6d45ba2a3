/*
 * While a scan runs nothing of the page changes, or what does makes the scan void: what was read once need not be read again. What is asked for
 * the same elements by many readers that know nothing of each other is kept for that moment.
 */

/** A time in which the page counts as unchanged. */
export type Moment = number;

let moments: Moment = 0;
let now: Moment = 0;

export const newMoment = (): Moment => ++moments;

/** Runs a function, or the next part of it, in a moment: it must write nothing and call nobody's code that writes. */
export function inMoment<T>(moment: Moment, run: () => T): T {
  const outer = now;
  now = moment;
  try {
    return run();
  } finally {
    now = outer;
  }
}

/** A reader that reads each node once a moment; outside of one, each time. */
export function onceAMoment<N extends Node, V>(read: (node: N) => V): (node: N) => V {
  let known = new WeakMap<N, V>();
  let moment = 0;
  return (node) => {
    if (now === 0) return read(node);
    if (moment !== now) {
      moment = now;
      known = new WeakMap();
    }
    let value = known.get(node);
    if (value === undefined) {
      value = read(node);
      known.set(node, value);
    }
    return value;
  };
}
