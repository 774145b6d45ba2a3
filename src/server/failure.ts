/** An error of the model's provider, as far as it may be told: the provider's own words can hold the request or a key. */
export interface Failure {
  name: string;
  status?: number;
}

export function failureOf(error: unknown): Failure {
  const inner = (error as { lastError?: unknown } | null)?.lastError ?? error;
  const { name, statusCode } = (inner ?? {}) as { name?: unknown; statusCode?: unknown };
  const failure: Failure = { name: typeof name === "string" ? name : "Error" };
  return typeof statusCode === "number" ? { ...failure, status: statusCode } : failure;
}

/** What the user is told. */
export function failureText({ status }: Failure): string {
  if (status === 401 || status === 403) return `The model refused the server's key (status ${status}).`;
  if (status === 429) return "The model gets too many requests (status 429). Try again in a while.";
  return status === undefined ? "The model could not answer." : `The model could not answer (status ${status}).`;
}
