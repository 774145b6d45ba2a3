/** Why an agent over HTTP could not answer, in words for a person. */
export class AgentError extends Error {
  override name = "AgentError";
  /** Of the answer, when there was one. */
  readonly status: number | undefined;
  /** Of the request, when the server named the one that does not fit. */
  readonly field: string | undefined;
  /** Whether asking again may help: the connection or the server failed, not the request. */
  readonly retryable: boolean;

  constructor(
    message: string,
    details: { status?: number; field?: string; retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = details.status;
    this.field = details.field;
    this.retryable = details.retryable ?? false;
  }
}
