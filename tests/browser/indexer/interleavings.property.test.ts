import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { performEmission } from "../../../src/actions/performEmission";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { Indexer } from "../../../src/indexer/types";
import type { ActionResult } from "../../../src/protocol";
import { openMicroPage, PLACES, type Told } from "./microPage";
import { startVirtualClock, type VirtualClock } from "./virtualClock";

type Command =
  | { do: "change"; at: number; kind: number }
  | { do: "tick"; frames: number }
  | { do: "route" }
  | { do: "scan" }
  | { do: "ask" }
  | { do: "answer"; picks: number[]; isLate: boolean }
  | { do: "wait"; ms: number };

const RUNS = Number(import.meta.env.VITE_INTERLEAVINGS);
const place = fc.integer({ min: 0, max: PLACES - 1 });
const kind = fc.integer({ min: 0, max: 5 });
const one = <D extends Command["do"]>(name: D) => fc.constant(name);
const noise: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: one("change"), at: place, kind }) },
  { weight: 2, arbitrary: fc.record({ do: one("wait"), ms: fc.constantFrom(5, 20, 60, 400) }) },
  { weight: 1, arbitrary: fc.record({ do: one("tick"), frames: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 1, arbitrary: fc.constant<Command>({ do: "route" }) },
  { weight: 1, arbitrary: fc.constant<Command>({ do: "scan" }) },
);
const ask = fc.constant<Command>({ do: "ask" });
const answer: fc.Arbitrary<Command> = fc.record({
  do: one("answer"),
  picks: fc.array(fc.nat(9), { minLength: 1, maxLength: 2 }),
  isLate: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
});
const some = (maxLength: number, arbitrary = noise) => fc.array(arbitrary, { maxLength });
/** Something happens, the agent is asked, something happens, it answers, and more happens while that is done: another answer too. */
const story = fc
  .tuple(some(1), ask, some(2), answer, some(3), some(1, fc.oneof(ask, answer)), some(2))
  .map((parts) => parts.flat());

/** What was on the page when the agent was asked. */
interface Asked {
  generation: number;
  targets: Map<number, { element: Element; told: Told; changes: number; disabled: boolean }>;
  release(): void;
}

const home = location.href;
let routes = 0;
/** What came of the actions, by code: a property that nothing ever happens under proves nothing. */
const came = new Map<string, number>();
let clock: VirtualClock | undefined;
let indexer: Indexer | undefined;
afterEach(() => {
  clock?.stop();
  indexer?.destroy();
  document.body.replaceChildren();
  history.replaceState(null, "", home);
});

async function play(commands: readonly Command[], time: VirtualClock): Promise<void> {
  const page = openMicroPage();
  const mine = createIndexer({ debounceMs: 20, maxWaitMs: 100 });
  indexer = mine;
  mine.watch();
  mine.scan("open");
  let asked: Asked | null = null;
  let before: Asked | null = null;
  let isRouted = false;
  let running: Promise<void> | null = null;
  const wrong: unknown[] = [];

  function ask(): void {
    asked?.release();
    before = asked;
    const { generation, entries } = mine.scan("emission");
    isRouted = false;
    const targets: Asked["targets"] = new Map();
    for (const { id } of entries) {
      const found = mine.resolve(id, generation);
      if (!found.ok) throw new Error(`generation ${generation} does not know its own id ${id}`);
      const { element } = found;
      targets.set(id, {
        element,
        told: page.told(element),
        changes: page.timesChanged(element),
        disabled: found.entry.disabled === true,
      });
    }
    asked = { generation, targets, release: mine.hold() };
  }

  async function answer(request: Asked, picks: number[]): Promise<void> {
    const { generation, targets } = request;
    const isStale = mine.getSnapshot().generation !== generation || isRouted;
    const ids = [...targets.keys()];
    const actions = picks.map((pick) => ({ type: "click" as const, id: ids[pick % ids.length] ?? 1, generation }));
    let seen = page.presses.length;
    const onResult = (result: ActionResult, position: number) => {
      const target = targets.get(actions[position]?.id ?? 0);
      const pressed = page.presses.slice(seen);
      seen = page.presses.length;
      const code = result.status === "refused" ? result.code : "done";
      came.set(code, (came.get(code) ?? 0) + 1);
      if (isStale) expect(result).toMatchObject({ status: "refused", code: "stale" });
      if (result.status === "refused") {
        expect(pressed).toEqual([]);
        // Only what is no longer what it was is refused: a page that never rests starves nobody.
        if (!isStale && target && !target.disabled && target.told !== "gone")
          expect(page.timesChanged(target.element)).toBeGreaterThan(target.changes);
        return;
      }
      expect(result.effect.changed).toBeTypeOf("boolean");
      // The clock's buttons come and go, and are not counted.
      if (target?.told === "gone") return expect(pressed).toEqual([]);
      expect(pressed.map(({ element }) => element === target?.element)).toEqual([true]);
      expect(pressed[0]?.told).toBe(target?.told);
    };
    try {
      await performEmission(mine, actions, { timeoutMs: 200, onResult });
    } finally {
      request.release();
    }
  }

  for (const step of commands) {
    if (step.do === "change") page.change(step.at, step.kind);
    else if (step.do === "scan") mine.scan("manual");
    else if (step.do === "ask") ask();
    else if (step.do === "wait") await time.advance(step.ms);
    else if (step.do === "route") {
      history.pushState(null, "", `#/view/${++routes}`);
      isRouted = true;
    } else if (step.do === "tick") {
      const { generation } = mine.getSnapshot();
      const isActing = running !== null;
      for (let frame = 0; frame < step.frames; frame++) {
        page.tick();
        await time.advance(16);
      }
      // An emission in flight holds the watchers' own scans back, whatever the page does; actions scan themselves.
      if (asked && !isRouted && !isActing) expect(mine.getSnapshot().generation).toBe(generation);
    } else {
      // A turn does one emission after the other.
      const request: Asked | null = step.isLate ? before : asked;
      if (!request || running) continue;
      if (request === asked) asked = null;
      running = answer(request, step.picks)
        .catch((error) => void wrong.push(error))
        .finally(() => {
          running = null;
        });
      await time.advance(0);
    }
    await Promise.resolve();
    if (mine.getSnapshot().reason === "route" && mine.getSnapshot().status === "fresh") isRouted = false;
    nothingOldResolves(mine);
  }
  for (let times = 0; running && times < 100; times++) await time.advance(1000);
  expect(running).toBeNull();
  if (wrong.length > 0) throw wrong[0];
  nothingOldResolves(mine);
  (asked as Asked | null)?.release();
  mine.destroy();
}

function nothingOldResolves({ getSnapshot, resolve }: Indexer): void {
  const { generation } = getSnapshot();
  for (let old = 0; old < generation; old++) {
    const found = resolve(1 + (old % PLACES), old);
    if (found.ok || found.code !== "stale") expect(found).toMatchObject({ ok: false, code: "stale" });
  }
}

it("however a page, its routes, scans, answers and actions fall together, nothing is done to the wrong element", {
  timeout: 900_000,
}, async () => {
  const time = startVirtualClock();
  clock = time;
  await fc.assert(
    fc.asyncProperty(story, (commands) => play(commands, time)),
    { numRuns: RUNS, endOnFailure: false },
  );
  for (const code of ["done", "stale", "changed", "gone"]) expect(came.get(code), code).toBeGreaterThan(RUNS / 50);
});
