import type { PageIndex, ScanReason } from "../protocol";
import { type GenerationEvent, initialLife, type ReadPage, reduceGeneration } from "./generation";
import { openListeners } from "./listeners";
import { createReading } from "./reading";
import { resolveTarget } from "./resolveTarget";
import { type RouteKind, routeChange } from "./routeChange";
import { inspectElement } from "./scanPage";
import { createSchedule } from "./schedule";
import type { Indexer, IndexerOptions } from "./types";
import { type PageWatch, watchPage } from "./watchPage";

/** An indexer whose owner can put it to rest and take it up again. */
export interface IndexerCore extends Omit<Indexer, "destroy"> {
  /** Watches no more, takes its marks off, forgets elements and index. A scan made after it still answers, but leaves no mark. */
  rest(): void;
  /** Marks what is listed, from now on. */
  wake(): void;
}

/** Rescans in slices that came too late in a row, after which the next is done at once. */
const TRIES = 2;

/** @param isAsked whether `ignore` has anybody to ask at the moment */
export function createCore(options: IndexerOptions, isAsked = () => options.ignore !== undefined): IndexerCore {
  let life = initialLife;
  let resting = false;
  let seenUrl = "";
  let addressChanged = false;
  let watch: PageWatch | null = null;
  let watchers = 0;
  let unwatchedSince = -1;
  /** Changes of the page so far. */
  let changes = 0;
  let late = 0;
  let stopReading = () => {};
  /** In the task of a scan of its own nobody runs but those who are told of it: what they draw dates the index, but leads to no next scan. */
  let echoing = false;

  const { subscribe, notify } = openListeners();
  const reading = createReading(options, () => watch, isAsked);
  const schedule = createSchedule({ quietMs: options.debounceMs ?? 150, longestMs: options.maxWaitMs ?? 1000 }, rescan);

  function commit(event: GenerationEvent): boolean {
    const before = life.snapshot;
    life = reduceGeneration(life, event);
    return life.snapshot !== before;
  }
  const dispatch = (event: GenerationEvent) => void (commit(event) && notify());

  function scan(reason: ScanReason = "manual"): PageIndex {
    const renewed = reason === "route" || life.snapshot.index === null;
    return publish(reading.now(pageOf(options), renewed), reason);
  }

  function publish(page: ReadPage, reason: ScanReason): PageIndex {
    seenUrl = pageOf(options).URL;
    addressChanged = false;
    late = 0;
    schedule.cancel();
    stopReading();
    commit({ type: "scanned", page, reason });
    const { index } = life.snapshot;
    notify(); // a listener may scan again: this call answers with its own index all the same
    return index as PageIndex;
  }

  /** A scan that the page's own change led to. */
  function rescan(): void {
    if (life.snapshot.status !== "dirty") return;
    stopReading();
    if (addressChanged || late >= TRIES) {
      inOwnTask(() => scan(addressChanged ? "route" : "mutation"));
      return;
    }
    const at = changes;
    const isVoid = () => changes !== at || life.snapshot.status !== "dirty";
    stopReading = reading.soon(pageOf(options), isVoid, (page) => {
      if (page) {
        inOwnTask(() => publish(page, "mutation"));
        return;
      }
      late++;
      plan();
    });
  }

  function inOwnTask(run: () => void): void {
    echoing = true;
    run();
    void afterMicrotasks().then(() => {
      echoing = false;
    });
  }

  /** Plans the rescan that is due, unless an emission in flight has it wait. */
  function plan(): void {
    if (watch && life.snapshot.status === "dirty") schedule.request();
  }

  function changed(): void {
    changes++;
    reading.changed();
    dispatch({ type: "page_changed" });
    plan();
  }

  function routed(kind: RouteKind): void {
    const { URL: url } = pageOf(options);
    const change = routeChange(kind, seenUrl, url);
    seenUrl = url;
    if (change === "none" || !life.snapshot.index) return;
    addressChanged = true;
    changes++;
    // Told later: routers change the address while they render, when nobody may set state.
    if (commit({ type: change === "route" ? "route_changed" : "page_changed" })) queueMicrotask(notify);
    plan();
  }

  function mutated(matters: () => boolean): void {
    reading.changed();
    if (pageOf(options).URL !== seenUrl) routed("push"); // a router that got past the watcher
    const { status } = life.snapshot;
    if (status === "idle" || status === "held" || !matters()) return;
    if (echoing) {
      changes++;
      dispatch({ type: "page_changed" });
    } else changed();
  }

  function startWatching(): PageWatch {
    const started = watchPage(pageOf(options), { routed, changed, mutated }, options.ignore);
    watch = started;
    if (life.snapshot.index) {
      started.reread(reading.roots);
      reading.watched();
      if (unwatchedSince === life.snapshot.generation) dispatch({ type: "page_changed" });
      routed("traverse");
      plan();
    }
    return started;
  }

  function stopWatching(): void {
    watch?.stop();
    watch = null;
    watchers = 0;
    schedule.cancel();
    stopReading();
    reading.changed(); // nobody tells any more
    unwatchedSince = life.snapshot.generation;
  }

  return {
    scan,
    subscribe,
    getSnapshot: () => life.snapshot,
    watch() {
      const mine = watch ?? startWatching();
      watchers++;
      return once(() => {
        if (watch === mine && --watchers === 0) stopWatching();
      });
    },
    hold() {
      dispatch({ type: "emission_started" });
      return once(() => {
        dispatch({ type: "emission_ended" });
        plan();
      });
    },
    resolve: (id, generation) => resolveTarget(life, reading.targets, id, generation),
    inspect: (element) => inspectElement(element, options),
    rest() {
      stopWatching();
      resting = true;
      reading.forget();
      dispatch({ type: "index_dropped" });
    },
    wake() {
      if (!resting) return;
      resting = false;
      reading.mark();
      dispatch({ type: "page_changed" });
    },
  };
}

function pageOf(options: IndexerOptions): Document {
  const document = options.document ?? (globalThis as Partial<typeof globalThis>).document;
  if (document) return document;
  throw new Error(
    "LeFlux: the page was to be indexed where there is no document. Servers have none. Call scan() and watch() in an effect or event handler, or pass `document`.",
  );
}

/** Well after frameworks have drawn what they were told, which takes them one to three hops, and within the same task. */
async function afterMicrotasks(): Promise<void> {
  for (let hop = 0; hop < 12; hop++) await null;
}

function once(end: () => void): () => void {
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    end();
  };
}
