import { isConnected, windowOf } from "../dom/native";
import { documentOf } from "../dom/tree";
import { type GenerationLife, isCurrent } from "./generation";
import type { ScannedTarget } from "./scanPage";
import type { Resolution } from "./types";

/** The element behind an id, or the code and the sentence that say why there is none. */
export function resolveTarget(
  life: GenerationLife,
  targets: ReadonlyMap<number, ScannedTarget>,
  id: number,
  generation: number,
): Resolution {
  if (!isCurrent(life, generation)) return { ok: false, code: "stale", message: whyStale(life, id, generation) };
  const target = targets.get(id);
  if (!target) {
    const ids = targets.size > 0 ? `its ids are 1 to ${targets.size}` : "it lists nothing";
    const message = `Generation ${generation} has no id ${id}: ${ids}. What is not listed is not on screen.`;
    return { ok: false, code: "unknown_id", message };
  }
  if (!isInPage(target.element)) {
    const { type, text } = target.entry;
    const message = `The ${type} "${text}" (id ${id}) has left the page since generation ${generation} was read.`;
    return { ok: false, code: "gone", message };
  }
  return { ok: true, ...target };
}

function whyStale({ snapshot, routed }: GenerationLife, id: number, generation: number): string {
  if (!snapshot.index)
    return `Id ${id} of generation ${generation} means nothing: the page is not indexed. Scan it first.`;
  if (routed && snapshot.generation === generation) {
    return `Id ${id} is stale: the page went to another address since generation ${generation} was read. Use ids of the next index.`;
  }
  return `Id ${id} is stale: it is of generation ${generation}, and the page is at ${snapshot.generation}. Use ids of the latest index.`;
}

/** Connected, and its document still shown: a frame that was removed or sent elsewhere leaves its old document without a window. */
function isInPage(element: Element): boolean {
  return isConnected(element) && windowOf(documentOf(element)) !== null;
}
