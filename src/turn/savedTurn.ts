import type { ActionCommand, ChatMessage, MessagePart } from "../protocol";
import { isCall } from "./toolParts";
import type { ActionRecord, SavedTurn } from "./types";

/** What lies in the storage. Another version is another shape: it is not read. */
export interface SavedRecord {
  turn: SavedTurn;
  /** When, in milliseconds since 1970. */
  savedAt: number;
  /** Which document load wrote it. */
  document: number;
  /** Milliseconds that the turn has worked, default 0. */
  spent?: number;
}

export const VERSION = 1;
/** Characters that a saved conversation may have: well under the 5 MB that browsers give a whole site. */
export const MAX_SAVED = 400_000;
/** Characters of one text that are kept when even the last exchange is too long. */
const MAX_TEXT = 4_000;
const HIDDEN = "•••";

/** The conversation as text: the oldest exchanges go until it fits. Null when not even the last one does. */
export function serializeTurn({ turn, savedAt, document, spent }: SavedRecord, maxLength = MAX_SAVED): string | null {
  const toText = (saved: SavedTurn, cut?: (key: string, value: unknown) => unknown) =>
    JSON.stringify({ version: VERSION, savedAt, document, spent, turn: saved }, cut);
  const saved = newest(withoutSecrets(turn), maxLength);
  const whole = toText(saved);
  if (whole.length <= maxLength) return whole;
  const short = toText(saved, (_, value) =>
    typeof value === "string" && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value,
  );
  return short.length <= maxLength ? short : null;
}

/** The newest exchanges that fit, but always the last one. An exchange begins with what the user said. */
function newest(saved: SavedTurn, maxLength: number): SavedTurn {
  const { messages, actions } = saved;
  const lengthOf = (message: ChatMessage) =>
    JSON.stringify([message, actions.filter((record) => record.messageId === message.id)]).length;
  let room = maxLength - JSON.stringify({ ...saved, messages: [], actions: [] }).length - 100;
  let start = messages.length;
  for (let at = messages.length - 1; at >= 0; at--) {
    const one = messages[at] as ChatMessage;
    room -= lengthOf(one);
    if (room < 0 && start < messages.length) break;
    if (one.role === "user" || at === 0) start = at;
  }
  if (start === 0) return saved;
  const kept = messages.slice(start);
  const ids = new Set(kept.map((message) => message.id));
  return { ...saved, messages: kept, actions: actions.filter((record) => ids.has(record.messageId)) };
}

/** Without files' contents and what was filled into secret fields. */
function withoutSecrets({ id, messages, status, actions, error, step, ended }: SavedTurn): SavedTurn {
  const isSecret = (record: ActionRecord) => record.action.type === "fill" && record.target?.sensitive === true;
  const secret = new Set(actions.filter(isSecret).map((record) => `${record.messageId} ${record.toolCallId}`));
  const clean = (message: ChatMessage, part: MessagePart): MessagePart =>
    isCall(part) && secret.has(`${message.id} ${part.toolCallId}`)
      ? ({ ...part, input: { ...(part.input as object), text: HIDDEN } } as MessagePart)
      : part;
  return {
    id,
    messages: messages.map((message) => ({
      ...message,
      parts: message.parts.filter((part) => part.type !== "file").map((part) => clean(message, part)),
    })),
    status,
    actions: actions.map((record) =>
      isSecret(record) ? { ...record, action: { ...record.action, text: HIDDEN } as ActionCommand } : record,
    ),
    error,
    step,
    ended,
  };
}
