import { abortable } from "./abortable";

/**
 * Reads a stream to its end, or until `take` gives false or `signal` aborts; then the sender is told that nobody listens any more.
 * Throws what the stream throws.
 */
export async function readStream<T>(
  stream: ReadableStream<T>,
  signal: AbortSignal,
  take: (value: T) => boolean,
): Promise<void> {
  const reader = stream.getReader();
  let ended = false;
  try {
    while (!signal.aborted) {
      const { done, value } = await abortable(reader.read(), signal);
      if (done) ended = true;
      if (done || signal.aborted || !take(value)) break;
    }
  } finally {
    // Not waited for: a sender that does not answer must not hold the turn up.
    if (!ended) reader.cancel().catch(() => {});
  }
}
