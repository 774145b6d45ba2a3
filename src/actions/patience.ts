import type { PageAction } from "../protocol";
import type { Patience } from "./effect/watchPage";

const PROMPT: Patience = { firstMs: 80, quietMs: 100, limitMs: 2000 };
const SLOW: Patience = { firstMs: 300, quietMs: 120, limitMs: 2000 };
const LOADING: Patience = { firstMs: 2000, quietMs: 150, limitMs: 3000 };

/** How long what an action sets going is waited for. */
export function patienceFor({ type }: PageAction): Patience {
  switch (type) {
    case "navigate":
      return LOADING;
    case "fill":
    case "hover":
    case "scroll":
    case "wait_for":
      return PROMPT;
    default:
      return SLOW;
  }
}
