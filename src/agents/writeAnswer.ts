import type { ActionCommand, MessageChunk } from "../protocol";

/** A page action with the id that its result comes back under. */
export interface AskedAction {
  toolCallId: string;
  command: ActionCommand;
}

/** One emission of an agent that knows its answer before it speaks. */
export interface Answer {
  text: string;
  actions: AskedAction[];
  /** The answer ends with this error. */
  error?: string;
}

/** An answer as the stream that a model's answer would be: word by word, then the actions. */
export function* writeAnswer(answer: Answer): Generator<MessageChunk> {
  yield { type: "start" };
  yield { type: "start-step" };
  if (answer.text !== "") {
    yield { type: "text-start", id: "text" };
    for (const delta of answer.text.match(/\s*\S+|\s+$/g) ?? []) yield { type: "text-delta", id: "text", delta };
    yield { type: "text-end", id: "text" };
  }
  for (const { toolCallId, command } of answer.actions) {
    const { type: toolName, ...input } = command;
    yield { type: "tool-input-available", toolCallId, toolName, input };
  }
  if (answer.error !== undefined) {
    yield { type: "error", errorText: answer.error };
    return;
  }
  yield { type: "finish-step" };
  yield { type: "finish" };
}
