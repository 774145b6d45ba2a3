import type { Indexer } from "../../indexer/types";
import type { ActionResult, ActionType } from "../../protocol";
import type { TargetAct } from "../act";
import { carryOut } from "../carryOut";
import { patienceFor } from "../patience";
import { type Refused, refuse } from "../refuse";
import { type Held, verify } from "../verify";
import type { Former } from "./former";

/** The way back from an action that is done; undefined where there is none. */
export function offerUndo(
  indexer: Indexer,
  type: ActionType,
  former: Former,
  timeoutMs: number,
): (() => Promise<ActionResult>) | undefined {
  const { element } = former;
  const now = former.possible() ? indexer.inspect(element) : undefined;
  if (!now?.ok) return undefined;
  const held: Held & { ok: true } = { ok: true, element, entry: now.entry, identity: now.identity };
  const left = former.state();
  const recheck = (): Refused | undefined =>
    verify(indexer, held, type) ??
    (former.state() === left ? undefined : refuse("changed", `"${held.entry.text}" was changed again since then.`));
  return async () => {
    const refused = recheck();
    if (refused) return refused;
    const release = indexer.hold();
    const { signal } = new AbortController();
    const run = (act: object) => former.putBack(Object.assign(act, { element, entry: held.entry }) as TargetAct);
    try {
      return await carryOut(indexer, { target: held, patience: patienceFor(type), signal, timeoutMs, recheck, run });
    } finally {
      release();
    }
  };
}
