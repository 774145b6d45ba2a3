/** A request that is answered with an error: the status, a sentence and, where there is one, the field that does not fit. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** The error as JSON: `{ error, field? }`. */
export function errorResponse({
  status,
  message,
  field,
}: Pick<RequestError, "status" | "message" | "field">): Response {
  const headers = status === 405 ? { allow: "POST" } : undefined;
  const body = field === undefined ? { error: message } : { error: message, field };
  return Response.json(body, headers ? { status, headers } : { status });
}
