import type { UIMessage } from "ai";
import * as z from "zod/mini";
import { isWireAction, type PageIndex } from "../protocol";
import type { HandlerLimits } from "./limits";
import { messageSchema } from "./messageSchema";
import { pageSchema } from "./pageSchema";
import { RequestError } from "./requestError";

/** A tool of the app, run in the browser. */
export interface ClientTool {
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
}

/** What a checked request asks. */
export interface ChatRequest {
  id: string;
  messages: UIMessage[];
  page: PageIndex;
  tools: ClientTool[];
  context: { description: string; value: unknown }[];
}

const tool = z.object({
  name: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "must be 1 to 64 letters, digits, _ or -")),
  description: z.string().check(z.maxLength(2000)),
  inputSchema: z.record(z.string(), z.unknown()),
});

const known = z.object({ description: z.string().check(z.maxLength(500)), value: z.unknown() });

/**
 * Checks everything in a body. Throws a `RequestError` that names the field which does not fit.
 * @param taken names that the app's tools may not have, besides those of the page actions
 */
export function readRequest(body: unknown, limits: HandlerLimits, taken: ReadonlySet<string>): ChatRequest {
  const schema = z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    messages: z.array(messageSchema).check(z.minLength(1), z.maxLength(limits.messages)),
    page: pageSchema,
    tools: z._default(z.array(tool).check(z.maxLength(limits.tools)), []),
    context: z._default(z.array(known).check(z.maxLength(50)), []),
  });
  const read = schema.safeParse(body);
  if (!read.success) throw fieldError(read.error.issues[0]);
  const { id, messages, page, tools, context } = read.data;
  const repeated = page.entries.findIndex((entry, at) => page.entries.findIndex((other) => other.id === entry.id) < at);
  if (repeated >= 0) throw misfit(`page.entries.${repeated}.id`, "two entries have the same id");
  const clash = tools.findIndex(
    ({ name }, at) => isWireAction(name) || taken.has(name) || tools.findIndex((other) => other.name === name) < at,
  );
  if (clash >= 0) throw misfit(`tools.${clash}.name`, "there is another tool of this name");
  if (stepsTaken(messages) >= limits.steps)
    throw misfit("messages", `this turn has taken ${limits.steps} steps, which is the most`);
  return { id, messages: messages as UIMessage[], page: page as PageIndex, tools, context };
}

/** Emissions since the user's last message. */
function stepsTaken(messages: { role: string; parts: { type: string }[] }[]): number {
  const last = messages.findLastIndex(({ role }) => role === "user");
  return messages.slice(last + 1).flatMap(({ parts }) => parts.filter(({ type }) => type === "step-start")).length;
}

function fieldError(issue: z.core.$ZodIssue | undefined): RequestError {
  const field = issue?.path.join(".");
  return misfit(field || "body", issue?.message ?? "it does not fit");
}

function misfit(field: string, why: string): RequestError {
  return new RequestError(400, `${field} does not fit: ${why}.`, field);
}
