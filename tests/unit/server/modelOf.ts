import { simulateReadableStream } from "ai";
import { MockLanguageModelV3 } from "ai/test";

type Result = Exclude<ConstructorParameters<typeof MockLanguageModelV3>[0], undefined>["doStream"];
type Streamed = Exclude<Extract<Result, { stream: unknown }>, readonly unknown[]>;
type Part = Streamed["stream"] extends ReadableStream<infer P> ? P : never;

export interface Said {
  text?: string;
  calls?: { id: string; name: string; input: object }[];
}

/** A model that answers its calls with these, one after the other. */
export function modelOf(...answers: Said[]): MockLanguageModelV3 {
  let asked = 0;
  return new MockLanguageModelV3({
    doStream: async () => ({
      stream: simulateReadableStream({ chunks: partsOf(answers[asked++] ?? { text: "Nothing more." }) }),
    }),
  });
}

export function partsOf({ text, calls = [] }: Said): Part[] {
  const count = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 };
  const unified = calls.length > 0 ? "tool-calls" : "stop";
  return [
    { type: "stream-start", warnings: [] },
    ...(text === undefined
      ? []
      : ([
          { type: "text-start", id: "t" },
          { type: "text-delta", id: "t", delta: text },
          { type: "text-end", id: "t" },
        ] as const)),
    ...calls.map(
      ({ id, name, input }) =>
        ({ type: "tool-call", toolCallId: id, toolName: name, input: JSON.stringify(input) }) as const,
    ),
    {
      type: "finish",
      finishReason: { unified, raw: unified },
      usage: { inputTokens: count, outputTokens: { total: 1, text: 1, reasoning: 0 } },
    },
  ];
}
