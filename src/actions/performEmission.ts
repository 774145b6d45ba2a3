import type { Indexer, Resolution } from "../indexer/types";
import type { ActionResult, ActionType, PageAction, PerformOptions } from "../protocol";
import { aborted, carryOut } from "./carryOut";
import { blockedUrl } from "./navigate";
import { patienceFor } from "./patience";
import { perform } from "./perform";
import { type Refused, refuse } from "./refuse";
import { type Former, readFormer } from "./undo/former";
import { offerUndo } from "./undo/offerUndo";
import { type Held, verify } from "./verify";

const TIMEOUT_MS = 3000;

interface Planned {
  action: PageAction;
  position: number;
  /** The target, and where it is dragged to. */
  held: Resolution[];
}

/**
 * Does the actions of one answer, in order. Every id is resolved now, against the generation that it came with; from then on each action holds
 * its element, and is refused if that is no longer the same thing when its turn comes. After each action the page is scanned. A refused action
 * doesn't stop the others; an abort, or the page being left, does.
 */
export async function performEmission(
  indexer: Indexer,
  actions: readonly PageAction[],
  options: PerformOptions = {},
): Promise<ActionResult[]> {
  const planned = actions.map((action, position) => ({ action, position, held: resolveIds(indexer, action) }));
  const results: ActionResult[] = [];
  const release = indexer.hold();
  try {
    // What changed on the page since the agent looked is no effect of what it does now.
    const { status } = indexer.getSnapshot();
    if (status === "dirty" || status === "held") indexer.scan("action");
    let left = false;
    for (const plan of planned) {
      const result: ActionResult = left
        ? refuse("gone", "The page is being left for another one.")
        : await act(indexer, plan, planned, options);
      results.push(result);
      left ||= result.status === "done" && result.effect.navigating === true;
      options.onResult?.(result, plan.position);
    }
    return results;
  } finally {
    release();
  }
}

function resolveIds(indexer: Indexer, action: PageAction): Resolution[] {
  const ids = [(action as { id?: number }).id, (action as { toId?: number }).toId];
  return ids.flatMap((id) => (id === undefined ? [] : indexer.resolve(id, action.generation)));
}

function idsNeeded({ type }: PageAction): number {
  if (type === "drag") return 2;
  return /^(click|fill|select_option|check|hover|upload)$/.test(type) ? 1 : 0;
}

async function act(
  indexer: Indexer,
  plan: Planned,
  all: readonly Planned[],
  options: PerformOptions,
): Promise<ActionResult> {
  const { action, position, held } = plan;
  const signal = options.signal ?? new AbortController().signal;
  const check = (): Refused | undefined => {
    if (signal.aborted) return aborted();
    const [target, to] = held;
    if (held.length < idsNeeded(action)) return refuse("unknown_id", `${action.type} needs the id of an entry.`);
    if (action.type === "navigate") return blockedUrl(globalThis.document, action.url, options.allowedOrigins);
    return (target && verify(indexer, target, action.type)) ?? (to && verify(indexer, to, "scroll"));
  };
  const refused = check();
  if (refused) return refused;

  const target = held[0]?.ok ? held[0] : undefined;
  if (options.approve) {
    const answer = options.approve({ action, entry: target?.entry, position });
    const allowed = typeof answer === "boolean" ? answer : await unlessAborted(answer, signal);
    if (signal.aborted) return aborted();
    if (!allowed) return refuse("declined", "The user declined it.");
    // Meanwhile the page may have become another one.
    const changed = typeof answer === "boolean" ? undefined : check();
    if (changed) return changed;
  }
  options.onStart?.(position);
  return begin(indexer, plan, all, signal, check, options);
}

async function begin(
  indexer: Indexer,
  { action, held, position }: Planned,
  all: readonly Planned[],
  signal: AbortSignal,
  recheck: () => Refused | undefined,
  { timeoutMs = TIMEOUT_MS, onUndo }: PerformOptions,
): Promise<ActionResult> {
  const [target, to] = held as (Held | undefined)[];
  let former: Former | undefined;
  const result = await carryOut(indexer, {
    target,
    signal,
    timeoutMs,
    recheck,
    patience: patienceFor(action.type, all[position + 1]?.action.type),
    run(act) {
      if (target && onUndo) {
        const on = Object.assign(act, { element: target.element, entry: target.entry });
        former = readFormer(action, on);
      }
      return perform(act, action, target, to);
    },
    done() {
      if (target && CHANGES_TEXT.has(action.type)) refresh(indexer, target.element, all);
    },
  });
  if (result.status === "done" && former && result.effect.changed) {
    const undo = offerUndo(indexer, action.type, former, timeoutMs);
    if (undo) onUndo?.(position, undo);
  }
  return result;
}

/** What these do may be all that names a control. */
const CHANGES_TEXT = new Set<ActionType>(["fill", "select_option"]);

/** What was typed or chosen may be all the text that a control has: that it reads otherwise now is our own doing. */
function refresh(indexer: Indexer, element: Element, all: readonly Planned[]): void {
  const now = indexer.inspect(element);
  if (!now.ok) return;
  for (const { held } of all) {
    for (const each of held) if (each.ok && each.element === element) each.identity = now.identity;
  }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
    promise.then(resolve, reject);
  });
}
