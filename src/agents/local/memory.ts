import type { IndexEntry } from "../../protocol";
import { labelOf } from "./labels";

/** What an action was done to. */
export interface Target {
  /** With what it is in, where the name alone was not clear. */
  label: string;
  type: string;
  role?: string | undefined;
  parent?: string | undefined;
  sensitive?: boolean | undefined;
}

/** Remembers what actions were done to, so that the summary can name it; what is forgotten is told in the user's own words. */
export interface Memory {
  remember(toolCallId: string, entry: IndexEntry, among: readonly IndexEntry[]): void;
  target(toolCallId: string): Target | undefined;
}

const MOST = 200;

export function createMemory(): Memory {
  const targets = new Map<string, Target>();
  return {
    remember(toolCallId, entry, among) {
      const { type, role, parent, sensitive } = entry;
      const alone = entry.text !== "" && among.filter(({ text }) => text === entry.text).length === 1;
      targets.set(toolCallId, { label: alone ? `“${entry.text}”` : labelOf(entry), type, role, parent, sensitive });
      const oldest = targets.size > MOST ? targets.keys().next().value : undefined;
      if (oldest !== undefined) targets.delete(oldest);
    },
    target: (toolCallId) => targets.get(toolCallId),
  };
}
