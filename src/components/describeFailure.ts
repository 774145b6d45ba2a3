import type { FailureCode } from "../protocol";
import type { TurnError } from "./chatTypes";
import type { Labels } from "./labels";

const SENTENCES: Record<FailureCode, keyof Labels> = {
  offline: "failedOffline",
  unreachable: "failedUnreachable",
  lost: "failedLost",
  rejected: "failedRejected",
  sign_in: "failedSignIn",
  forbidden: "failedForbidden",
  no_server: "failedNoServer",
  slow: "failedSlow",
  too_large: "failedTooLarge",
  too_many: "failedTooMany",
  server: "failedServer",
  unreadable: "failedUnreadable",
  silent: "failedSilent",
};

/** Why there is no answer: a sentence of the chat's own where it knows it, and what the other end says in its own words. */
export function describeFailure({ message, code, detail }: TurnError, labels: Labels): { why: string; words: string } {
  return code ? { why: labels[SENTENCES[code]], words: detail ?? "" } : { why: "", words: message };
}
