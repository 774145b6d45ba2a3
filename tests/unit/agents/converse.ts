import type {
  ActionCommand,
  ActionResult,
  Agent,
  ChatMessage,
  MessageChunk,
  PageIndex,
  ToolPart,
} from "../../../src/protocol";

/** A page that a conversation happens on. */
export interface World {
  page(): PageIndex;
  /** Does an action; by default everything is done and nothing is seen to change. */
  perform?(command: ActionCommand, page: PageIndex): ActionResult;
}

/** What the agent said and did in one emission. */
export interface Emission {
  text: string;
  actions: ActionCommand[];
  chunks: MessageChunk[];
}

export const DONE: ActionResult = { status: "done", effect: { changed: true } };

/** A conversation as the turn loop leads it: asks again with results and a fresh page until there are no more actions. */
export function conversation(agent: Agent, world: World, limit = 40) {
  const messages: ChatMessage[] = [];
  return { messages, say };

  /** Returns the emissions of the turn. */
  async function say(text: string): Promise<Emission[]> {
    messages.push({ id: `u${messages.length}`, role: "user", parts: [{ type: "text", text }] });
    const emissions: Emission[] = [];
    for (;;) {
      const page = world.page();
      const emission = await ask(agent, messages, page);
      emissions.push(emission);
      const parts = partsOf(emission, world, page);
      const last = messages.at(-1);
      if (last?.role === "assistant") last.parts.push(...parts);
      else messages.push({ id: `a${messages.length}`, role: "assistant", parts });
      if (emission.actions.length === 0) return emissions;
      if (emissions.length > limit) throw new Error("The agent doesn't come to an end.");
    }
  }
}

/** One emission. */
export async function ask(agent: Agent, messages: ChatMessage[], page: PageIndex): Promise<Emission> {
  const stream = await agent.sendMessages({
    trigger: "submit-message",
    chatId: "chat",
    messageId: undefined,
    messages: structuredClone(messages),
    abortSignal: undefined,
    body: { page },
  });
  const chunks = await readAll(stream);
  const text = chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");
  const actions = chunks.flatMap((chunk) =>
    chunk.type === "tool-input-available"
      ? [{ type: chunk.toolName, ...(chunk.input as object) } as ActionCommand]
      : [],
  );
  return { text, actions, chunks };
}

export async function readAll<T>(stream: ReadableStream<T>): Promise<T[]> {
  const all: T[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) all.push(next.value);
  return all;
}

function partsOf({ text, chunks }: Emission, world: World, page: PageIndex): ChatMessage["parts"] {
  const tools = chunks.flatMap((chunk): ToolPart[] => {
    if (chunk.type !== "tool-input-available") return [];
    const command = { type: chunk.toolName, ...(chunk.input as object) } as ActionCommand;
    const output = world.perform?.(command, page) ?? DONE;
    return [
      {
        type: `tool-${chunk.toolName}`,
        toolCallId: chunk.toolCallId,
        state: "output-available",
        input: chunk.input,
        output,
      },
    ];
  });
  return [{ type: "step-start" }, ...(text === "" ? [] : [{ type: "text" as const, text }]), ...tools];
}
