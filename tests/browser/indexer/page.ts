import { expect } from "vitest";
import type { Indexer } from "../../../src/indexer/types";

/** Shows this HTML as the page. */
export function showPage(html: string): void {
  document.body.innerHTML = html;
}

export function find<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** What the latest index lists, in page order, by text. */
export function listed(indexer: Indexer): string[] {
  const entries = indexer.getSnapshot().index?.entries ?? [];
  return [...entries].sort((a, b) => a.id - b.id).map(({ text }) => text);
}

/** Waits until the watchers' own scan lists exactly these. */
export async function untilListed(indexer: Indexer, texts: string[]): Promise<void> {
  await expect.poll(() => listed(indexer), { timeout: 10_000, interval: 10 }).toEqual(texts);
}

/** Waits until the index is up to date. */
export async function untilFresh(indexer: Indexer): Promise<void> {
  await expect.poll(() => indexer.getSnapshot().status, { timeout: 10_000, interval: 10 }).toBe("fresh");
}

/** The id of what the latest index lists by this text. */
export function idOf(indexer: Indexer, text: string): number {
  const entry = indexer.getSnapshot().index?.entries.find((each) => each.text === text);
  if (!entry) throw new Error(`the index lists no "${text}", but ${listed(indexer).join(", ")}`);
  return entry.id;
}

/** Elements that carry a mark, with it. */
export function marks(root: ParentNode = document): Record<string, string> {
  const all = [...root.querySelectorAll("[data-leflux-id]")];
  return Object.fromEntries(all.map((element) => [element.id, element.getAttribute("data-leflux-id") ?? ""]));
}

/** So many turns of the page's own timers: longer than the debounce that the tests choose. */
export async function turns(count: number, each: (turn: number) => void = () => {}): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    each(turn);
  }
}
