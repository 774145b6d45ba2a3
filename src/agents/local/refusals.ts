import type { RefusalCode } from "../../protocol";

/** Why something was not done, as the end of "I could not …:". */
export const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  stale: "the page changed before I got to it",
  unknown_id: "it is not on the page any more",
  gone: "it is not on the page any more",
  changed: "it became something else in the meantime",
  hidden: "it cannot be seen",
  disabled: "it is switched off on the page",
  covered: "something lies over it",
  wrong_type: "it does not take that",
  no_such_option: "it has no such option",
  blocked_url: "that address is not allowed",
  declined: "you declined",
  aborted: "it was stopped",
  timeout: "the page did not answer in time",
};

/** Worth a second look at the page: nothing was done, and the reason may have passed. */
const PASSING = new Set<RefusalCode>(["stale", "unknown_id", "gone", "changed", "hidden", "covered"]);

export function mayPass(code: RefusalCode): boolean {
  return PASSING.has(code);
}
