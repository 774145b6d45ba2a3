import type { ReadPage } from "../../../src/indexer/generation";

/** What a scan of an empty page at this path read. */
export function readPage(path: string): ReadPage {
  return {
    url: `https://shop.test${path}`,
    title: "Shop",
    entries: [],
    total: 0,
    scroll: { x: 0, y: 0, width: 1000, height: 700, scrollWidth: 1000, scrollHeight: 700 },
  };
}
