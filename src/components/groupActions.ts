import type { ActionRecord } from "./chatTypes";

export type ActionGroups = ReadonlyMap<string, readonly ActionRecord[]>;

/** Actions by the message that asked for them. A group in which nothing changed stays the same list. */
export function groupActions(actions: readonly ActionRecord[], before: ActionGroups): ActionGroups {
  const groups = new Map<string, ActionRecord[]>();
  for (const action of actions) {
    const group = groups.get(action.messageId);
    if (group) group.push(action);
    else groups.set(action.messageId, [action]);
  }
  return new Map(
    Array.from(groups, ([id, group]) => {
      const old = before.get(id);
      return [id, old && sameList(old, group) ? old : group];
    }),
  );
}

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);
