/** Why there is no answer, where LeFlux knows it: the chat says that in the user's language. */
export const FAILURE_CODES = [
  "offline",
  "unreachable",
  "lost",
  "rejected",
  "sign_in",
  "forbidden",
  "no_server",
  "slow",
  "too_large",
  "too_many",
  "server",
  "unreadable",
  "silent",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export const isFailureCode = (value: unknown): value is FailureCode => FAILURE_CODES.includes(value as FailureCode);
