import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { createLefluxHandler } from "../src/server.ts";

/** What `npm run server` reads from its environment. */
export interface ModelSettings {
  LEFLUX_BASE_URL?: string | undefined;
  LEFLUX_MODEL?: string | undefined;
  LEFLUX_API_KEY?: string | undefined;
}

/** Answers the demo's chat with a model behind any address that speaks OpenAI's chat completions. */
export function createModelHandler({ LEFLUX_BASE_URL, LEFLUX_MODEL, LEFLUX_API_KEY }: ModelSettings) {
  const missing = Object.entries({ LEFLUX_BASE_URL, LEFLUX_MODEL }).flatMap(([name, value]) => (value ? [] : [name]));
  if (!LEFLUX_BASE_URL || !LEFLUX_MODEL)
    throw new Error(
      `LeFlux: the server has no model. ${missing.join(" and ")} must be set. For example: ` +
        "LEFLUX_BASE_URL=http://localhost:11434/v1 LEFLUX_MODEL=qwen3 npm run server (and LEFLUX_API_KEY, where one is asked for).",
    );
  const provider = createOpenAICompatible({
    name: "leflux-demo",
    baseURL: LEFLUX_BASE_URL,
    ...(LEFLUX_API_KEY && { apiKey: LEFLUX_API_KEY }),
  });
  return createLefluxHandler({
    model: provider(LEFLUX_MODEL),
    instructions: "This is a demo: a made-up shop and a bakery. Nothing is sold or sent.",
  });
}
