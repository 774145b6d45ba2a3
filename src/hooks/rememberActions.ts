import type { Indexer } from "../indexer/types";
import type { PageAction } from "../protocol";
import type { ActionRecord, TurnPage } from "../turn";
import type { ActionMemory } from "./createActionMemory";

/**
 * A page that remembers which element each call was about. A turn asks for the actions of its newest records, in their order: that is how a
 * place in the emission becomes the id of a call.
 */
export function rememberActions(
  page: TurnPage,
  indexer: Indexer,
  memory: ActionMemory,
  records: () => readonly ActionRecord[],
): TurnPage {
  return {
    ...page,
    perform(actions, options) {
      const calls = records()
        .slice(-actions.length)
        .map((record) => record.toolCallId);
      actions.forEach((action, position) => {
        const found = resolve(indexer, action);
        const call = calls[position];
        if (call && found?.ok) memory.remember(call, found.element);
      });
      return page.perform(actions, {
        ...options,
        onUndo: (position, undo) => {
          const call = calls[position];
          if (call) memory.offerUndo(call, undo);
        },
      });
    },
  };
}

const resolve = (indexer: Indexer, action: PageAction) =>
  "id" in action && action.id !== undefined ? indexer.resolve(action.id, action.generation) : undefined;
