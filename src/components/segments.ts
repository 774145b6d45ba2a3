import { type ActionResult, type ChatMessage, parseAction, type ToolPart } from "../protocol";
import type { ActionRecord } from "./chatTypes";

/** A tool of the app or the server, which is not a page action. */
export interface ToolUse {
  toolCallId: string;
  tool: string;
  failed: boolean;
}

/** What a message shows, in order: text, and for each emission one card of what it did. */
export type Segment =
  | { kind: "text"; key: string; text: string }
  | { kind: "card"; key: string; actions: (ActionRecord | ToolUse)[] };

/** Cuts a message where its text and its emissions meet. `records` are those of this message. */
export function segmentsOf(message: ChatMessage, records: readonly ActionRecord[]): Segment[] {
  const byCall = new Map(records.map((record) => [record.toolCallId, record]));
  const segments: Segment[] = [];
  let card: Extract<Segment, { kind: "card" }> | null = null;
  for (const [index, part] of message.parts.entries()) {
    if (part.type === "step-start") card = null;
    if (part.type === "text") {
      const { text } = part as { text: string };
      if (text.trim()) segments.push({ kind: "text", key: `text-${index}`, text });
      if (text.trim()) card = null;
    } else if (part.type.startsWith("tool-") && "toolCallId" in part) {
      const tool = part as ToolPart;
      const action = byCall.get(tool.toolCallId) ?? recordOf(message.id, tool);
      if (!action) continue;
      if (!card) {
        card = { kind: "card", key: `card-${tool.toolCallId}`, actions: [] };
        segments.push(card);
      }
      card.actions.push(action);
    }
  }
  return segments;
}

/** What a tool part alone tells: of a conversation that was restored, or of a tool that isn't a page action. */
function recordOf(messageId: string, part: ToolPart): ActionRecord | ToolUse | null {
  if (part.state === "input-streaming") return null;
  const tool = part.type.slice("tool-".length);
  const parsed = parseAction(tool, part.input);
  if ("error" in parsed) return { toolCallId: part.toolCallId, tool, failed: part.state === "output-error" };
  const result = isResult(part.output) ? part.output : undefined;
  const state = result ? result.status : part.state === "output-error" ? "refused" : "pending";
  return { toolCallId: part.toolCallId, messageId, action: parsed.action, state, ...(result && { result }) };
}

function isResult(output: unknown): output is ActionResult {
  if (typeof output !== "object" || output === null || !("status" in output)) return false;
  return output.status === "done" ? "effect" in output : output.status === "refused" && "code" in output;
}
