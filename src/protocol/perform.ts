import type { ActionResult, PageAction } from "./action";
import type { IndexEntry } from "./entry";

/** One action of an emission that is about to be done. */
export interface ApprovalRequest {
  action: PageAction;
  /** The target as indexed; undefined for actions on the page as a whole. */
  entry: IndexEntry | undefined;
  /** Place in the emission, from 0. */
  position: number;
}

export interface PerformOptions {
  /** Halts the action in progress: it and those after it are refused with `aborted`. */
  signal?: AbortSignal;
  /** How long a covered or busy target is waited for, in milliseconds; default 3000. */
  timeoutMs?: number;
  /** Origins that `navigate` may go to besides the page's own, as "https://docs.example.com". */
  allowedOrigins?: readonly string[];
  /** Asked before each action; `false` refuses it with `declined`. Without it nothing is asked. */
  approve?: (request: ApprovalRequest) => boolean | Promise<boolean>;
  /** Called when an action begins, after approval. */
  onStart?: (position: number) => void;
  /** Called with each result, in order. */
  onResult?: (result: ActionResult, position: number) => void;
  /**
   * Called after a `fill`, `check` or `select_option` that changed something, before its result is told, when what was there before can be put
   * back. `undo` does that as an action would, and refuses as an action would: the element may be gone, or changed again since.
   */
  onUndo?: (position: number, undo: () => Promise<ActionResult>) => void;
}
