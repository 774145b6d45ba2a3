import type { ActionType } from "../protocol";
import type { Patience } from "./effect/watchPage";

/** Between two entries into a form: the next one looks for itself whether its field is still the same. */
const BRIEF: Patience = { firstMs: 20, quietMs: 30, limitMs: 1000 };
const PROMPT: Patience = { firstMs: 80, quietMs: 100, limitMs: 2000 };
const SLOW: Patience = { firstMs: 300, quietMs: 120, limitMs: 2000, moving: true };
const LOADING: Patience = { firstMs: 2000, quietMs: 150, limitMs: 3000 };

const ENTERS = new Set<ActionType | undefined>(["fill", "check", "select_option"]);

/** How long what an action sets going is waited for; `next`: what the same emission does after it. */
export function patienceFor(type: ActionType, next?: ActionType): Patience {
  switch (type) {
    case "navigate":
      return LOADING;
    case "fill":
      return ENTERS.has(next) ? BRIEF : PROMPT;
    case "hover":
    case "scroll":
    case "wait_for":
      return PROMPT;
    default:
      return SLOW;
  }
}
