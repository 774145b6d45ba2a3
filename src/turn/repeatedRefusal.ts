import type { ActionCommand, ChatMessage } from "../protocol";
import { type CallPart, callName, isCall, isNeverRun } from "./toolParts";
import type { ActionRecord } from "./types";

/** How often the same thing may be refused in a turn before the user is asked. */
const MAX_REFUSALS = 3;

/** The call that was refused for the third time in this answer, if there is one: the same thing on the same target. */
export function repeatedRefusal(message: ChatMessage, actions: readonly ActionRecord[]): CallPart | undefined {
  const counts = new Map<string, number>();
  for (const part of message.parts) {
    if (!isCall(part) || isNeverRun(part) || part.providerExecuted) continue;
    const record = actions.findLast((one) => one.messageId === message.id && one.toolCallId === part.toolCallId);
    const key = keyOf(part, record);
    // What works in between is no dead end.
    const count = isRefused(part) ? (counts.get(key) ?? 0) + 1 : 0;
    if (count >= MAX_REFUSALS) return part;
    counts.set(key, count);
  }
  return undefined;
}

function isRefused(part: CallPart): boolean {
  if (part.state === "output-error") return true;
  return (part.output as { status?: unknown } | null | undefined)?.status === "refused";
}

/** Ids are new in each emission: the target counts, as it was indexed. */
function keyOf(part: CallPart, record: ActionRecord | undefined): string {
  if (!record) return JSON.stringify([callName(part), part.input ?? null]);
  const { id, ...rest } = record.action as ActionCommand & { id?: number };
  const { type, text, parent } = record.target ?? {};
  return JSON.stringify([rest, record.target ? [type, text, parent] : (id ?? null)]);
}
