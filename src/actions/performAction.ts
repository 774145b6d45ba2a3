import type { Indexer } from "../indexer/types";
import type { ActionResult, PageAction, PerformOptions } from "../protocol";
import { performEmission } from "./performEmission";

/** Does one action: an emission of one. */
export async function performAction(
  indexer: Indexer,
  action: PageAction,
  options: PerformOptions = {},
): Promise<ActionResult> {
  const [result] = await performEmission(indexer, [action], options);
  return result as ActionResult;
}
