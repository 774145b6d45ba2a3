/** Why an agent over HTTP could not answer, in words for a person. */
export class AgentError extends Error {
  override name = "AgentError";
  /** Of the answer, when there was one. */
  readonly status: number | undefined;
  /** Of the request, when the server named the one that does not fit. */
  readonly field: string | undefined;
  /** Whether asking again may help: the connection or the server failed, not the request. */
  readonly retryable: boolean;
  /** Whether it is likely to pass by itself, so that asking again without the user is right: a lost connection, a server that restarts. */
  readonly transient: boolean;
  /** How long the server wants not to be asked again, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    details: Partial<Pick<AgentError, "status" | "field" | "retryable" | "transient" | "retryAfterMs" | "cause">> = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = details.status;
    this.field = details.field;
    this.transient = details.transient ?? false;
    this.retryable = details.retryable ?? this.transient;
    this.retryAfterMs = details.retryAfterMs;
  }
}
