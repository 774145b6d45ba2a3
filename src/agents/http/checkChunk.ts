import type { MessageChunk } from "../../protocol";

/** Fields that must be strings, and fields that must be there whatever they are. */
const SHAPES: Readonly<Record<string, { strings: readonly string[]; present?: readonly string[] }>> = {
  "text-start": { strings: ["id"] },
  "text-delta": { strings: ["id", "delta"] },
  "text-end": { strings: ["id"] },
  "reasoning-start": { strings: ["id"] },
  "reasoning-delta": { strings: ["id", "delta"] },
  "reasoning-end": { strings: ["id"] },
  "tool-input-start": { strings: ["toolCallId", "toolName"] },
  "tool-input-delta": { strings: ["toolCallId", "inputTextDelta"] },
  "tool-input-available": { strings: ["toolCallId", "toolName"], present: ["input"] },
  "tool-input-error": { strings: ["toolCallId", "toolName", "errorText"] },
  "tool-output-available": { strings: ["toolCallId"], present: ["output"] },
  "tool-output-error": { strings: ["toolCallId", "errorText"] },
  error: { strings: ["errorText"] },
};

/** A chunk as received, or the field that does not fit. Kinds that are not known pass: a newer server may send them. */
export function checkChunk(value: unknown): { chunk: MessageChunk } | { field: string } {
  if (typeof value !== "object" || value === null || !("type" in value) || typeof value.type !== "string")
    return { field: "type" };
  const chunk = value as Record<string, unknown>;
  const shape = Object.hasOwn(SHAPES, value.type) ? SHAPES[value.type] : undefined;
  const wrong =
    shape?.strings.find((field) => typeof chunk[field] !== "string") ??
    shape?.present?.find((field) => !(field in chunk));
  return wrong === undefined ? { chunk: value as MessageChunk } : { field: `${value.type}.${wrong}` };
}
