import type { Pass } from "./pass";
import { EVERYWHERE, intersect, type Region, type Room } from "./region";
import { type DocumentRooms, roomInside } from "./rooms";

/** Where boxes inside an element can be seen. Most elements hold no candidate: nothing is read until something inside asks. */
export class Inside {
  private readonly element: Element;
  private readonly room: Room;
  private readonly outer: Inside | DocumentRooms;
  private readonly shape: Region;
  private readonly pass: Pass;
  private ownFlow: Room | undefined;
  private ownHolds: boolean | undefined;

  /**
   * @param room where the element's own box can be seen
   * @param shape what its own clip path leaves of anything in it
   */
  constructor(element: Element, room: Room, shape: Region, outer: Inside | DocumentRooms, pass: Pass) {
    this.element = element;
    this.room = room;
    this.shape = shape;
    this.outer = outer;
    this.pass = pass;
  }

  /** Of boxes in its flow. */
  get flow(): Room {
    this.ownFlow ??= roomInside(this.element, this.room, this.style, this.pass);
    return this.ownFlow;
  }

  /** Of boxes of this `position`: what overflows only as far as its containing block may cut off an absolute or fixed one; clip paths always. */
  of(position: string): Room {
    if (position !== "absolute" && position !== "fixed") return this.flow;
    let shape: Region = EVERYWHERE;
    let at: Inside = this;
    for (;;) {
      const outer = at.outer;
      if (at.contains(position)) return within(at.flow, shape);
      shape = intersect(shape, at.shape);
      if (!(outer instanceof Inside)) return within(position === "fixed" ? outer.fixed : outer.flow, shape);
      at = outer;
    }
  }

  private get style(): CSSStyleDeclaration {
    return this.pass.style(this.element);
  }

  /** Whether it is the containing block of a box of this position inside it. */
  private contains(position: string): boolean {
    const { style } = this;
    if (style.display === "contents") return false;
    if (position === "absolute" && style.position !== "static") return true;
    this.ownHolds ??= holdsFixed(style);
    return this.ownHolds;
  }
}

const within = (room: Room, shape: Region): Room =>
  shape === EVERYWHERE ? room : { reach: intersect(room.reach, shape), now: intersect(room.now, shape) };

/** CSS: what makes a box the containing block even of fixed boxes. Only filters apply to inline ones. */
function holdsFixed(style: CSSStyleDeclaration): boolean {
  if (style.filter !== "none" || style.backdropFilter !== "none") return true;
  if (style.display === "inline") return /filter/.test(style.willChange);
  return (
    style.transform !== "none" ||
    style.perspective !== "none" ||
    style.translate !== "none" ||
    style.scale !== "none" ||
    style.rotate !== "none" ||
    style.contentVisibility === "auto" ||
    /paint|layout|strict|content/.test(style.contain) ||
    /transform|filter|perspective|translate|scale|rotate/.test(style.willChange)
  );
}
