import type { ActionRecord, ChatController } from "../../src/components/chatTypes";
import type { ActionCommand, ActionResult, ChatMessage, MessagePart } from "../../src/protocol";

let count = 0;

export const user = (text: string): ChatMessage => ({
  id: `user-${++count}`,
  role: "user",
  parts: [{ type: "text", text }],
});

/** An answer: strings are its text, records the actions that it asked for, in order. */
export function assistant(...parts: (string | ActionRecord)[]): ChatMessage {
  const id = `assistant-${++count}`;
  return {
    id,
    role: "assistant",
    parts: parts.map((part): MessagePart => {
      if (typeof part === "string") return { type: "text", text: part };
      part.messageId = id;
      const { type, ...input } = part.action;
      const call = { type: `tool-${type}` as const, toolCallId: part.toolCallId, input };
      return part.result
        ? { ...call, state: "output-available", output: part.result }
        : { ...call, state: "input-available" };
    }),
  };
}

export function action(
  command: ActionCommand,
  target: ActionRecord["target"],
  state: ActionRecord["state"],
  result?: ActionResult,
): ActionRecord {
  return {
    toolCallId: `call-${++count}`,
    messageId: "",
    action: command,
    state,
    ...(target && { target }),
    ...(result && { result }),
  };
}

export const done = (effect: Omit<Extract<ActionResult, { status: "done" }>["effect"], "changed">): ActionResult => ({
  status: "done",
  effect: { changed: true, ...effect },
});

export const refused = (code: Extract<ActionResult, { status: "refused" }>["code"]): ActionResult => ({
  status: "refused",
  code,
  message: code,
});

/** A conversation that stands still, for stories of one state. */
export function still(state: Partial<ChatController> = {}): ChatController {
  const nothing = () => {};
  return {
    messages: [],
    status: "ready",
    actions: [],
    error: null,
    send: nothing,
    stop: nothing,
    retry: nothing,
    approve: nothing,
    decline: nothing,
    clear: nothing,
    opened: nothing,
    ...state,
  };
}
