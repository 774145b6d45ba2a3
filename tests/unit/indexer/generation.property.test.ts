import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GenerationEvent, initialLife, isCurrent, reduceGeneration } from "../../../src/indexer/generation";
import { readPage } from "./readPage";

const plain = (type: Exclude<GenerationEvent["type"], "scanned">) => fc.constant<GenerationEvent>({ type });
const event = fc.oneof(
  fc
    .constantFrom("open", "emission", "action", "route", "mutation", "manual")
    .map<GenerationEvent>((reason) => ({ type: "scanned", page: readPage("/"), reason }) as GenerationEvent),
  plain("page_changed"),
  plain("route_changed"),
  plain("emission_started"),
  plain("emission_ended"),
  plain("index_dropped"),
);
const story = fc.array(event, { maxLength: 60 });
const RUNS = { numRuns: 10_000 };

/** The same life told by a model that remembers everything instead of states. */
interface Model {
  scans: number;
  indexed: boolean;
  flying: number;
  changed: boolean;
  moved: boolean;
}

function tell(model: Model, { type }: GenerationEvent): Model {
  const { indexed, flying } = model;
  if (type === "scanned") return { scans: model.scans + 1, indexed: true, flying, changed: false, moved: false };
  if (type === "page_changed") return { ...model, changed: model.changed || indexed };
  if (type === "route_changed") return { ...model, changed: model.changed || indexed, moved: model.moved || indexed };
  if (type === "emission_started") return { ...model, flying: flying + 1 };
  if (type === "emission_ended") return { ...model, flying: Math.max(0, flying - 1) };
  return { ...model, indexed: false, changed: false, moved: false };
}

describe("whatever happens in whatever order", () => {
  it("no id of an earlier generation is ever current, and generations only grow", () => {
    fc.assert(
      fc.property(story, (events) => {
        let life = initialLife;
        for (const each of events) {
          const before = life.snapshot.generation;
          life = reduceGeneration(life, each);
          const now = life.snapshot.generation;
          expect(now).toBe(each.type === "scanned" ? before + 1 : before);
          for (let old = 0; old < now; old++) expect(isCurrent(life, old)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it("the status is what the whole story says: emissions are counted and no change is lost before a scan", () => {
    fc.assert(
      fc.property(story, (events) => {
        let life = initialLife;
        let model: Model = { scans: 0, indexed: false, flying: 0, changed: false, moved: false };
        for (const each of events) {
          life = reduceGeneration(life, each);
          model = tell(model, each);
          const waits = model.flying > 0 && !model.moved;
          const status = !model.indexed ? "idle" : !model.changed ? "fresh" : waits ? "held" : "dirty";
          expect(life.snapshot).toMatchObject({ status, generation: model.scans });
          expect(isCurrent(life, model.scans)).toBe(model.indexed && !model.moved);
        }
      }),
      RUNS,
    );
  });

  it("listeners see a new reference exactly when something they can read is another", () => {
    fc.assert(
      fc.property(story, (events) => {
        let life = initialLife;
        for (const each of events) {
          const before = life.snapshot;
          life = reduceGeneration(life, each);
          const { generation, index, status, reason } = life.snapshot;
          const equal =
            generation === before.generation &&
            index === before.index &&
            status === before.status &&
            reason === before.reason;
          expect(life.snapshot === before).toBe(equal);
        }
      }),
      RUNS,
    );
  });
});
