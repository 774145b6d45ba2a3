/** Time that passes only when the test says so. It replaces the window's timers, frames and clock until it is stopped. */
export interface VirtualClock {
  now(): number;
  /** Lets so many milliseconds pass, with every timer in between and all that follows from it. */
  advance(ms: number): Promise<void>;
  stop(): void;
}

interface Timer {
  id: number;
  at: number;
  run(): void;
}

const FRAME_MS = 16;

export function startVirtualClock(): VirtualClock {
  const kept = {
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    requestAnimationFrame: window.requestAnimationFrame,
    cancelAnimationFrame: window.cancelAnimationFrame,
  };
  let timers: Timer[] = [];
  let now = 1000;
  let ids = 1_000_000;

  const add = (run: () => void, ms = 0) => {
    ids += 1;
    timers.push({ id: ids, at: now + Math.max(0, ms), run });
    return ids;
  };
  const remove = (id?: number) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  Object.assign(window, {
    setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => add(() => run(...args), ms),
    clearTimeout: remove,
    requestAnimationFrame: (run: FrameRequestCallback) => add(() => run(now), FRAME_MS - (now % FRAME_MS)),
    cancelAnimationFrame: remove,
  });
  performance.now = () => now;

  return {
    now: () => now,
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        const next = timers.reduce<Timer | undefined>(
          (first, timer) => (first && first.at <= timer.at ? first : timer),
          undefined,
        );
        if (!next || next.at > end) break;
        remove(next.id);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
    stop() {
      Object.assign(window, kept);
      delete (performance as Partial<Performance>).now;
    },
  };
}

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => {
  for (const done of waiting.splice(0)) done();
};

/** After the microtasks and two rounds of tasks: so a press, which lets one task of the page run in its middle, is not torn in two. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(null);
    });
  }
}
