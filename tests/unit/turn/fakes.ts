import type {
  ActionResult,
  Agent,
  AgentBody,
  AgentRequest,
  IndexEntry,
  MessageChunk,
  PageAction,
  PageIndex,
  PerformOptions,
} from "../../../src/protocol";
import type { TurnPage } from "../../../src/turn";

/** One answer of a scripted agent: chunks, or a stream of the test's own. */
export type Answer = MessageChunk[] | ((request: AgentRequest) => ReadableStream<MessageChunk> | Promise<never>);

let calls = 0;
export const says = (text: string, id = "t"): MessageChunk[] => [
  { type: "text-start", id },
  { type: "text-delta", id, delta: text },
  { type: "text-end", id },
];
export const asks = (toolName: string, input: unknown, toolCallId = `call-${++calls}`): MessageChunk => ({
  type: "tool-input-available",
  toolCallId,
  toolName,
  input,
});
export const step = (...chunks: (MessageChunk | MessageChunk[])[]): MessageChunk[] => [
  { type: "start" },
  { type: "start-step" },
  ...chunks.flat(),
  { type: "finish-step" },
  { type: "finish" },
];

export function streamOf(chunks: readonly unknown[], end: "close" | Error | "open" = "close") {
  const left = [...chunks];
  const cancelled: unknown[] = [];
  const stream = new ReadableStream<MessageChunk>({
    pull(controller) {
      if (left.length > 0) controller.enqueue(left.shift() as MessageChunk);
      else if (end === "close") controller.close();
      else if (end === "open") return new Promise(() => {});
      else controller.error(end);
    },
    cancel(reason) {
      cancelled.push(reason);
    },
  });
  return { stream, cancelled };
}

export interface FakeAgent extends Agent {
  requests: (Omit<AgentRequest, "body"> & { body: AgentBody })[];
}

/** Answers with one item of the script after the other; the last one again when they run out. */
export function fakeAgent(...script: Answer[]): FakeAgent {
  const requests: FakeAgent["requests"] = [];
  return {
    requests,
    async sendMessages(request) {
      const answer = script[Math.min(requests.length, script.length - 1)] ?? [];
      requests.push({ ...request, body: request.body as AgentBody, messages: structuredClone(request.messages) });
      return typeof answer === "function" ? answer(request) : streamOf(answer).stream;
    },
    reconnectToStream: async () => null,
  };
}

export const entry = (id: number, fields: Partial<IndexEntry> = {}): IndexEntry => ({
  id,
  type: "button",
  text: `Button ${id}`,
  visible: true,
  ...fields,
});

export const done = (fields: Partial<Extract<ActionResult, { status: "done" }>["effect"]> = {}): ActionResult => ({
  status: "done",
  effect: { changed: true, ...fields },
});
export const refused = (message = "It is gone."): ActionResult => ({ status: "refused", code: "gone", message });

export interface FakePage extends TurnPage {
  generation: number;
  held: number;
  performed: PageAction[][];
}

/** A page whose actions take as long as `act` says. Like the real one it starts none after an abort. */
export function fakePage(
  act: (action: PageAction, signal: AbortSignal) => ActionResult | Promise<ActionResult> = () => done(),
  entries: IndexEntry[] = [entry(1), entry(2), entry(3)],
): FakePage {
  const page: FakePage = {
    generation: 0,
    held: 0,
    performed: [],
    getIndex(reason): PageIndex {
      page.generation += 1;
      const scroll = { x: 0, y: 0, width: 1000, height: 700, scrollWidth: 1000, scrollHeight: 700 };
      const url = "https://shop.test/";
      return { generation: page.generation, url, title: "Shop", reason, entries, total: entries.length, scroll };
    },
    hold() {
      page.held += 1;
      return () => {
        page.held -= 1;
      };
    },
    async perform(actions: PageAction[], { signal, approve, onStart, onResult }: PerformOptions) {
      page.performed.push(actions);
      const results: ActionResult[] = [];
      const aborted: ActionResult = { status: "refused", code: "aborted", message: "Aborted." };
      for (const [position, action] of actions.entries()) {
        const target = entries.find((one) => "id" in action && one.id === action.id);
        const isApproved = !signal?.aborted && (approve ? await approve({ action, entry: target, position }) : true);
        let result: ActionResult = aborted;
        if (!signal?.aborted && !isApproved)
          result = { status: "refused", code: "declined", message: "The user declined it." };
        else if (!signal?.aborted) {
          onStart?.(position);
          result = await act(action, signal as AbortSignal);
        }
        results.push(result);
        onResult?.(result, position);
      }
      return results;
    },
  };
  return page;
}

/** Something that happens when the test says so. */
export function gate<T = void>() {
  let open!: (value: T) => void;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A storage in memory, like a tab's. */
export function fakeStorage(data = new Map<string, string>()) {
  return {
    data,
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  };
}
