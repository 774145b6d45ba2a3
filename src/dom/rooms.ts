import { type Box, frameBox } from "./geometry";
import {
  attr,
  bodyOf,
  clientHeight,
  clientLeft,
  clientTop,
  clientWidth,
  documentElement,
  localName,
  parentNode,
  scrollHeight,
  scrollingElement,
  scrollLeft,
  scrollTop,
  scrollWidth,
  windowOf,
} from "./native";
import type { Pass } from "./pass";
import { EVERYWHERE, intersect, NOWHERE, type Region, type Room } from "./region";
import { documentOf } from "./tree";

/*
 * Where boxes can be seen, as overflow and scrolling decide. What scrolls can bring all of its content to where it is seen itself, and nothing
 * brings in what lies before its beginning or what a box cuts off without scrolling.
 */

/** A document's rooms: of boxes in its flow, and of fixed ones, which no scrolling moves. */
export interface DocumentRooms {
  flow: Room;
  fixed: Room;
}

/** @param frame where the document is shown: its frame and the room that the frame's own content has; null for the page itself. */
export function documentRooms(
  document: Document,
  frame: { element: Element; room: Room } | null,
  pass: Pass,
): DocumentRooms {
  const root = documentElement(document);
  const view = windowOf(document);
  if (!root || !view) return { flow: NOWHERE, fixed: NOWHERE };
  const scroller = scrollingElement(document) ?? root;
  // Without scroll bars.
  const right = Math.min(view.innerWidth, clientWidth(scroller) || view.innerWidth);
  const bottom = Math.min(view.innerHeight, clientHeight(scroller) || view.innerHeight);
  const whole = { left: 0, top: 0, right, bottom };
  const fixed = frame ? shownIn(frame, whole) : { reach: whole, now: whole };
  // A frame of a pixel or two counts visits: whatever scrolls there, nobody sees it.
  if (frame && (right < LEAST || bottom < LEAST)) return { flow: NOWHERE, fixed: NOWHERE };
  const style = viewportStyle(document, root, pass);
  const still = frame !== null && /^(no|noscroll|off)$/i.test(attr(frame.element, "scrolling") ?? "");
  const spare = {
    x: still || stuck(style.overflowX) ? NONE : spareX(scroller, pass.style(root), view.scrollX),
    y: still || stuck(style.overflowY) ? NONE : spareY(scroller, pass.style(root), view.scrollY),
  };
  return { flow: { reach: extend(fixed.reach, spare.x, spare.y), now: fixed.now }, fixed };
}

const LEAST = 4;

/** The part of a frame's view that the page around it shows, in the frame's own coordinates. */
function shownIn({ element, room }: { element: Element; room: Room }, view: Box): Room {
  const at = frameBox(element);
  const own = (region: Region) => {
    const seen = intersect(region, at);
    return intersect(
      view,
      seen && {
        left: seen.left - at.left,
        top: seen.top - at.top,
        right: seen.right - at.left,
        bottom: seen.bottom - at.top,
      },
    );
  };
  return { reach: own(room.reach), now: own(room.now) };
}

/** What an element leaves of a room to what is in it. */
export function roomInside(element: Element, room: Room, style: CSSStyleDeclaration, pass: Pass): Room {
  const { display } = style;
  if (!room.reach || display === "inline" || display === "contents") return room;
  // What `content-visibility: auto` skips far from the view has no size there, but gets it where it is scrolled to: it cuts nothing off.
  const paint = /paint|strict|content/.test(style.contain);
  const x = paint || clips(style.overflowX);
  const y = paint || clips(style.overflowY);
  if (!(x || y) || viewportTakesOverflow(element, pass)) return room;

  const scale = scaleOf(element, pass);
  const port = paddingBox(element, scale, pass);
  if (!x) [port.left, port.right] = [EVERYWHERE.left, EVERYWHERE.right];
  if (!y) [port.top, port.bottom] = [EVERYWHERE.top, EVERYWHERE.bottom];
  return {
    reach: extend(
      intersect(room.reach, port),
      scrolls(style.overflowX) ? spareX(element, style, scrollLeft(element), scale.x) : NONE,
      scrolls(style.overflowY) ? spareY(element, style, scrollTop(element), scale.y) : NONE,
    ),
    now: intersect(room.now, port),
  };
}

const clips = (overflow: string) => overflow !== "visible";
const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
const stuck = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** How much larger an element is painted than it is laid out. */
function scaleOf(element: Element, pass: Pass): { x: number; y: number } {
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  const { width, height } = pass.rect(element);
  return { x: offsetWidth > 0 ? width / offsetWidth : 1, y: offsetHeight > 0 ? height / offsetHeight : 1 };
}

/** The padding box without scroll bars. */
function paddingBox(element: Element, scale: { x: number; y: number }, pass: Pass): Box {
  const rect = pass.rect(element);
  const left = rect.left + clientLeft(element) * scale.x;
  const top = rect.top + clientTop(element) * scale.y;
  return {
    left,
    top,
    right: left + clientWidth(element) * scale.x,
    bottom: top + clientHeight(element) * scale.y,
  };
}

/** How far content can still be moved towards the end (what lies before shows up) and towards the start. */
interface Spare {
  before: number;
  after: number;
}

const NONE: Spare = { before: 0, after: 0 };

function spareX(scroller: Element, style: CSSStyleDeclaration, at: number, scale = 1): Spare {
  const range = Math.max(0, scrollWidth(scroller) - clientWidth(scroller));
  return spare(range, at, growsLeft(style), scale);
}

function spareY(scroller: Element, style: CSSStyleDeclaration, at: number, scale = 1): Spare {
  const range = Math.max(0, scrollHeight(scroller) - clientHeight(scroller));
  return spare(range, at, growsUp(style), scale);
}

/** What overflows at the start side has negative offsets. */
function spare(range: number, at: number, negative: boolean, scale: number): Spare {
  const before = at < 0 || (at === 0 && negative) ? range + at : at;
  return { before: before * scale, after: (range - before) * scale };
}

function growsLeft({ direction, writingMode, display, flexDirection }: CSSStyleDeclaration): boolean {
  if (writingMode.startsWith("vertical") || writingMode.startsWith("sideways")) return writingMode.endsWith("-rl");
  return (direction === "rtl") !== (display.includes("flex") && flexDirection === "row-reverse");
}

const growsUp = ({ display, flexDirection }: CSSStyleDeclaration) =>
  display.includes("flex") && flexDirection === "column-reverse";

const extend = (region: Region, x: Spare, y: Spare): Region =>
  region && {
    left: region.left - x.before,
    right: region.right + x.after,
    top: region.top - y.before,
    bottom: region.bottom + y.after,
  };

/** CSS: the body's overflow is the viewport's, unless the root has one of its own. */
function viewportTakesOverflow(element: Element, pass: Pass): boolean {
  if (localName(element) === "html" && parentNode(element) === documentOf(element)) return true;
  const document = documentOf(element);
  const root = documentElement(document);
  if (!root || bodyOf(document) !== element || parentNode(element) !== root) return false;
  const { overflowX, overflowY } = pass.style(root);
  return !clips(overflowX) && !clips(overflowY);
}

function viewportStyle(document: Document, root: Element, pass: Pass): CSSStyleDeclaration {
  const own = pass.style(root);
  const body = bodyOf(document);
  return clips(own.overflowX) || clips(own.overflowY) || !body ? own : pass.style(body);
}
