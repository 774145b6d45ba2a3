import { describe, expect, it } from "vitest";
import {
  type GenerationEvent,
  type GenerationLife,
  initialLife,
  isCurrent,
  reduceGeneration,
} from "../../../src/indexer/generation";
import { readPage } from "./readPage";

const scanned: GenerationEvent = { type: "scanned", page: readPage("/"), reason: "manual" };
const past = (...events: (GenerationEvent | GenerationEvent["type"])[]): GenerationLife =>
  events
    .map((event) => (typeof event === "string" ? ({ type: event } as GenerationEvent) : event))
    .reduce(reduceGeneration, initialLife);

describe("the status of an index", () => {
  const table: [string, GenerationLife, string, number][] = [
    ["idle before the first scan", past(), "idle", 0],
    ["idle still when a page changes that was never read", past("page_changed", "route_changed"), "idle", 0],
    ["fresh after a scan", past(scanned), "fresh", 1],
    ["fresh while an emission is in flight", past(scanned, "emission_started"), "fresh", 1],
    ["dirty when the page changed", past(scanned, "page_changed"), "dirty", 1],
    ["held when it changed during an emission", past(scanned, "emission_started", "page_changed"), "held", 1],
    ["held when an emission starts on a changed page", past(scanned, "page_changed", "emission_started"), "held", 1],
    [
      "dirty when the emission is over",
      past(scanned, "emission_started", "page_changed", "emission_ended"),
      "dirty",
      1,
    ],
    [
      "held until the last of several emissions is over",
      past(scanned, "emission_started", "emission_started", "page_changed", "emission_ended"),
      "held",
      1,
    ],
    ["dirty, not held, when the address changed", past(scanned, "emission_started", "route_changed"), "dirty", 1],
    ["fresh again after the next scan", past(scanned, "page_changed", scanned), "fresh", 2],
    ["fresh when scanned while held", past(scanned, "emission_started", "page_changed", scanned), "fresh", 2],
    ["idle when the index was dropped, the count kept", past(scanned, "page_changed", "index_dropped"), "idle", 1],
    ["and counts on from there", past(scanned, "index_dropped", scanned), "fresh", 2],
  ];
  it.each(table)("is %s", (_, { snapshot }, status, generation) => {
    expect({ status: snapshot.status, generation: snapshot.generation }).toEqual({ status, generation });
  });

  it("comes with the index of the last scan and the reason for it", () => {
    const { snapshot } = past(scanned, { type: "scanned", page: readPage("/cart"), reason: "route" });
    expect(snapshot).toMatchObject({
      reason: "route",
      index: { generation: 2, reason: "route", url: "https://shop.test/cart" },
    });
  });
});

describe("the same reference comes back", () => {
  const same: [string, GenerationLife, GenerationEvent["type"]][] = [
    ["for a change before the first scan", past(), "page_changed"],
    ["for a route before the first scan", past(), "route_changed"],
    ["for a second change", past(scanned, "page_changed"), "page_changed"],
    ["for a second route", past(scanned, "route_changed"), "route_changed"],
    ["for an end without a beginning", past(scanned), "emission_ended"],
    ["for dropping what is not there", past(), "index_dropped"],
  ];
  it.each(same)("%s", (_, life, type) => {
    expect(reduceGeneration(life, { type } as GenerationEvent)).toBe(life);
  });

  it("to listeners when only the count of emissions changed", () => {
    const life = past(scanned, "emission_started");
    expect(reduceGeneration(life, { type: "emission_started" }).snapshot).toBe(life.snapshot);
  });
});

describe("ids are current", () => {
  it("only in the generation that was scanned last", () => {
    const life = past(scanned, scanned);
    expect([0, 1, 2, 3, Number.NaN].filter((generation) => isCurrent(life, generation))).toEqual([2]);
  });

  it("while the page merely changed, so that a busy page never starves the agent", () => {
    expect(isCurrent(past(scanned, "emission_started", "page_changed"), 1)).toBe(true);
  });

  it("no more from the moment the address changed, until the next scan", () => {
    const life = past(scanned, "emission_started", "route_changed");
    expect(isCurrent(life, 1)).toBe(false);
    expect(isCurrent(reduceGeneration(life, scanned), 2)).toBe(true);
  });

  it("never without an index", () => {
    expect(isCurrent(past(), 0)).toBe(false);
    expect(isCurrent(past(scanned, "index_dropped"), 1)).toBe(false);
  });
});
