import { labelsOf } from "../dom/label";
import { attr, isConnected, localName, matches, rectOf } from "../dom/native";
import { documentOf, flatContains, flatParent } from "../dom/tree";
import { type Act, markScroll } from "./act";
import { nameFor } from "./nameFor";
import { hitAt, isAreaUnder, type Spot } from "./pointer/spot";
import { boxesOf, pressPoints } from "./pressPoints";
import { isRefused, type Refused, refuse } from "./refuse";
import { nextFrame, pause } from "./time";

export interface AimOptions {
  /** Take what the target's own widget paints over it (a placeholder, a drawn box) for the target, when nothing else of it can be hit. */
  ownCover?: boolean;
}

/** Where in the view the target is brought, one try after the other: sticky headers and fixed bars cover one place and not the next. */
const PLACES: ScrollLogicalPosition[] = ["center", "start", "end", "center"];

/** How long what moves (a menu that unfolds) is waited for until it rests, in milliseconds. */
const MOVING_MS = 1000;

/**
 * Finds where to press an element, as a person would: where it is seen, or a label of it; scrolls only if it must; waits for what lies over
 * it to go away, up to `timeoutMs`, and for it to stand still.
 */
export async function aim(act: Act, element: Element, options: AimOptions = {}): Promise<Spot | Refused> {
  const start = performance.now();
  const end = start + act.timeoutMs;
  let place = "";
  for (;;) {
    const spot = await findSpot(act, element, options, end);
    if (isRefused(spot)) return spot;
    const now = JSON.stringify(rectOf(spot.element));
    const rests = now === place && !isAnimated(spot.element);
    if (rests || performance.now() >= Math.min(end, start + MOVING_MS)) {
      // While it was waited for, a list may have been drawn anew around it: the same node, another row.
      const { recheck } = act;
      act.recheck = undefined;
      return recheck?.() ?? spot;
    }
    place = now;
    await nextFrame(act.signal);
  }
}

/** Whether an animation that will end moves the element: one that just began may stand still for some frames. */
function isAnimated(element: Element): boolean {
  return documentOf(element)
    .getAnimations()
    .some(({ effect, playState }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      return playState === "running" && ends && target && flatContains(target, element);
    });
}

async function findSpot(act: Act, element: Element, options: AimOptions, end: number): Promise<Spot | Refused> {
  let cover: Element | null = null;
  for (let attempt = 0; ; attempt++) {
    if (!isConnected(element)) return refuse("gone", "The element left the page.");
    const targets = [element, ...labelsOf(element)].filter((target) => boxesOf(target).length);
    for (const target of targets) {
      const found = spotOn(act.document, target, element);
      if ("point" in found) return found;
      cover = found.cover ?? cover;
    }
    const place = PLACES[attempt];
    if (!targets.length) return refuse("hidden", "Nothing of the element is on screen.");
    if (place) {
      await bringIntoView(act, largest(targets), place);
      continue;
    }
    const own = options.ownCover && cover && ownSpot(act.document, element, cover);
    if (own) return own;
    if (performance.now() >= end) return notHit(element, cover);
    await pause(50, act.signal);
  }
}

/** A control that is shrunk to a pixel may lie anywhere: its label is where people look. */
function largest(targets: Element[]): Element {
  const area = (target: Element) => rectOf(target).width * rectOf(target).height;
  return targets.reduce((best, target) => (area(target) > area(best) ? target : best));
}

async function bringIntoView(act: Act, target: Element, block: ScrollLogicalPosition): Promise<void> {
  target.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
  act.scroll = markScroll(act.scroll?.box ?? null);
  await nextFrame(act.signal);
}

/** The first point where a press reaches the target; one that no control inside it would take instead, if there is such a point. */
function spotOn(document: Document, target: Element, control: Element): Spot | { cover: Element | null } {
  let cover: Element | null = null;
  let second: Spot | undefined;
  for (const point of pressPoints(target)) {
    const element = hitAt(document, point);
    if (!element) continue;
    if (isAreaUnder(target, element)) return { point, element: target };
    if (!flatContains(target, element)) cover ??= element;
    else if (!controlBetween(element, target, control)) return { point, element };
    else if (target === control) second ??= { point, element };
  }
  return second ?? { cover };
}

const CONTROL =
  "a[href],button,input,select,textarea,summary,[role=button],[role=link],[role=checkbox],[role=switch],[role=menuitem],[contenteditable]";

function controlBetween(hit: Element, target: Element, control: Element): boolean {
  for (let at: Element | null = hit; at && at !== target; at = flatParent(at)) {
    if (at !== control && matches(at, CONTROL)) return true;
  }
  return false;
}

/** Levels that a field's own decoration may be away from it. */
const NEAR = 4;

/** What covers the target, if both are alone in one small widget: nothing else there could be meant by a press. */
function ownSpot(document: Document, element: Element, cover: Element): Spot | undefined {
  let box: Element | null = flatParent(element);
  for (let level = 0; box && level < NEAR; level++, box = flatParent(box)) {
    const others = [...box.querySelectorAll(CONTROL)].filter(
      (other) => other !== element && !flatContains(element, other),
    );
    if (others.length) return undefined;
    if (!flatContains(box, cover)) continue;
    for (const point of pressPoints(element)) {
      const hit = hitAt(document, point);
      if (hit && flatContains(box, hit)) return { point, element: hit };
    }
  }
  return undefined;
}

function notHit(element: Element, cover: Element | null): Refused {
  if (!cover) return refuse("hidden", "The element can't be brought into view.");
  return refuse("covered", `It is covered by ${nameFor(outermost(cover, element))}.`);
}

/** The whole of what covers the target, not the bit of it that was hit; a dialog by its own name. */
function outermost(cover: Element, target: Element): Element {
  let found = cover;
  for (let at: Element | null = cover; at && !flatContains(at, target); at = flatParent(at)) {
    found = at;
    if (localName(at) === "dialog" || attr(at, "role")?.includes("dialog")) break;
  }
  return found;
}
