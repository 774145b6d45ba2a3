import { clipPathRegion, clipRegion } from "./clipPath";
import { isTurnedAway } from "./facing";
import { Inside } from "./inside";
import { attr, documentElement, localName } from "./native";
import type { Pass } from "./pass";
import { EVERYWHERE, intersect, type Region, type Room } from "./region";
import { explicitRole } from "./role";
import { type DocumentRooms, documentRooms } from "./rooms";
import { documentOf, flatParent } from "./tree";

/** Below this product of opacities nothing can be made out. */
export const FAINTEST = 0.05;

/** What holds for everything inside one element, because of it and all that is around it. */
export interface Surroundings {
  /** Product of opacities. */
  opacity: number;
  /** The same without the element's own. */
  opacityAround: number;
  /** Painted as far as opacity, clip paths and the like decide. */
  painted: boolean;
  /** Under `inert`, or behind a modal of the top layer. */
  blocked: boolean;
  /** Under an element that the caller leaves out. */
  ignored: boolean;
  /** Inside of what a closed disclosure opens. */
  collapsed: boolean;
  redacted: boolean;
  /** `aria-disabled=true` on or around it. */
  disabled: boolean;
  /** The nearest open dialog. */
  dialog: Element | null;
  /** The frame that its document is shown in; null in the page itself. */
  frame: Element | null;
  /** Where the element's own box can be seen, its own `clip` and `clip-path` included. */
  room: Room;
  inside: Inside;
}

/** What the reader must know of the page besides the elements. */
export interface Surround {
  /** The page's own document: what it may be framed in is not looked at. */
  document: Document;
  ignored(element: Element): boolean;
  collapsed(element: Element): boolean;
  /** In front of everything in its document, and whether what is outside of it can't be used. */
  topLayer(element: Element): "modal" | "open" | null;
  /** The modal that blocks the rest of a document. */
  modalOf(document: Document): Element | null;
}

/** Reads surroundings, each distinct element once a pass, from the outside in and without recursion (pages nest thousands deep). */
export function surroundings(element: Element, page: Surround, pass: Pass): Surroundings {
  const memo = pass.memo<Element, Surroundings>(surroundings);
  const top = documentElement(page.document);
  const path: Element[] = [];
  let known: Surroundings | undefined;
  for (let node: Element | null = element; node; node = node === top ? null : flatParent(node)) {
    known = memo.get(node);
    if (known) break;
    path.push(node);
  }
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i] as Element;
    known = read(node, known ?? null, page, pass);
    memo.set(node, known);
  }
  return known as Surroundings;
}

/** What an element takes over from what is around it. */
type Around = Omit<Surroundings, "room" | "inside"> & { inside: Inside | DocumentRooms };

function read(element: Element, outer: Surroundings | null, page: Surround, pass: Pass): Surroundings {
  const document = documentOf(element);
  const style = pass.style(element);
  const name = localName(element);
  const top = page.topLayer(element);
  const base = documentAround(document, outer, page, pass);
  const around = outer && documentElement(document) !== element ? outer : base;
  // What is in the top layer is painted and clipped as if it stood in the root.
  const under = top ? base : around;
  // Without a box there is nothing to place, fade or clip.
  const contents = style.display === "contents";
  const position = contents ? "static" : style.position;

  const placed =
    under.inside instanceof Inside
      ? under.inside.of(position)
      : top && position !== "absolute"
        ? under.inside.fixed
        : under.inside.flow;
  const shape = contents ? EVERYWHERE : shapeOf(element, style, pass);
  const room =
    shape === EVERYWHERE ? placed : { reach: intersect(placed.reach, shape), now: intersect(placed.now, shape) };
  const ownOpacity = contents ? 1 : (Number.parseFloat(style.opacity) || 0) * filterOpacity(style.filter);
  const opacity = ownOpacity * under.opacity;
  const painted =
    under.painted &&
    opacity >= FAINTEST &&
    shape !== null &&
    (!isFrame(name) || pass.displayed(element)) &&
    !(style.backfaceVisibility === "hidden" && isTurnedAway(element, pass));
  // A modal on top escapes what makes the rest of its document inert, but not its own attribute.
  const inert =
    page.modalOf(document) === element
      ? base.frame !== null && surroundings(base.frame, page, pass).blocked
      : around.blocked || isInertByStyle(style);

  return {
    opacity,
    opacityAround: under.opacity,
    painted,
    blocked: inert || attr(element, "inert") !== null,
    ignored: around.ignored || page.ignored(element),
    collapsed: around.collapsed || page.collapsed(element),
    redacted: around.redacted || attr(element, "data-leflux-redact") !== null,
    disabled: around.disabled || attr(element, "aria-disabled") === "true",
    dialog: isDialog(element, name, top) ? element : around.dialog,
    frame: around.frame,
    room,
    inside: new Inside(element, room, shape, under.inside, pass),
  };
}

/** What a document stands in: the page in nothing, a frame's document where its frame is seen. Asked for the root first. */
function documentAround(document: Document, outer: Surroundings | null, page: Surround, pass: Pass): Around {
  const memo = pass.memo<Document, Around>(documentAround);
  let around = memo.get(document);
  if (!around) {
    const root = documentElement(document);
    const frame = outer && root ? flatParent(root) : null;
    const inside = documentRooms(document, frame && outer ? { element: frame, room: outer.room } : null, pass);
    const blocked = page.modalOf(document) !== null;
    around = { ...PAGE, blocked, inside };
    if (outer && frame) {
      const { opacity, painted, ignored, collapsed, redacted, disabled, dialog } = outer;
      around = { ...around, opacity, painted, ignored, collapsed, redacted, disabled, dialog, frame };
      around.blocked ||= outer.blocked;
    }
    memo.set(document, around);
  }
  return around;
}

const PAGE = {
  opacity: 1,
  opacityAround: 1,
  painted: true,
  ignored: false,
  collapsed: false,
  redacted: false,
  disabled: false,
  dialog: null,
  frame: null,
};

const isFrame = (name: string) => name === "iframe" || name === "frame";

function isDialog(element: Element, name: string, top: "modal" | "open" | null): boolean {
  if (name === "dialog") return top !== null || attr(element, "open") !== null;
  const role = explicitRole(element);
  return role === "dialog" || role === "alertdialog" || attr(element, "aria-modal") === "true";
}

/** What `clip` and `clip-path` leave of an element and, whatever its position, of what is in it: null is nothing. */
function shapeOf(element: Element, style: CSSStyleDeclaration, pass: Pass): Region {
  const positioned = style.position === "absolute" || style.position === "fixed";
  const clip = positioned ? style.clip : "auto";
  if (style.clipPath === "none" && clip === "auto") return EVERYWHERE;
  const rect = pass.rect(element);
  const path = style.clipPath === "none" ? EVERYWHERE : clipPathRegion(style.clipPath, rect);
  return clip === "auto" ? path : intersect(path, clipRegion(clip, rect));
}

const isInertByStyle = (style: CSSStyleDeclaration & { interactivity?: string }) => style.interactivity === "inert";

function filterOpacity(filter: string): number {
  if (filter === "none") return 1;
  const amount = /opacity\(([\d.]+)(%?)\)/.exec(filter);
  return amount ? Number(amount[1]) / (amount[2] ? 100 : 1) : 1;
}
