/** The text fields that each kind of chunk must carry. Kinds that are not here are not read. */
const REQUIRED = {
  start: [],
  "start-step": [],
  "finish-step": [],
  "text-start": ["id"],
  "text-delta": ["id", "delta"],
  "text-end": ["id"],
  "reasoning-start": ["id"],
  "reasoning-delta": ["id", "delta"],
  "reasoning-end": ["id"],
  "tool-input-start": ["toolCallId", "toolName"],
  "tool-input-delta": ["toolCallId", "inputTextDelta"],
  "tool-input-available": ["toolCallId", "toolName"],
  "tool-input-error": ["toolCallId", "toolName", "errorText"],
  "tool-output-available": ["toolCallId"],
  "tool-output-error": ["toolCallId", "errorText"],
  file: ["url", "mediaType"],
  "source-url": ["sourceId", "url"],
  "source-document": ["sourceId", "mediaType", "title"],
  "message-metadata": [],
  finish: [],
  error: ["errorText"],
  abort: [],
} as const satisfies Record<string, readonly string[]>;

const NON_EMPTY = new Set(["toolCallId", "toolName"]);

type ChunkKind = keyof typeof REQUIRED | `data-${string}`;
/** A chunk whose required fields are there; everything else in it is still unknown. */
export type CheckedChunk = { type: ChunkKind; [field: string]: unknown };
type Fields = { [field: string]: unknown };

/** Reads a chunk: checked, null for a kind that is not read, or an error that names the field. */
export function checkChunk(chunk: unknown): CheckedChunk | null | { error: string } {
  if (typeof chunk !== "object" || chunk === null) return { error: "an event is no object" };
  const fields = chunk as Fields;
  const { type } = fields;
  if (typeof type !== "string") return { error: "type is missing" };
  if (type.startsWith("data-"))
    return "data" in fields ? (fields as CheckedChunk) : { error: `${type}: data is missing` };
  if (!Object.hasOwn(REQUIRED, type)) return null;
  for (const field of REQUIRED[type as keyof typeof REQUIRED]) {
    const value = fields[field];
    if (typeof value !== "string") return { error: `${type}: ${field} is not a text` };
    if (value === "" && NON_EMPTY.has(field)) return { error: `${type}: ${field} is empty` };
  }
  return fields as CheckedChunk;
}
