import type { IndexEntry } from "./entry";
import type { PageIndex } from "./pageIndex";
import { quote, renderEntry, type SeenOptions } from "./renderEntry";

/**
 * The compact text that a model reads: one line an entry, in page order, under a `#` line that names what those below it share: their parent,
 * frame, modal, and on which side of the view they lie. A `*` marks what is new since the index before.
 * @param options.limit entries kept, by score; default all
 */
export function renderIndex(index: PageIndex, options: { limit?: number } = {}): string {
  const kept = index.entries.slice(0, options.limit ?? index.entries.length);
  const lines = [
    `${quote(index.title)} ${index.url.replace(/\s+/g, "%20")} (generation ${index.generation})`,
    renderScroll(index),
    ...(index.modal === undefined ? [] : [`A modal is open: ${quote(index.modal)}`]),
    ...renderEntries(kept, originOf(index.url)),
    ...renderRest(index, kept),
  ];
  return lines.join("\n");
}

function renderEntries(kept: readonly IndexEntry[], base: string): string[] {
  const lines: string[] = [];
  const seen: SeenOptions = new Map();
  let group = "#";
  for (const entry of [...kept].sort((a, b) => a.id - b.id)) {
    const own = groupOf(entry);
    if (own !== group) lines.push(own);
    group = own;
    lines.push(renderEntry(entry, base, seen));
  }
  return lines;
}

function groupOf({ parent, frame, inModal, offscreen }: IndexEntry): string {
  const words = ["#"];
  if (parent) words.push(quote(parent));
  if (inModal) words.push("modal");
  if (frame) words.push(`frame=${quote(frame)}`);
  if (offscreen) words.push(offscreen);
  return words.join(" ");
}

function renderScroll({ scroll }: PageIndex): string {
  const beyond = {
    above: scroll.y,
    below: scroll.scrollHeight - scroll.y - scroll.height,
    left: Math.abs(scroll.x),
    right: scroll.scrollWidth - Math.abs(scroll.x) - scroll.width,
  };
  const parts = Object.entries(beyond).flatMap(([side, pixels]) =>
    pixels >= 1 ? `${Math.round(pixels)} px ${side}` : [],
  );
  return parts.length > 0 ? `The page goes on: ${parts.join(", ")}.` : "The whole page is in view.";
}

type Side = keyof NonNullable<PageIndex["omitted"]>;

/** What is on the page but not in the list, and where. */
function renderRest(index: PageIndex, kept: readonly IndexEntry[]): string[] {
  const lines: string[] = [];
  const where = new Map<Side, number>();
  const add = (side: Side, count: number) => where.set(side, (where.get(side) ?? 0) + count);
  for (const { offscreen } of index.entries.slice(kept.length)) add(offscreen ?? "inView", 1);
  for (const [side, count] of Object.entries(index.omitted ?? {})) add(side as Side, count);
  const more = index.total - kept.length;
  if (more > 0) {
    const sides = [...where].map(([side, count]) => `${count} ${side === "inView" ? "in view" : side}`).join(", ");
    lines.push(`${more} more are not listed${sides && ` (${sides})`}: scroll to see them.`);
  }
  const left = Object.entries(index.filtered ?? {}).map(([why, count]) => `${count} ${CHROME[why] ?? "other"}`);
  if (left.length > 0) lines.push(`Left out: ${left.join(", ")}.`);
  return lines;
}

const CHROME: Record<string, string> = {
  consent: "of a cookie banner",
  share: "of share buttons",
  pixel: "tracking pixels",
};

const originOf = (url: string) => /^https?:\/\/[^/?#\s]+/i.exec(url)?.[0] ?? "";
