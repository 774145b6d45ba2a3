import type { PageIndex, ScanReason } from "../protocol";
import { type GenerationEvent, initialLife, type ReadPage, reduceGeneration } from "./generation";
import { openListeners } from "./listeners";
import { resolveTarget } from "./resolveTarget";
import { type RouteKind, routeChange } from "./routeChange";
import { inspectElement, type PageScan, type ScannedTarget, scanPage } from "./scanPage";
import { createSchedule } from "./schedule";
import { type Stillness, watchStillness } from "./stillness";
import type { Indexer, IndexerOptions } from "./types";
import { type PageWatch, watchPage } from "./watchPage";
import { eraseIds, markedElements, writeIds } from "./writeIds";

/** An indexer whose owner can put it to rest and take it up again. */
export interface IndexerCore extends Omit<Indexer, "destroy"> {
  /** Watches no more, takes its marks off, forgets elements and index. A scan made after it still answers, but leaves no mark. */
  rest(): void;
  /** Marks what is listed, from now on. */
  wake(): void;
}

export function createCore(options: IndexerOptions): IndexerCore {
  let life = initialLife;
  let targets = new Map<number, ScannedTarget>();
  let roots: PageScan["roots"] = [];
  let read: ReadPage | null = null;
  let stillness: Stillness | null = null;
  let resting = false;
  let seenUrl = "";
  let addressChanged = false;
  let watch: PageWatch | null = null;
  let watchers = 0;
  let unwatchedSince = -1;
  /** In the task of a scan of its own nobody runs but those who are told of it: what they draw dates the index, but leads to no next scan. */
  let echoing = false;

  const { subscribe, notify } = openListeners();
  const schedule = createSchedule({ quietMs: options.debounceMs ?? 150, longestMs: options.maxWaitMs ?? 1000 }, () => {
    if (life.snapshot.status !== "dirty") return;
    echoing = true;
    scan(addressChanged ? "route" : "mutation");
    void afterMicrotasks().then(() => {
      echoing = false;
    });
  });

  function commit(event: GenerationEvent): boolean {
    const before = life.snapshot;
    life = reduceGeneration(life, event);
    return life.snapshot !== before;
  }
  const dispatch = (event: GenerationEvent) => void (commit(event) && notify());

  function scan(reason: ScanReason = "manual"): PageIndex {
    const document = pageOf(options);
    if (reason === "route" || !read || !stillness?.isStill()) read = readAnew(document, reason === "route");
    else read = asKnown(read);
    seenUrl = document.URL;
    addressChanged = false;
    schedule.cancel();
    commit({ type: "scanned", page: read, reason });
    const { index } = life.snapshot;
    notify(); // a listener may scan again: this call answers with its own index all the same
    return index as PageIndex;
  }

  function readAnew(document: Document, routed: boolean): ReadPage {
    const first = life.snapshot.index === null;
    const before = [...targets.values()].map(({ element }) => element);
    const scanned = scanPage(document, options, first ? null : new Set(before));
    const { targets: found, page } = scanned;
    targets = new Map(found.map((target) => [target.entry.id, target]));
    roots = scanned.roots;
    if (!resting) writeIds(found, first || routed ? [...before, ...markedElements(roots)] : before);
    watch?.reread(roots);
    stillness?.stop();
    // Who may be asked for anything may answer anything the next time.
    stillness = options.ignore || resting ? null : watchStillness(document, scanned);
    return { ...page, entries: found.map(({ entry }) => entry) };
  }

  /** The page that was read last, of which nothing is new by now. */
  function asKnown(page: ReadPage): ReadPage {
    const entries = page.entries.map(({ isNew: _, ...entry }) => entry);
    for (const entry of entries) {
      const target = targets.get(entry.id) as ScannedTarget;
      targets.set(entry.id, { ...target, entry });
    }
    return { ...page, entries };
  }

  /** Plans the rescan that is due, unless an emission in flight has it wait. */
  function plan(): void {
    if (watch && life.snapshot.status === "dirty") schedule.request();
  }

  function changed(): void {
    dispatch({ type: "page_changed" });
    plan();
  }

  function routed(kind: RouteKind): void {
    const { URL: url } = pageOf(options);
    const change = routeChange(kind, seenUrl, url);
    seenUrl = url;
    if (change === "none" || !life.snapshot.index) return;
    addressChanged = true;
    // Told later: routers change the address while they render, when nobody may set state.
    if (commit({ type: change === "route" ? "route_changed" : "page_changed" })) queueMicrotask(notify);
    plan();
  }

  function mutated(matters: () => boolean): void {
    if (pageOf(options).URL !== seenUrl) routed("push"); // a router that got past the watcher
    const { status } = life.snapshot;
    if (status === "idle" || status === "held" || !matters()) return;
    if (echoing) dispatch({ type: "page_changed" });
    else changed();
  }

  function startWatching(): PageWatch {
    const started = watchPage(pageOf(options), { routed, changed, mutated }, options.ignore);
    watch = started;
    if (life.snapshot.index) {
      started.reread(roots);
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
    resolve: (id, generation) => resolveTarget(life, targets, id, generation),
    inspect: (element) => inspectElement(element, options),
    rest() {
      stopWatching();
      resting = true;
      eraseIds(targets.values());
      stillness?.stop();
      stillness = null;
      targets = new Map();
      roots = [];
      read = null;
      dispatch({ type: "index_dropped" });
    },
    wake() {
      if (!resting) return;
      resting = false;
      writeIds(targets.values(), []);
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
