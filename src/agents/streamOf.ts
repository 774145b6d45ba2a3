/** A stream that pulls from an iterable, and fails with the signal's reason as soon as it aborts. */
export function streamOf<T>(
  source: Iterable<T> | AsyncIterable<T>,
  signal: AbortSignal | undefined,
): ReadableStream<T> {
  const iterator = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let forget = () => {};
  return new ReadableStream<T>({
    start(controller) {
      if (!signal) return;
      const abort = () => {
        forget();
        controller.error(signal.reason);
        void iterator.return?.();
      };
      if (signal.aborted) return abort();
      signal.addEventListener("abort", abort, { once: true });
      forget = () => signal.removeEventListener("abort", abort);
    },
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (signal?.aborted) return;
        if (!next.done) return controller.enqueue(next.value);
        forget();
        controller.close();
      } catch (error) {
        forget();
        if (!signal?.aborted) controller.error(error);
      }
    },
    async cancel() {
      forget();
      await iterator.return?.();
    },
  });
}
