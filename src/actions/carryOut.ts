import type { Indexer } from "../indexer/types";
import type { ActionResult } from "../protocol";
import { type Act, markScroll, type Outcome } from "./act";
import { diffEffect } from "./effect/diffEffect";
import { readFacts } from "./effect/facts";
import { type Patience, watchPage } from "./effect/watchPage";
import { rememberFocus } from "./focus";
import { type Refused, refuse } from "./refuse";
import type { Held } from "./verify";

/** Something that is about to be done to the page. */
export interface Deed {
  target: Held | undefined;
  patience: Patience;
  signal: AbortSignal;
  timeoutMs: number;
  /** Whether the target is still what was meant. */
  recheck: () => Refused | undefined;
  run(act: Act): Promise<Outcome>;
  /** Called when it was done and the page was scanned, before the effect is read. */
  done?(): void;
}

export const aborted = () => refuse("aborted", "It was stopped.");

/** Does it and tells what was seen to change. Something may happen to the page: however it ends, it is scanned. */
export async function carryOut(indexer: Indexer, deed: Deed): Promise<ActionResult> {
  const { target, signal, timeoutMs, recheck } = deed;
  const { document } = globalThis;
  const watch = watchPage(document, target?.element);
  const act: Act = { document, signal, timeoutMs, scroll: markScroll(document.scrollingElement), recheck };
  const before = readFacts(indexer, document, watch.trees, target?.element, act.scroll);
  try {
    const refused = await deed.run(act);
    if (!refused) await watch.settle(deed.patience, signal);
    rememberFocus(document);
    indexer.scan("action");
    if (refused) return refused;
    deed.done?.();
    const seen = watch.seen();
    const after = readFacts(indexer, document, watch.trees, target?.element, act.scroll);
    const { scroll } = act;
    return { status: "done", effect: diffEffect({ ...before, scroll }, after, seen) };
  } catch (error) {
    if (signal.aborted) return aborted();
    throw error;
  } finally {
    watch.stop();
  }
}
