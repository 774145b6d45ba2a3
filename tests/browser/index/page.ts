import { onTestFinished } from "vitest";
import { type PageScan, scanPage } from "../../../src/indexer/scanPage";
import type { IndexerOptions } from "../../../src/indexer/types";
import type { IndexEntry, PageIndex } from "../../../src/protocol";

export interface Page {
  document: Document;
  window: Window & typeof globalThis;
  scan(options?: IndexerOptions): Listed;
  /** Takes it away before the test ends. */
  close(): void;
}

/** What a scan listed, by the ids that the page's own markup gives its elements. */
export interface Listed extends Omit<PageScan, "page">, Omit<PageIndex, "generation" | "reason" | "entries"> {
  /** In page order. An element without an id goes by its tag. */
  ids: string[];
  /** In score order, best first. */
  byScore: string[];
  /** The entry of the element with this id; throws when it is not listed. */
  entry(id: string): IndexEntry;
}

export interface Opening {
  /** Write no doctype before the page. */
  quirks?: boolean;
  /** Serve as this type, by its own address, instead of as HTML. */
  type?: string;
}

/** Opens this HTML as a page of its own, 1000 x 700, in a frame; its scripts run. It is gone when the test ends. */
export async function open(html: string, { quirks, type }: Opening = {}): Promise<Page> {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;inset:0;width:1000px;height:700px;border:0;background:#fff";
  frame.allow = "fullscreen";
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  if (type) frame.src = URL.createObjectURL(new Blob([html], { type }));
  else frame.srcdoc = quirks ? html : `<!doctype html>${html}`;
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentDocument as Document;
  return {
    document: page,
    window: frame.contentWindow as Page["window"],
    scan: (options) => listed(scanPage(page, options ?? {}, null)),
    close: () => frame.remove(),
  };
}

function listed({ page, ...scan }: PageScan): Listed {
  const name = (element: Element) => element.getAttribute("id") ?? element.localName;
  const inPageOrder = [...scan.targets].sort((a, b) => a.entry.id - b.entry.id);
  return {
    ...page,
    ...scan,
    ids: inPageOrder.map(({ element }) => name(element)),
    byScore: scan.targets.map(({ element }) => name(element)),
    entry(id) {
      const target = scan.targets.find(({ element }) => name(element) === id);
      if (!target) throw new Error(`${id} is not listed, but ${scan.targets.map(({ element }) => name(element))}`);
      return target.entry;
    },
  };
}

/** What a scan of this page lists, by id, in page order. */
export async function idsOf(html: string, opening?: Opening): Promise<string> {
  return (await open(html, opening)).scan().ids.join(" ");
}

/**
 * A row of a table of pages: what is shown, its HTML, and the ids of all that must be listed, in page order. An id that is missing here must not
 * be listed.
 */
export type Row = readonly [what: string, html: string, listed: string];
