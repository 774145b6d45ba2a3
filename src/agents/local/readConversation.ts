import type { ActionCommand, ActionResult, ChatMessage, ToolPart } from "../../protocol";
import { type Pick, readReply } from "./answer";
import { type CallPlace, readCallId } from "./callId";
import { readQuestion } from "./question";

/** An action of this agent with what became of it. */
export interface Call extends CallPlace {
  toolCallId: string;
  command: ActionCommand;
  result: ActionResult;
}

/** What happened since a request was made, in order. */
type Happening = { kind: "call"; call: Call } | { kind: "pick"; pick: Pick } | { kind: "message" };

export interface Conversation {
  /** The request that is worked on: the last message, or the one that its questions came from. */
  request: string;
  happenings: Happening[];
  /** The last message, when it was to answer a question and doesn't name one thing. */
  unclear: string | null;
}

/** Finds the request that the last message belongs to, and what was done about it so far. */
export function readConversation(messages: readonly ChatMessage[]): Conversation {
  const users = messages.flatMap((message, at) => (message.role === "user" ? [at] : []));
  const picks = new Map<number, Pick>();
  let root = users.length - 1;
  let unclear: string | null = null;
  while (root > 0) {
    const [before = 0, at = 0] = [users[root - 1], users[root]];
    const labels = readQuestion(lastText(messages.slice(before + 1, at)));
    const reply = labels && readReply(textOf(messages[at]), labels);
    if (!reply || reply.kind === "request") break;
    if (reply.kind === "pick") picks.set(at, reply.pick);
    else if (root === users.length - 1) unclear = textOf(messages[at]);
    root--;
  }
  const from = users[root] ?? messages.length;
  const happenings: Happening[] = [];
  for (let at = from + 1; at < messages.length; at++) {
    const message = messages[at];
    if (message?.role === "user") {
      const pick = picks.get(at);
      happenings.push({ kind: "message" }, ...(pick ? [{ kind: "pick", pick } as const] : []));
    } else if (message?.role === "assistant") {
      happenings.push(...callsOf(message).map((call) => ({ kind: "call", call }) as const));
    }
  }
  return { request: textOf(messages[from]), happenings, unclear };
}

function textOf(message: ChatMessage | undefined): string {
  const texts = message?.parts.flatMap((part) => (part.type === "text" ? [String(part.text)] : []));
  return texts?.join("\n").trim() ?? "";
}

function lastText(messages: readonly ChatMessage[]): string {
  const texts = messages.filter(({ role }) => role === "assistant").flatMap(({ parts }) => parts);
  const last = texts.filter((part) => part.type === "text").at(-1);
  return last ? String(last.text) : "";
}

function callsOf(message: ChatMessage): Call[] {
  return message.parts.flatMap((part) => {
    if (!part.type.startsWith("tool-")) return [];
    const { type, toolCallId, input } = part as ToolPart;
    const place = readCallId(toolCallId);
    if (!place) return [];
    const command = { ...(input as object), type: type.slice("tool-".length) } as ActionCommand;
    return [{ ...place, toolCallId, command, result: resultOf(part as ToolPart) }];
  });
}

/** What the messages say of an action; one without an answer was not done, as far as anyone knows. */
function resultOf({ output, errorText }: ToolPart): ActionResult {
  const result = output as Partial<ActionResult> | null | undefined;
  if (result?.status === "done")
    return { status: "done", effect: { ...result.effect, changed: result.effect?.changed !== false } };
  if (result?.status === "refused")
    return { status: "refused", code: result.code ?? "aborted", message: result.message ?? "" };
  return { status: "refused", code: "aborted", message: errorText ?? "It was not answered." };
}
