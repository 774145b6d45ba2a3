import { accessibleName } from "../dom/name";
import {
  documentElement,
  isConnected,
  queryFirst,
  rootOf,
  scrollHeight,
  scrollingElement,
  scrollWidth,
  titleOf,
  urlOf,
  windowOf,
} from "../dom/native";
import { openPass } from "../dom/pass";
import { cut, squash } from "../dom/squash";
import { surroundings } from "../dom/surroundings";
import { textOf } from "../dom/text";
import { documentOf, frameOf, hostOf } from "../dom/tree";
import { type IndexEntry, PARENT_LENGTH, type PageIndex, type ScrollState, WIDGET_CAP } from "../protocol";
import { collect, type Tree } from "./collect";
import { type Described, describe } from "./describe";
import { dropWrappers } from "./dropWrappers";
import { omitted } from "./omitted";
import { isOutside, openPage, type PageReader } from "./pageReader";
import { rank } from "./rank";
import { look, type Seen, select } from "./select";
import { runAtOnce, type Steps } from "./steps";
import { tellApart } from "./tellApart";
import type { Identity, IndexerOptions, Inspection } from "./types";
import { isUsable } from "./usable";

/** An entry with the element behind it. */
export interface ScannedTarget {
  element: Element;
  entry: IndexEntry;
  identity: Identity;
}

/** What one read of the page found. Nothing has been written. */
export interface PageScan {
  page: Omit<PageIndex, "generation" | "reason" | "entries">;
  /** In score order, best first; ids are set, in page order. */
  targets: ScannedTarget[];
  /** Every tree that was read: the document, open shadow roots, same-origin frames' documents. */
  roots: Tree[];
  /** What tells later whether the page is still the same: the census of each root, candidates best first, and what may lie in front. */
  census: number[];
  looked: Iterable<Element>;
  layers: readonly Element[];
}

/** Candidates described beyond the cap, in place of those that turn out to be wrappers of others. */
const SPARE = 10;

/** Reads the page at once; `known` holds the elements of the index before (for `isNew`), or null on the first scan. */
export const scanPage = (document: Document, options: IndexerOptions, known: ReadonlySet<Element> | null): PageScan =>
  runAtOnce(readPage(document, options, known));

/** Reads the page step by step. */
export function* readPage(
  document: Document,
  options: IndexerOptions,
  known: ReadonlySet<Element> | null,
): Steps<PageScan> {
  const pass = openPass();
  const { candidates, roots, census } = yield* collect(document, pass, (element) => isOutside(element, options));
  yield;
  const page = openPage(document, roots, options, pass);
  yield;
  const ranked = yield* rank(document, candidates, page);
  const limit = Math.max(0, Math.min(options.limit ?? WIDGET_CAP, WIDGET_CAP));

  let selection = select(ranked, candidates, page);
  let seen = yield* selection.take(limit + SPARE);
  if (selection.filtered.consent && !isUsable(seen, page)) {
    // A consent banner that leaves nothing else to press is not chrome: it is the page.
    selection = select(ranked, candidates, { ...page, options: { ...options, includeChrome: true } });
    seen = yield* selection.take(limit + SPARE);
  }
  const described: (Seen & Described)[] = [];
  let kept: typeof described = [];
  while (seen.length > 0) {
    for (const one of seen) {
      described.push({ ...one, ...describeSeen(one, page) });
      yield;
    }
    kept = dropWrappers(described);
    seen = yield* selection.take(limit - kept.length);
  }
  const spare = kept.splice(limit);

  const inPageOrder = [...kept].sort((a, b) => a.order - b.order);
  tellApart(inPageOrder, pass);
  inPageOrder.forEach((one, place) => {
    one.entry.id = place + 1;
    if (known && !known.has(one.element)) one.entry.isNew = true;
  });

  yield;
  const beyond = yield* omitted([...spare, ...selection.rest()], page);
  const { filtered } = selection;
  return {
    page: {
      url: documentElement(document) ? urlOf(document) : "",
      title: squash(titleOf(document) ?? ""),
      total: kept.length + beyond.count,
      scroll: scrollState(document),
      ...(Object.keys(filtered).length ? { filtered } : {}),
      ...(beyond.count ? { omitted: beyond.where } : {}),
      ...modalName(page),
    },
    targets: kept.map(({ element, entry, identity }) => ({ element, entry, identity })),
    roots,
    census,
    looked: elementsIn(kept, ranked),
    layers: page.layers.all,
  };
}

/** Only the first few are ever asked for, of up to tens of thousands. */
function* elementsIn(...lists: (readonly { element: Element }[])[]): Generator<Element> {
  for (const list of lists) for (const { element } of list) yield element;
}

/** What a scan would say of one element now. */
export function inspectElement(element: Element, options: IndexerOptions): Inspection {
  if (!isConnected(element)) return { ok: false, code: "gone" };
  const pass = openPass();
  const trees = treesAround(element, options.document ?? globalThis.document);
  const page = openPage(trees.at(-1) as Document, trees, options, pass);
  if (!look(element, page)) return { ok: false, code: "hidden" };
  const { entry, identity } = describe(element, surroundings(element, page, pass), pass);
  return { ok: true, entry, identity };
}

/** The tree that an element lives in and those around it, the page's own document last. */
function treesAround(element: Element, page: Document): Tree[] {
  const trees: Tree[] = [];
  for (let node: Element | null = element; node; ) {
    const root = rootOf(node) as Tree;
    trees.push(root);
    node = hostOf(root) ?? (root === page ? null : frameOf(documentOf(root)));
  }
  return trees;
}

function describeSeen({ element, around, side }: Seen, page: PageReader): Described {
  const described = describe(element, around, page.pass);
  if (side !== "inView") described.entry.offscreen = side;
  return described;
}

function scrollState(document: Document): ScrollState {
  const view = windowOf(document);
  const root = scrollingElement(document) ?? documentElement(document);
  return {
    x: view?.scrollX ?? 0,
    y: view?.scrollY ?? 0,
    width: view?.innerWidth ?? 0,
    height: view?.innerHeight ?? 0,
    scrollWidth: root ? scrollWidth(root) : 0,
    scrollHeight: root ? scrollHeight(root) : 0,
  };
}

function modalName({ layers: { front }, pass }: PageReader): { modal?: string } {
  if (!front) return {};
  const heading = queryFirst(front, "h1,h2,h3,h4,h5,h6,[role=heading]");
  const name = accessibleName(front, pass).text || (heading ? textOf(heading, pass) : "");
  return { modal: cut(name || "untitled", PARENT_LENGTH) };
}
