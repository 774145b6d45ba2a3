import type { Intent } from "./intent";

/** A way to say something, with what is meant by it. */
export interface Pattern {
  /** `lead`: the words to say again before a piece that has no verb. */
  when: RegExp;
  means: (groups: Record<string, string | undefined>) => Intent;
}
