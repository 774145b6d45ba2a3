import type { PageIndex, ScanReason } from "../protocol";
import type { GenerationState, IndexerStatus } from "./types";

/** What was read off the page. Its generation is the reducer's to give. */
export type ReadPage = Omit<PageIndex, "generation" | "reason">;

export interface GenerationLife {
  /** What listeners see: the same reference until one of its fields changes. */
  snapshot: GenerationState;
  /** Emissions in flight. */
  holds: number;
  /** The page changed since it was read. */
  dirty: boolean;
  /** The address changed since the page was read: its ids are void at once, and no emission delays the rescan. */
  routed: boolean;
}

export type GenerationEvent =
  | { type: "scanned"; page: ReadPage; reason: ScanReason }
  | { type: "page_changed" }
  | { type: "route_changed" }
  | { type: "emission_started" }
  | { type: "emission_ended" }
  /** The index was given up; generations go on counting. */
  | { type: "index_dropped" };

export const initialLife: GenerationLife = {
  snapshot: { generation: 0, index: null, status: "idle", reason: null },
  holds: 0,
  dirty: false,
  routed: false,
};

/** `(state, event) → state`; the same reference when nothing changed. Before the first scan there is nothing that a change could date. */
export function reduceGeneration(life: GenerationLife, event: GenerationEvent): GenerationLife {
  const { snapshot } = life;
  switch (event.type) {
    case "scanned": {
      const generation = snapshot.generation + 1;
      const index: PageIndex = { ...event.page, generation, reason: event.reason };
      return settle({ ...life, dirty: false, routed: false }, { generation, index, reason: event.reason });
    }
    case "page_changed":
      return snapshot.index && !life.dirty ? settle({ ...life, dirty: true }) : life;
    case "route_changed":
      return snapshot.index && !life.routed ? settle({ ...life, dirty: true, routed: true }) : life;
    case "emission_started":
      return settle({ ...life, holds: life.holds + 1 });
    case "emission_ended":
      return life.holds > 0 ? settle({ ...life, holds: life.holds - 1 }) : life;
    case "index_dropped":
      return snapshot.index
        ? settle({ ...life, dirty: false, routed: false }, { ...snapshot, index: null, reason: null })
        : life;
    default: {
      const never: never = event;
      return never;
    }
  }
}

/** Whether ids of this generation may still be turned into elements. */
export function isCurrent({ snapshot, routed }: GenerationLife, generation: number): boolean {
  return snapshot.index !== null && !routed && snapshot.generation === generation;
}

function settle(life: GenerationLife, fresh?: Omit<GenerationState, "status">): GenerationLife {
  const status = statusOf(life, fresh ?? life.snapshot);
  if (fresh) return { ...life, snapshot: { ...fresh, status } };
  return status === life.snapshot.status ? life : { ...life, snapshot: { ...life.snapshot, status } };
}

function statusOf(life: GenerationLife, { index }: Omit<GenerationState, "status">): IndexerStatus {
  if (!index) return "idle";
  if (!life.dirty) return "fresh";
  return life.holds > 0 && !life.routed ? "held" : "dirty";
}
