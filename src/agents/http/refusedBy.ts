import type { FailureCode } from "../../protocol";
import { AgentError } from "./agentError";

const LONGEST = 300;

type Meaning = readonly [code: FailureCode, inWords: string];

const NO_SERVER: Meaning = ["no_server", "There is no chat server at this address"];
const MEANINGS: Readonly<Record<number, Meaning>> = {
  400: ["rejected", "The server did not accept the request"],
  401: ["sign_in", "The server wants you to sign in"],
  403: ["forbidden", "The server does not allow this"],
  404: NO_SERVER,
  405: NO_SERVER,
  408: ["slow", "The server waited too long"],
  413: ["too_large", "The conversation is too large for the server"],
  429: ["too_many", "The server gets too many requests, try again in a while"],
};
const FAILED: Meaning = ["server", "The server failed"];
const REFUSED: Meaning = ["rejected", "The server refused"];

/** What a server or a proxy says while it restarts or has too much to do. */
const TRANSIENT = new Set([408, 425, 429, 502, 503, 504]);

/** The error that a response other than 2xx stands for, with what the server says about it. */
export async function refusedBy(response: Response): Promise<AgentError> {
  const { status } = response;
  const { error, field } = readError(await response.text().catch(() => ""), response.headers.get("content-type") ?? "");
  const [code, meaning] = MEANINGS[status] ?? (status >= 500 ? FAILED : REFUSED);
  const message = `${meaning} (status ${status})${error ? `: ${error}` : "."}`;
  const transient = TRANSIENT.has(status);
  const retryAfterMs = readDelay(response.headers.get("retry-after"));
  const retryable = transient || status >= 500;
  return new AgentError(message, { status, field, code, detail: error, transient, retryable, retryAfterMs });
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function readDelay(header: string | null): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** `{ error, field }`, `{ error: { message } }`, `{ message }` or plain text. A page of HTML tells a person nothing. */
function readError(text: string, contentType: string): { error?: string; field?: string } {
  try {
    const body = JSON.parse(text) as { error?: unknown; message?: unknown; field?: unknown } | null;
    const nested = (body?.error as { message?: unknown } | undefined)?.message;
    const error = [body?.error, nested, body?.message].find((value) => typeof value === "string");
    return {
      ...(typeof error === "string" ? { error: error.slice(0, LONGEST) } : {}),
      ...(typeof body?.field === "string" ? { field: body.field } : {}),
    };
  } catch {
    return contentType.startsWith("text/plain") && text.trim() !== "" ? { error: text.trim().slice(0, LONGEST) } : {};
  }
}
