import type { Agent, AgentRequest, MessageChunk } from "../protocol";
import { abortable } from "./abortable";
import { createAttempt } from "./createAttempt";
import type { Patience } from "./createPatience";
import { isDropped } from "./isDropped";
import { readStream } from "./readStream";
import type { TurnRun } from "./turnRun";

type Source = ReturnType<Agent["reconnectToStream"]>;

/**
 * Streams one answer into the turn. Nothing of it is done before it is there as a whole; so when the connection is lost meanwhile, the answer
 * may be taken up where the server keeps it, or be asked for again, without anything happening twice.
 *
 * Gives false when it has to be asked for again: by then the page may be another one.
 */
export async function receiveAnswer(run: TurnRun, request: AgentRequest, patience: Patience): Promise<boolean> {
  let hasBegun = false;
  let ask = (abortSignal: AbortSignal): Source => run.agent().sendMessages({ ...request, abortSignal });
  for (;;) {
    const attempt = createAttempt(run);
    try {
      const stream = await abortable(ask(attempt.signal), attempt.signal);
      if (stream === null) return false;
      if (typeof stream?.getReader !== "function") throw new Error("The agent gave no stream.");
      return await take(run, stream, attempt.signal, hasBegun, () => {
        hasBegun = true;
        attempt.heard();
      });
    } catch (error) {
      await patience.outlive(error);
      if (!hasBegun) return false;
      ask = (abortSignal) => comeBack(run, { ...request, abortSignal });
    } finally {
      attempt.end();
    }
  }
}

/** @param isReplay the answer comes for the second time; false when what comes is not the whole of it. */
async function take(
  run: TurnRun,
  stream: ReadableStream<MessageChunk>,
  signal: AbortSignal,
  isReplay: boolean,
  onChunk: () => void,
): Promise<boolean> {
  let isNext = isReplay;
  let isWhole = true;
  await readStream(stream, signal, (chunk) => {
    onChunk();
    if (isNext) {
      isNext = false;
      isWhole = chunk.type === "start";
      if (!isWhole) return false;
      run.dispatch({ type: "emission_again", keep: run.getState().emission?.from ?? 0 });
    }
    run.dispatch({ type: "chunk_received", chunk });
    return run.getState().status !== "error";
  });
  // A stream that is given up ends as quietly as one that is complete.
  signal.throwIfAborted();
  return isWhole;
}

/** The answer where the server keeps it (AI SDK: resumable streams), to be read from its beginning; null where it doesn't. */
async function comeBack(run: TurnRun, { chatId, body, headers, abortSignal }: AgentRequest): Source {
  try {
    const more = { ...(body && { body }), ...(headers && { headers }), abortSignal };
    return await run.agent().reconnectToStream({ chatId, ...more });
  } catch (error) {
    if (isDropped(error)) throw error;
    return null;
  }
}
