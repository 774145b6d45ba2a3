import { areaBoxes } from "../dom/area";
import type { Box } from "../dom/geometry";
import { localName } from "../dom/native";
import { intersect, type Region, reaches } from "../dom/region";
import { type Surroundings, surroundings } from "../dom/surroundings";
import { type Sight, sightOf } from "../dom/visible";
import type { FilteredCounts } from "../protocol";
import { isBehind } from "./behind";
import { readChrome } from "./chrome";
import type { Candidate } from "./collect";
import { ownControl } from "./ownControl";
import type { PageReader } from "./pageReader";
import { at, distanceTo, type Ranked, soonest, viewBoxOf } from "./rank";
import { score } from "./score";
import type { Steps } from "./steps";

export type Side = "inView" | "above" | "below" | "left" | "right";

/** A candidate that a person can use. */
export interface Seen extends Ranked {
  sight: Sight;
  around: Surroundings;
  /** Where it lies, as the page and the boxes around it are scrolled now. */
  side: Side;
  /** Stands in a control and may be just a piece of it. */
  part: boolean;
}

export interface Selection {
  /** The next candidates that a person can see, or scroll to, and press; fewer only at the end. */
  take(count: number): Steps<Seen[]>;
  /** Candidates that were not taken yet, whether anybody sees them or not. */
  rest(): Ranked[];
  filtered: FilteredCounts;
}

/**
 * Goes through candidates in the order of their scores. That order is by boxes alone: what turns out to be cut off, or elsewhere than its own
 * box, is put back to where it belongs.
 */
export function select(ranked: readonly Ranked[], candidates: readonly Candidate[], page: PageReader): Selection {
  const chrome = readChrome(page.pass);
  const filtered: FilteredCounts = {};
  const late: Seen[] = [];
  let next = 0;

  function see(candidate: Ranked): Seen | null {
    const { element, standing } = candidate;
    const sight = look(element, page);
    const own = sight && ownControl(candidate, sight, candidates, page);
    if (!sight || !own || isBehind(element, sight, page)) return null;
    const why = page.options.includeChrome ? null : chrome.chromeOf(element);
    if (why) {
      filtered[why] = (filtered[why] ?? 0) + 1;
      return null;
    }
    const { side, distance } = whereabouts(candidate, sight, page);
    return {
      ...candidate,
      box: at(sight.box, candidate),
      score: score({ ...standing, distance }),
      sight,
      around: surroundings(element, page, page.pass),
      side,
      part: own === "part",
    };
  }

  function one(): Seen | null {
    for (;;) {
      const first = late[0];
      const candidate = ranked[next];
      if (first && (!candidate || soonest(first, candidate) < 0)) return late.shift() as Seen;
      if (!candidate) return null;
      next++;
      const seen = see(candidate);
      if (seen && seen.score >= candidate.score) return seen;
      if (seen) late.splice(place(late, seen), 0, seen);
    }
  }

  return {
    filtered,
    rest: () => [...late, ...ranked.slice(next)],
    *take(count) {
      const taken: Seen[] = [];
      for (let seen = taken.length < count ? one() : null; seen; seen = taken.length < count ? one() : null) {
        taken.push(seen);
        yield;
      }
      return taken;
    },
  };
}

function place(sorted: readonly Ranked[], candidate: Ranked): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (soonest(sorted[middle] as Ranked, candidate) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a person sees of an element, wherever a press on it would go. */
export function look(element: Element, page: PageReader): Sight | null {
  if (localName(element) !== "area") return sightOf(element, page, page.pass);
  if (surroundings(element, page, page.pass).ignored) return null;
  for (const { image, box } of areaBoxes(element)) {
    const sight = sightOf(image, page, page.pass);
    const { room } = surroundings(image, page, page.pass);
    if (sight && reaches(box, room.reach)) return { box, now: intersect(box, room.now), target: image };
  }
  return null;
}

/** Where something lies: beside the box that scrolls it, where a part of that shows, else beside the view. */
function whereabouts(
  candidate: Ranked,
  { box, now, target }: Sight,
  page: PageReader,
): { side: Side; distance: number } {
  if (now && reaches(box, now)) return { side: "inView", distance: 0 };
  const room: Region = surroundings(target, page, page.pass).room.now;
  const [from, to] = room ? [box, room] : [at(box, candidate), viewBoxOf(page.document)];
  return { side: sideOf(from, to), distance: Math.max(1, distanceTo(from, to)) };
}

/** On which side of a region a box lies. */
export function sideOf(box: Box, region: Box): Side {
  if (box.bottom <= region.top + 1) return "above";
  if (box.top >= region.bottom - 1) return "below";
  if (box.right <= region.left + 1) return "left";
  return box.left >= region.right - 1 ? "right" : "inView";
}
