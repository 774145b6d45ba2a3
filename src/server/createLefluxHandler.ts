import {
  convertToModelMessages,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  type UIMessage,
} from "ai";
import { clientTools } from "./clientTools";
import { type Failure, failureOf, failureText } from "./failure";
import { DEFAULT_LIMITS, type HandlerLimits } from "./limits";
import { pageTools } from "./pageTools";
import { readJson } from "./readJson";
import { readRequest } from "./readRequest";
import { errorResponse, RequestError } from "./requestError";
import { streamResponse } from "./streamResponse";
import { systemPrompt } from "./systemPrompt";
import { withPage } from "./withPage";

/** Whether a request may be answered. `false` is 403; a status with words is answered as it is. */
export type Authorization = boolean | { status: 401 | 403 | 429; error: string } | Response;

type ModelSettings = Partial<
  Pick<
    Parameters<typeof streamText>[0],
    | "temperature"
    | "topP"
    | "maxOutputTokens"
    | "maxRetries"
    | "seed"
    | "providerOptions"
    | "toolChoice"
    | "stopSequences"
  >
>;

export interface LefluxHandlerOptions {
  /** Any model of the AI SDK. */
  model: LanguageModel;
  /** The app's own instructions, added to LeFlux's rules. */
  instructions?: string | ((request: Request) => string | Promise<string>);
  /** Tools that run on the server (with `execute`). Their names may not be those of page actions. */
  tools?: ToolSet;
  /** Whether the app may offer tools that run in the browser; default true. */
  clientTools?: boolean;
  /** Asked before anything is read. Without it everybody may ask. */
  authorize?: (request: Request) => Authorization | Promise<Authorization>;
  limits?: Partial<HandlerLimits>;
  /** Passed on to the model. */
  settings?: ModelSettings;
  /**
   * Told of every failure of the model. The error itself may hold the page and the conversation: log `failure`, which doesn't.
   * By default `failure` is written to the console.
   */
  onError?: (failure: Failure, error: unknown) => void;
}

/**
 * Answers LeFlux's requests with a model: a function from Request to Response, for any server that has those.
 * Page actions are tools that the browser runs. Sets no CORS headers: other origins may not ask.
 */
export function createLefluxHandler(options: LefluxHandlerOptions): (request: Request) => Promise<Response> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const own: ToolSet = { ...pageTools(), ...options.tools };
  // An answer in which tools of the server run takes several steps of the history.
  const mostSteps = limits.steps * (Object.keys(options.tools ?? {}).length > 0 ? limits.serverSteps : 1);
  const clash = Object.keys(options.tools ?? {}).find((name) => Object.hasOwn(pageTools(), name));
  if (clash !== undefined)
    throw new Error(
      `LeFlux: a server tool is named "${clash}". That is the name of a page action. Give the tool another name.`,
    );

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error);
      report(error);
      return errorResponse({ status: 500, message: "The server failed.", field: undefined });
    }
  };

  async function answer(request: Request): Promise<Response> {
    const refusal = await admit(request);
    if (refusal) return refusal;
    const body = await readJson(request, limits.bodyBytes);
    const chat = readRequest(body, { ...limits, steps: mostSteps }, new Set(Object.keys(own)));
    if (chat.tools.length > 0 && options.clientTools === false)
      throw new RequestError(400, "tools does not fit: this server takes no tools of the app.", "tools");
    const tools: ToolSet = { ...own, ...clientTools(chat.tools) };
    const instructions =
      typeof options.instructions === "function" ? await options.instructions(request) : options.instructions;
    const result = streamText({
      ...options.settings,
      model: options.model,
      system: systemPrompt(instructions),
      messages: withPage(await toModel(chat.messages, tools), chat, `----${crypto.randomUUID()}`),
      tools,
      stopWhen: ({ steps }) => steps.length >= limits.serverSteps,
      abortSignal: request.signal,
      // The SDK's own report prints the whole request.
      onError: ({ error }) => report(error),
    });
    return streamResponse(result as ReturnType<typeof streamText>, tools, {
      sendReasoning: false,
      onError: (error) => failureText(failureOf(error)),
    });
  }

  async function admit(request: Request): Promise<Response | null> {
    // A client that asks for an answer to come back to: none is kept.
    if (request.method === "GET" && new URL(request.url).pathname.endsWith("/stream"))
      return new Response(null, { status: 204 });
    if (request.method !== "POST") throw new RequestError(405, "Only POST is answered here.");
    const allowed = (await options.authorize?.(request)) ?? true;
    if (allowed instanceof Response) return allowed;
    if (allowed === false) throw new RequestError(403, "You may not use this assistant.");
    if (allowed !== true) throw new RequestError(allowed.status, allowed.error);
    if (limits.rate && !(await limits.rate(request)))
      throw new RequestError(429, "Too many requests. Try again in a while.");
    return null;
  }

  function report(error: unknown): void {
    const failure = failureOf(error);
    if (options.onError) options.onError(failure, error);
    else
      console.error(
        `LeFlux: ${failure.name}${failure.status === undefined ? "" : ` (status ${failure.status})`} while answering.`,
      );
  }
}

async function toModel(messages: UIMessage[], tools: ToolSet): Promise<ModelMessage[]> {
  try {
    const converted = await convertToModelMessages(messages, { tools, ignoreIncompleteToolCalls: true });
    // Of an answer that was stopped early nothing may be left, and providers refuse what is empty.
    return converted.filter(({ content }) => content.length > 0);
  } catch {
    throw new RequestError(400, "messages does not fit: it is no conversation of the AI SDK.", "messages");
  }
}
