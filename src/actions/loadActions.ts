import type { Indexer, Resolution } from "../indexer/types";
import type { ActionResult, PageAction, PerformOptions } from "../protocol";

type Actions = typeof import("./performEmission");

let loaded: Actions | undefined;
let loading: Promise<Actions> | undefined;

/** Loads the code of the actions, ahead of time too. What failed to load (a connection lost) is tried again the next time. */
export function loadActions(): Promise<Actions> {
  loading ??= import("./performEmission").then(
    (actions) => {
      loaded = actions;
      return actions;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Does the actions of one answer, in order. Every id is resolved now, against the generation that it came with; from then on each action holds
 * its element, and is refused if that is no longer the same thing when its turn comes. After each action the page is scanned. A refused action
 * doesn't stop the others; an abort, or the page being left, does. The code of the actions is loaded with the first of them: the promise is
 * rejected where that fails, and nothing was done.
 */
export async function performEmission(
  indexer: Indexer,
  actions: readonly PageAction[],
  options: PerformOptions = {},
): Promise<ActionResult[]> {
  if (loaded) return loaded.performEmission(indexer, actions, options);
  const pinned = pinIds(indexer, actions);
  const release = indexer.hold();
  try {
    const loadedNow = await loadActions();
    // An indexer that was destroyed meanwhile holds nothing any more: its ids are refused.
    return await loadedNow.performEmission(indexer.getSnapshot().index ? pinned : indexer, actions, options);
  } finally {
    release();
  }
}

/** Does one action: an emission of one. */
export async function performAction(
  indexer: Indexer,
  action: PageAction,
  options: PerformOptions = {},
): Promise<ActionResult> {
  const [result] = await performEmission(indexer, [action], options);
  return result as ActionResult;
}

/** The indexer, with what the ids of these actions stand for at this moment: a scan meanwhile would void them. */
function pinIds(indexer: Indexer, actions: readonly PageAction[]): Indexer {
  const keyOf = (id: number, generation: number) => `${generation} ${id}`;
  const held = new Map<string, Resolution>();
  for (const action of actions) {
    const { id, toId } = action as { id?: number; toId?: number };
    for (const one of [id, toId])
      if (one !== undefined) held.set(keyOf(one, action.generation), indexer.resolve(one, action.generation));
  }
  return {
    ...indexer,
    resolve: (id, generation) => held.get(keyOf(id, generation)) ?? indexer.resolve(id, generation),
  };
}
