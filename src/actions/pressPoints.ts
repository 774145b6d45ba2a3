import { areaBoxes } from "../dom/area";
import { type Box, frameOffset, type Point } from "../dom/geometry";
import { localName } from "../dom/native";
import { documentOf } from "../dom/tree";

/** Boxes of one element that are tried, and of each the middle first, then points nearer to its corners. */
const BOXES = 4;
const PLACES: [number, number][] = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
  [0.06, 0.5],
  [0.94, 0.5],
];

/** Points of the page's view to press an element at, best first: inside what the view shows of each of its boxes. */
export function pressPoints(element: Element): Point[] {
  const offset = frameOffset(documentOf(element));
  const points: Point[] = [];
  for (const rect of boxesOf(element).slice(0, BOXES)) {
    const left = Math.max(0, rect.left + offset.x);
    const top = Math.max(0, rect.top + offset.y);
    const width = Math.min(innerWidth, rect.right + offset.x) - left;
    const height = Math.min(innerHeight, rect.bottom + offset.y) - top;
    if (width <= 0 || height <= 0) continue;
    for (const [x, y] of PLACES) points.push({ x: left + width * x, y: top + height * y });
  }
  return points;
}

const sized = (rect: Box) => rect.right - rect.left >= 1 && rect.bottom - rect.top >= 1;

/** The boxes that an element paints, or, where it has none of its own (`display: contents`, an inline link around a block), its contents'. */
export function boxesOf(element: Element): Box[] {
  if (localName(element) === "area") return areaBoxes(element).map(({ box }) => box);
  const own = [...element.getClientRects()].filter(sized);
  if (own.length) return own;
  const range = documentOf(element).createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(sized);
}
