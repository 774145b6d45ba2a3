import type { ActionResult } from "../protocol";

/** Puts back what an action changed. */
export type Undo = () => Promise<ActionResult>;

/** What is known of the actions since this page was loaded, by the ids of their calls: their elements, and how to undo them. */
export interface ActionMemory {
  subscribe(listener: () => void): () => void;
  /** The calls that can be undone; the same set until that changes. */
  getUndoable(): ReadonlySet<string>;
  remember(toolCallId: string, element: Element): void;
  offerUndo(toolCallId: string, undo: Undo): void;
  /** The target, as long as it is in the page. */
  elementOf(toolCallId: string): Element | undefined;
  undo(toolCallId: string): Promise<ActionResult>;
}

/** Refusals after which another try may do it. */
const TRY_AGAIN = new Set<string>(["covered", "hidden", "disabled", "timeout"]);

export function createActionMemory(): ActionMemory {
  const elements = new Map<string, WeakRef<Element>>();
  const undos = new Map<string, Undo>();
  const listeners = new Set<() => void>();
  let undoable: ReadonlySet<string> = new Set();

  function publish(): void {
    undoable = new Set(undos.keys());
    for (const listener of [...listeners]) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getUndoable: () => undoable,
    remember: (toolCallId, element) => void elements.set(toolCallId, new WeakRef(element)),
    offerUndo(toolCallId, undo) {
      undos.set(toolCallId, undo);
      publish();
    },
    elementOf(toolCallId) {
      const element = elements.get(toolCallId)?.deref();
      return element?.isConnected ? element : undefined;
    },
    async undo(toolCallId) {
      const undo = undos.get(toolCallId);
      if (!undo) return { status: "refused", code: "gone", message: "There is nothing to undo any more." };
      undos.delete(toolCallId); // once: a second press must not undo the undoing
      publish();
      const result = await undo();
      if (result.status === "refused" && TRY_AGAIN.has(result.code)) {
        undos.set(toolCallId, undo);
        publish();
      }
      return result;
    },
  };
}
