import type { ToolSet, UIMessageChunk } from "ai";
import * as sdk from "ai";

type Result = ReturnType<typeof sdk.streamText>;
interface StreamOptions {
  onError: (error: unknown) => string;
  sendReasoning: boolean;
}
/** AI SDK 7 made a function of what was a method in 6. */
type Convert = (options: { stream: unknown; tools: ToolSet } & StreamOptions) => ReadableStream<UIMessageChunk>;

/** The model's answer as a UI message stream, with the AI SDK 6 or 7. */
export function streamResponse(result: Result, tools: ToolSet, options: StreamOptions): Response {
  const { toUIMessageStream: convert } = sdk as unknown as { toUIMessageStream?: Convert };
  const stream = convert
    ? convert({ stream: (result as unknown as { stream: unknown }).stream, tools, ...options })
    : result.toUIMessageStream(options);
  // What compresses or rewrites on the way would hold the pieces back.
  const headers = { "x-content-type-options": "nosniff", "cache-control": "no-cache, no-transform" };
  return sdk.createUIMessageStreamResponse({ stream, headers });
}
