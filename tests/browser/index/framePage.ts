import { afterEach } from "vitest";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { IndexerOptions } from "../../../src/indexer/types";
import type { PageIndex } from "../../../src/protocol";

const frames: HTMLIFrameElement[] = [];

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** Opens a page of its own, with its own scripts, in a frame as large as the view. */
export async function openPage(html: string): Promise<Document> {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;inset:0;width:1000px;height:700px;border:0";
  frame.srcdoc = `<!doctype html><html lang="en"><head><base href="${location.origin}/"></head><body>${html}</body></html>`;
  frames.push(frame);
  await new Promise((loaded) => {
    frame.addEventListener("load", loaded, { once: true });
    document.body.append(frame);
  });
  return frame.contentDocument as Document;
}

export function indexOf(document: Document, options: IndexerOptions = {}): PageIndex {
  const indexer = createIndexer({ ...options, document });
  const index = indexer.scan("manual");
  indexer.destroy();
  return { ...index, entries: [...index.entries].sort((a, b) => a.id - b.id) };
}

export const texts = (index: PageIndex): string[] => index.entries.map(({ text }) => text);
