/*
 * A scan runs in one go: while it does, nothing of the page changes, and what was read once need not be read again. What is asked for the same
 * elements by many readers that know nothing of each other is kept for that moment.
 */

let moments = 0;
let now = 0;

/** Runs a function during which the page stays as it is: it must write nothing, call nobody's code that writes, and end by itself. */
export function inOneMoment<T>(run: () => T): T {
  const outer = now;
  now ||= ++moments;
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
