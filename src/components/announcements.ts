import { type ActionRecord, type ChatController, isBusy } from "./chatTypes";
import { describeAction } from "./describeAction";
import { describeResult } from "./describeResult";
import type { Labels } from "./labels";
import { plainText } from "./markdown/plainText";
import { sentencesOf } from "./sentences";

/** What has been said aloud: sentences of each message, states of each action. */
export interface Spoken {
  /** Of the conversation. */
  id: string | undefined;
  sentences: ReadonlyMap<string, number>;
  states: ReadonlyMap<string, ActionRecord["state"]>;
  /** Messages there were. */
  total: number;
}

type Conversation = Pick<ChatController, "id" | "messages" | "actions" | "status">;

/**
 * What a screen reader should say now: whole sentences of the answer, the last one when it is finished, and what was done. Of a
 * conversation that was there before (`before` is null, or many messages come at once), nothing.
 */
export function announcementsSince(
  before: Spoken | null,
  { id, messages, actions, status }: Conversation,
  labels: Labels,
): { spoken: Spoken; say: string[] } {
  const isOther = before?.id !== id || (before?.total === 0 && messages.length > 2);
  const spoken = isOther ? null : before;
  const sentences = new Map<string, number>();
  const states = new Map<string, ActionRecord["state"]>();
  const say: string[] = [];
  for (const message of messages.slice(-4)) {
    if (message.role !== "assistant") continue;
    const all = sentencesOf(plainText(textOf(message)));
    const growing = isBusy(status) && message === messages.at(-1);
    const said = spoken ? (spoken.sentences.get(message.id) ?? 0) : all.length;
    const now = Math.max(said, growing ? all.length - 1 : all.length);
    say.push(...all.slice(said, now));
    sentences.set(message.id, now);
  }
  for (const action of actions) {
    states.set(action.toolCallId, action.state);
    if (!spoken || spoken.states.get(action.toolCallId) === action.state) continue;
    const line = describeAction(action, labels)
      .map((piece) => piece.text)
      .join("");
    if (action.state === "waiting") say.push(`${labels.needsApproval}: ${line}.`);
    else if (action.result) {
      const prefix = action.state === "refused" ? `${labels.stateRefused} ` : "";
      say.push(`${prefix}${line}. ${describeResult(action.action, action.result, labels)}`.trim());
    }
  }
  return { spoken: { id, sentences, states, total: messages.length }, say };
}

const textOf = (message: Conversation["messages"][number]) =>
  message.parts
    .filter((part) => part.type === "text")
    .map((part) => (part as { text: string }).text)
    .join("\n\n");
