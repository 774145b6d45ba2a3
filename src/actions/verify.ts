import type { Identity, Indexer, Resolution } from "../indexer/types";
import type { ActionType, IndexEntry } from "../protocol";
import { type Refused, refuse } from "./refuse";

/** What an action holds from its emission's arrival on: an element, and what it was when the agent saw it. */
export interface Held {
  element: Element;
  entry: IndexEntry;
  identity: Identity;
}

/** Looking at a disabled control and scrolling to it a person can, too. */
const WORKS_DISABLED = new Set<ActionType>(["hover", "scroll"]);

/** Whether the held element is still there, to be seen, the same thing, and enabled; the refusal if not. */
export function verify(indexer: Indexer, held: Resolution, type: ActionType): Refused | undefined {
  if (!held.ok) return refuse(held.code, held.message);
  const { element, identity } = held;
  const now = indexer.inspect(element);
  const name = describe(identity);
  if (!now.ok) {
    return now.code === "gone"
      ? refuse("gone", `${name} has left the page.`)
      : refuse("hidden", `${name} is not on screen any more.`);
  }
  const same =
    now.identity.type === identity.type &&
    now.identity.text === identity.text &&
    now.identity.parent === identity.parent;
  if (!same) return refuse("changed", `It was ${name} and is now ${describe(now.identity)}.`);
  if (now.entry.disabled && !WORKS_DISABLED.has(type)) return refuse("disabled", `${name} is disabled.`);
  return undefined;
}

const describe = ({ type, text, parent }: Identity) =>
  `the ${type} ${JSON.stringify(text)}${parent ? ` (${parent})` : ""}`;
