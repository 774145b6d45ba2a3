import {
  type ActionCommand,
  type ActionResult,
  type ChatMessage,
  type Effect,
  type FailureCode,
  isFailureCode,
  type MessagePart,
  parseAction,
  type RefusalCode,
} from "../protocol";
import {
  flag,
  isNumber,
  isObject,
  isText,
  list,
  MISFIT,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Reader,
  text,
  when,
} from "../protocol/read";
import { type SavedRecord, VERSION } from "./savedTurn";
import type { ActionRecord, SavedTurn, TurnError } from "./types";

const isToolState = oneOf(
  "input-streaming",
  "input-available",
  "output-available",
  "output-error",
  "approval-requested",
  "approval-responded",
  "output-denied",
);
const isPart = (part: unknown) => {
  if (!isObject(part) || !isText(part.type)) return false;
  if (part.type === "text" || part.type === "reasoning") return isText(part.text);
  if (part.type !== "dynamic-tool" && !part.type.startsWith("tool-")) return true;
  return isText(part.toolCallId) && isToolState(part.state) !== MISFIT;
};
const isAction = (action: unknown) => {
  if (!isObject(action) || !isText(action.type)) return false;
  const { type, ...input } = action;
  return "action" in parseAction(type, input);
};
const done = object({
  status: oneOf("done"),
  effect: when<Effect>((effect) => isObject(effect) && typeof effect.changed === "boolean"),
});
const refused = object({ status: oneOf("refused"), code: text as Reader<RefusalCode>, message: text });
const result: Reader<ActionResult> = (value) => {
  const read = done(value);
  return read === MISFIT ? refused(value) : read;
};
/** One that a later version knows is none. */
const failure: Reader<FailureCode | undefined> = (value) => (isFailureCode(value) ? value : undefined);
const notNegative = when<number>((value) => isNumber(value) && value >= 0);
const record = object<ActionRecord>({
  toolCallId: text,
  messageId: text,
  action: when<ActionCommand>(isAction),
  target: optional(
    object<NonNullable<ActionRecord["target"]>>({
      text,
      type: text,
      parent: optional(text),
      sensitive: optional(when<true>((value) => value === true)),
    }),
  ),
  state: oneOf("pending", "waiting", "doing", "done", "refused"),
  result: optional(result),
});
const message = object<ChatMessage>({
  id: text,
  role: oneOf("system", "user", "assistant"),
  parts: list(when<MessagePart>(isPart)),
  metadata: when(() => true),
});
const readRecord = object({
  version: when((value) => value === VERSION),
  savedAt: number,
  document: number,
  spent: optional(notNegative),
  turn: object<SavedTurn>({
    id: when<string>((value) => isText(value) && value !== ""),
    messages: list(message),
    status: oneOf("ready", "submitted", "streaming", "acting", "waiting", "error"),
    actions: list(record),
    error: nullable(object<TurnError>({ message: text, retryable: flag, code: failure, detail: optional(text) })),
    step: when<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0),
    ended: nullable(oneOf("done", "asked", "stopped", "failed")),
  }),
});

/** Reads what was saved; null for anything that is not of this version and shape. */
export function parseTurn(json: string): SavedRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const read = readRecord(value);
  if (read === MISFIT) return null;
  const { turn, savedAt, document, spent = 0 } = read;
  return { turn, savedAt, document, spent };
}
