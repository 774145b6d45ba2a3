import type { ActionCommand, Agent, ChatMessage, MessageChunk, PageIndex } from "../../protocol";
import { readPage } from "../readBody";
import { streamOf } from "../streamOf";
import { type AskedAction, writeAnswer } from "../writeAnswer";
import { type EntryTarget, findTarget } from "./target";

/** A page action whose target is told by id or by what it says. */
export type ScriptedAction = Scripted<ActionCommand>;
type Scripted<Command> = Command extends unknown
  ? { [Key in keyof Command]: Key extends "id" | "toId" ? Command[Key] | EntryTarget : Command[Key] }
  : never;

/** One emission of a script. */
export interface ScriptItem {
  text?: string;
  actions?: ScriptedAction[];
  /** Milliseconds before it answers. */
  delayMs?: number;
  /** The answer breaks off with this error, after the text. */
  error?: string;
}

/**
 * An agent for stories and tests that says and does what its script says: one item for each emission, whoever asks. A target that is not
 * on the page is an error of the answer. After the last item it says that the script is over.
 */
export function scriptedAgent(script: readonly ScriptItem[]): Agent {
  let asked = 0;
  return {
    needsNetwork: false,
    async sendMessages(request) {
      request.abortSignal?.throwIfAborted();
      // A page load makes a new agent: then the conversation tells how far the script has come.
      const at = Math.max(asked, answersIn(request.messages));
      asked = at + 1;
      const item = script[at] ?? { text: "The script is over." };
      return streamOf(
        play(item, at, () => readPage(request, "scriptedAgent"), request.abortSignal),
        request.abortSignal,
      );
    },
    reconnectToStream: async () => null,
  };
}

async function* play(
  item: ScriptItem,
  at: number,
  page: () => PageIndex,
  signal: AbortSignal | undefined,
): AsyncGenerator<MessageChunk> {
  if (item.delayMs) await rest(item.delayMs, signal);
  const actions: AskedAction[] = [];
  let error = item.error;
  for (const [position, action] of (item.actions ?? []).entries()) {
    const bound = bind(action, page);
    if ("error" in bound) {
      error ??= `scriptedAgent: item ${at + 1}, action ${position + 1} (${action.type}): ${bound.error}`;
      break;
    }
    actions.push({ toolCallId: `script-${at}-${position}`, command: bound.command });
  }
  yield* writeAnswer({
    text: item.text ?? "",
    actions: error === undefined ? actions : [],
    ...(error === undefined ? {} : { error }),
  });
}

/** Puts ids where the script tells targets. */
function bind(action: ScriptedAction, page: () => PageIndex): { command: ActionCommand } | { error: string } {
  const command: Record<string, unknown> = { ...action };
  for (const key of ["id", "toId"]) {
    const target = command[key];
    if (typeof target !== "object" || target === null) continue;
    const found = findTarget(page(), target as EntryTarget);
    if ("error" in found) return found;
    command[key] = found.id;
  }
  return { command: command as ActionCommand };
}

function answersIn(messages: readonly ChatMessage[]): number {
  return messages
    .flatMap(({ role, parts }) => (role === "assistant" ? parts : []))
    .filter(({ type }) => type === "step-start").length;
}

/** Ends early when the signal aborts: the stream has failed by then. */
function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener("abort", end, { once: true });
  });
}
