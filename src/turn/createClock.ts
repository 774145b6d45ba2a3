/** Counts the time that a turn works; what it spends waiting for the user or for the network is not its own. */
export interface Clock {
  /** Whether the turn works from now on. */
  tell(works: boolean): void;
  /** Milliseconds worked so far. */
  spent(): number;
}

/** @param onOver called once, when the turn has worked for so long; `before` is what it worked on the page before. */
export function createClock(limitMs: () => number, before: number, onOver: () => void): Clock {
  let done = before;
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const spent = () => done + (since === null ? 0 : performance.now() - since);
  // A timer counts at most 24.8 days, and an endless limit is none.
  const arm = () => {
    const left = limitMs() - spent();
    if (left < 2 ** 31) timer = setTimeout(() => (limitMs() > spent() ? arm() : onOver()), Math.max(0, left));
  };
  return {
    spent,
    tell(works) {
      if (works === (since !== null)) return;
      clearTimeout(timer);
      done = spent();
      since = works ? performance.now() : null;
      if (works) arm();
    },
  };
}
