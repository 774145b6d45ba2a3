/** Ends with the next task: after microtasks and what they queued; not slowed down in background tabs as timers are. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

/** After the next frame was drawn, so that scroll handlers, observers and layout have run; a page that draws none is not waited for. */
export function nextFrame(signal: AbortSignal): Promise<void> {
  return Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => nextTask().then(resolve))),
    pause(50, signal),
  ]);
}

/** What `check` finds, asked again and again for `ms`; undefined when it never finds anything. */
export async function until<T>(
  check: () => T | null | undefined | false,
  ms: number,
  signal: AbortSignal,
  everyMs = 40,
): Promise<T | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const found = check();
    if (found) return found;
    if (performance.now() >= end) return undefined;
    await pause(everyMs, signal);
  }
}
