import { type AgentBody, type AgentRequest, isFailureCode, type PageIndex } from "../protocol";
import { abortable } from "./abortable";
import { answerCalls } from "./answerCalls";
import { toJsonSchema } from "./appTool";
import { createPatience } from "./createPatience";
import { isDropped } from "./isDropped";
import { receiveAnswer } from "./receiveAnswer";
import { recent } from "./recent";
import { repeatedRefusal } from "./repeatedRefusal";
import { isOpenCall, isServerCall } from "./toolParts";
import type { TurnRun } from "./turnRun";
import type { AppTool, TurnError, TurnState } from "./types";

/**
 * Runs a turn from where the state stands (its last message is the user's, or an answer that goes on) to the agent's last word.
 * Never rejects: what goes wrong becomes an event. After an abort nothing is dispatched any more but what an action that it cut short came to.
 */
export async function runTurn(given: TurnRun, isRetry = false): Promise<void> {
  const { signal, page } = given;
  const run: TurnRun = {
    ...given,
    dispatch: (event) => (signal.aborted && event.type !== "action_settled") || given.dispatch(event),
  };
  try {
    for (let isFirst = true; ; isFirst = false) {
      await page.settle?.(signal, false);
      const steps = run.getState().step;
      if (steps >= run.maxSteps()) return ask(run, run.texts().stepLimit(steps));
      const goesOn = await runEmission(run, isRetry && isFirst);
      if (!goesOn || signal.aborted) return;
      const deadEnd = findDeadEnd(run);
      if (deadEnd !== undefined) return ask(run, deadEnd);
    }
  } catch (error) {
    // Browsers break off requests when the page is left: that is no failure of the agent's.
    await page.settle?.(signal, false);
    run.dispatch({ type: "failed", error: toTurnError(error) });
  }
}

/** Has the agent answer and does what it asks for; whether it has more to say then. */
async function runEmission(run: TurnRun, isRetry: boolean): Promise<boolean> {
  const patience = createPatience(run);
  for (let isAgain = false; ; isAgain = true) {
    const tools = await abortable(Promise.resolve(run.tools()), run.signal);
    const index = run.page.getIndex("emission");
    const release = run.page.hold();
    try {
      if (isAgain) run.dispatch({ type: "emission_again", keep: partsToKeep(run, tools) });
      const { id, messages } = run.getState();
      const last = messages.at(-1);
      if (!isAgain) run.dispatch({ type: "emission_requested", messageId: run.createId(), at: run.now?.() });
      const request: AgentRequest = {
        trigger: isRetry && last?.role === "user" ? "regenerate-message" : "submit-message",
        chatId: id,
        messageId: last?.role === "assistant" ? last.id : undefined,
        messages: recent(messages),
        abortSignal: run.signal,
        body: bodyOf(run, tools, index),
      };
      // Asked again, the page may be another one by now.
      if (!(await receiveAnswer(run, request, patience))) continue;
      if (run.signal.aborted || run.getState().status === "error") return false;
      return await finishEmission(run, index);
    } finally {
      release();
    }
  }
}

/** How many parts of a broken answer stay: up to the last tool that the server ran, or may have run. That must not happen twice. */
function partsToKeep(run: TurnRun, tools: readonly AppTool[]): number {
  const { emission } = run.getState();
  const names = new Set(tools.map(({ name }) => name));
  const last = emission?.message.parts.findLastIndex((part) => isServerCall(part, names)) ?? -1;
  return Math.max(emission?.from ?? 0, last + 1);
}

async function finishEmission(run: TurnRun, index: PageIndex): Promise<boolean> {
  if (isCutOff(run.getState()))
    throw Object.assign(new Error("The answer was cut off in the middle."), { code: "lost" });
  run.dispatch({ type: "emission_received" });
  const message = run.getState().messages.at(-1);
  if (message?.role === "assistant" && message.parts.some(isOpenCall)) {
    await answerCalls(run, index, message);
    return true;
  }
  run.dispatch({ type: "turn_ended" });
  return false;
}

/** A call whose input never came whole: the stream ended as if all were well, but it broke. */
function isCutOff({ emission }: TurnState): boolean {
  return emission?.message.parts.some((part) => isOpenCall(part) && part.state === "input-streaming") ?? false;
}

function bodyOf(run: TurnRun, own: readonly AppTool[], page: PageIndex): AgentBody {
  const tools = own.map(({ name, description, inputSchema }) => {
    return { name, description, inputSchema: toJsonSchema(inputSchema) };
  });
  const context = run.context().map(({ description, value }) => ({ description, value }));
  return { page, ...(tools.length > 0 && { tools }), ...(context.length > 0 && { context }) };
}

function findDeadEnd(run: TurnRun): string | undefined {
  const { messages, actions } = run.getState();
  const message = messages.at(-1);
  const call = message && repeatedRefusal(message, actions);
  if (!call) return undefined;
  const record = actions.findLast((one) => one.toolCallId === call.toolCallId);
  const reason = record?.result?.status === "refused" ? record.result.message : call.errorText;
  return run.texts().deadEnd(record?.target?.text, reason ?? "");
}

function ask(run: TurnRun, text: string): void {
  run.dispatch({ type: "question_asked", messageId: run.createId(), text });
}

function toTurnError(error: unknown): TurnError {
  const given = (typeof error === "object" && error !== null ? error : {}) as Partial<TurnError>;
  const { message, retryable, detail } = given;
  const text = typeof message === "string" && message ? message : typeof error === "string" ? error : "";
  const guess = isDropped(error) ? "lost" : text ? undefined : "silent";
  const code = isFailureCode(given.code) ? given.code : guess;
  return {
    message: text || "The agent did not answer.",
    retryable: retryable !== false,
    ...(code && { code }),
    ...(typeof detail === "string" && detail && { detail }),
  };
}
