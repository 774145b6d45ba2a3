import type { FailureCode } from "../../protocol";

/** Why an agent over HTTP could not answer, in words for a person. */
export class AgentError extends Error {
  override name = "AgentError";
  /** Of the answer, when there was one. */
  readonly status: number | undefined;
  /** Of the request, when the server named the one that does not fit. */
  readonly field: string | undefined;
  /** Which kind of failure: the chat says that one in the user's language, in place of `message`. */
  readonly code: FailureCode | undefined;
  /** What the server said about it, in its own words. */
  readonly detail: string | undefined;
  /** Whether asking again may help: the connection or the server failed, not the request. */
  readonly retryable: boolean;
  /** Whether it is likely to pass by itself, so that asking again without the user is right: a lost connection, a server that restarts. */
  readonly transient: boolean;
  /** How long the server wants not to be asked again, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: Partial<Omit<AgentError, "name" | "message" | "stack">> = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = details.status;
    this.field = details.field;
    this.code = details.code;
    this.detail = details.detail;
    this.transient = details.transient ?? false;
    this.retryable = details.retryable ?? this.transient;
    this.retryAfterMs = details.retryAfterMs;
  }
}
