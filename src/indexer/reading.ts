import { windowOf } from "../dom/native";
import type { ReadPage } from "./generation";
import { type PageScan, readPage, type ScannedTarget, scanPage } from "./scanPage";
import { runInSlices } from "./steps";
import { type Stillness, watchStillness } from "./stillness";
import type { IndexerOptions } from "./types";
import type { PageWatch } from "./watchPage";
import { eraseIds, markedElements, writeIds } from "./writeIds";

/** What was read of a page: read again only where it isn't still so. */
export interface Reading {
  targets: ReadonlyMap<number, ScannedTarget>;
  roots: PageScan["roots"];
  /** Reads the page now. `renewed`: its marks may be left from another page. */
  now(document: Document, renewed: boolean): ReadPage;
  /**
   * Reads it when the browser is idle, in slices that nobody feels, unless it is void before the last.
   * @param done gets null when what was read came too late
   * @returns the stop
   */
  soon(document: Document, isVoid: () => boolean, done: (page: ReadPage | null) => void): () => void;
  /** The page is watched from now on. */
  watched(): void;
  /** Something of the page changed, if only what no index tells of. */
  changed(): void;
  /** Marks what is listed, from now on. */
  mark(): void;
  /** Takes the marks off and forgets everything; what is read from then on is not marked. */
  forget(): void;
}

/** @param isAsked whether somebody says what to leave out: who may say anything may say something else the next time */
export function createReading(options: IndexerOptions, watch: () => PageWatch | null, isAsked: () => boolean): Reading {
  let targets = new Map<number, ScannedTarget>();
  let roots: PageScan["roots"] = [];
  let page: ReadPage | null = null;
  let stillness: Stillness | null = null;
  let marks = true;

  const elements = () => [...targets.values()].map(({ element }) => element);
  const known = () => (page ? new Set(elements()) : null);

  function keep(scanned: PageScan, renewed: boolean, trusted: boolean, document: Document): ReadPage {
    const before = elements();
    const watching = watch();
    targets = new Map(scanned.targets.map((target) => [target.entry.id, target]));
    roots = scanned.roots;
    if (marks) writeIds(scanned.targets, renewed ? [...before, ...markedElements(roots)] : before);
    watching?.reread(roots);
    stillness?.stop();
    stillness = isAsked() || !marks || !trusted ? null : watchStillness(document, scanned, watching === null);
    page = { ...scanned.page, entries: scanned.targets.map(({ entry }) => entry) };
    return page;
  }

  /** What was read last, of which nothing is new by now. */
  function again(last: ReadPage): ReadPage {
    const entries = last.entries.map(({ isNew: _, ...entry }) => entry);
    for (const entry of entries) targets.set(entry.id, { ...(targets.get(entry.id) as ScannedTarget), entry });
    page = { ...last, entries };
    return page;
  }

  return {
    get targets() {
      return targets;
    },
    get roots() {
      return roots;
    },
    now(document, renewed) {
      if (page && !renewed && !isAsked() && stillness && !watch()?.isBehind() && stillness.isStill())
        return again(page);
      return keep(scanPage(document, options, known()), renewed || !page, true, document);
    },
    soon(document, isVoid, done) {
      const from = scrollOf(document);
      const isOld = () => isVoid() || scrollOf(document) !== from;
      return runInSlices(readPage(document, options, known()), isOld, (scanned, slices) =>
        // Between slices a page changes in ways that no index tells of, and that what is remembered is compared by.
        done(scanned && keep(scanned, !page, slices === 1, document)),
      );
    },
    watched: () => stillness?.leaveToOthers(),
    changed: () => stillness?.stop(),
    mark() {
      marks = true;
      writeIds(targets.values(), []);
    },
    forget() {
      stillness?.stop();
      stillness = null;
      marks = false;
      eraseIds(targets.values());
      targets = new Map();
      roots = [];
      page = null;
    },
  };
}

function scrollOf(document: Document): string {
  const view = windowOf(document);
  return `${view?.scrollX} ${view?.scrollY}`;
}
