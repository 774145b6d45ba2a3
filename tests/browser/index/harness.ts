import { afterEach } from "vitest";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { IndexerOptions } from "../../../src/indexer/types";
import type { IndexEntry, PageIndex } from "../../../src/protocol";
import { renderIndex } from "../../../src/protocol/renderIndex";

afterEach(() => {
  document.body.innerHTML = "";
  for (const added of document.head.querySelectorAll("[data-test]")) added.remove();
});

/** What one look at a page says. */
export interface Look {
  index: PageIndex;
  /** In page order. */
  entries: IndexEntry[];
  /** The entry of this element. */
  of(target: string | Element): IndexEntry;
  /** All that leaves the page: the index as JSON and as the text for a model. */
  told: string;
}

/** Shows HTML as the page and looks at it; `prepare` does what markup can't (values, shadow roots). */
export function look(html: string, options: IndexerOptions = {}, prepare?: (body: HTMLElement) => void): Look {
  document.body.innerHTML = html;
  prepare?.(document.body);
  return lookAgain(options);
}

/** Looks at the page as it is. */
export function lookAgain(options: IndexerOptions = {}): Look {
  const indexer = createIndexer(options);
  const index = indexer.scan("manual");
  const entries = [...index.entries].sort((a, b) => a.id - b.id);
  const found = new Map(
    entries.map((entry) => {
      const resolution = indexer.resolve(entry.id, index.generation);
      return [resolution.ok ? resolution.element : null, entry] as const;
    }),
  );
  const told = JSON.stringify(index) + renderIndex(index);
  indexer.destroy();
  return {
    index,
    entries,
    told,
    of(target) {
      const element = typeof target === "string" ? document.querySelector(target) : target;
      const entry = found.get(element);
      if (!entry)
        throw new Error(`${String(target)} is not listed, but ${entries.map(({ text }) => text).join(" | ")}`);
      return entry;
    },
  };
}

/** Text and parent of every entry, in page order. */
export const lines = ({ entries }: Look): string[] =>
  entries.map(({ text, parent }) => (parent ? `${text} < ${parent}` : text));

/** Puts a style sheet into the page until the test ends. */
export function style(css: string): void {
  const sheet = document.createElement("style");
  sheet.dataset.test = "";
  sheet.textContent = css;
  document.head.append(sheet);
}
