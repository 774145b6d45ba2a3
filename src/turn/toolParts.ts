import { type ActionResult, isWireAction, type MessagePart, type ToolPart } from "../protocol";

/** A tool call of a message: the server's dynamic tools carry their name beside the type. */
export type CallPart = Omit<ToolPart, "type"> & { type: string; toolName?: string };

/** What the parts are answered with that were asked for and never begun: going on may forget them. */
export const NOT_RUN = "Not run: the turn ended before it.";
/** What was going on when the turn was stopped: going on must not do it again unseen. */
export const CUT_SHORT = "Stopped while it was being done: it may have happened all the same.";

export function isCall(part: MessagePart): part is MessagePart & CallPart {
  return part.type.startsWith("tool-") || part.type === "dynamic-tool";
}

export function callName(part: CallPart): string {
  return part.type === "dynamic-tool" ? String(part.toolName) : part.type.slice("tool-".length);
}

export function hasOutcome(part: CallPart): boolean {
  return part.state === "output-available" || part.state === "output-error" || part.state === "output-denied";
}

/** Whether the client has to answer this call before the agent can go on. */
export function isOpenCall(part: MessagePart): part is MessagePart & CallPart {
  return isCall(part) && !part.providerExecuted && !hasOutcome(part);
}

/** Whether a tool of the server's, or of the model's provider, was or may have been run. `own` are the names of the app's abilities. */
export function isServerCall(part: MessagePart, own: ReadonlySet<string>): boolean {
  if (!isCall(part) || part.state === "input-streaming") return false;
  const name = callName(part);
  return part.providerExecuted === true || !(isWireAction(name) || own.has(name));
}

export function withOutput(part: CallPart, output: unknown): MessagePart {
  return { ...part, state: "output-available", input: part.input ?? {}, output } as MessagePart;
}

export function withError(part: CallPart, errorText: string): MessagePart {
  return { ...part, state: "output-error", input: part.input ?? {}, errorText } as MessagePart;
}

/** Page actions answer with their result, other tools with an error. */
export function withRefusal(part: CallPart, result: Extract<ActionResult, { status: "refused" }>): MessagePart {
  // A call whose input never arrived whole is no action yet.
  const isAction = isWireAction(callName(part)) && part.input !== undefined;
  return isAction ? withOutput(part, result) : withError(part, result.message);
}

/** Whether this call was asked for and never begun. */
export function isNeverRun(part: CallPart): boolean {
  const { output } = part;
  const message = typeof output === "object" && output !== null ? (output as { message?: unknown }).message : undefined;
  return part.errorText === NOT_RUN || message === NOT_RUN;
}
