import type { Box } from "./geometry";
import { attr, closest, query, rectOf, rootOf } from "./native";
import { intersect } from "./region";

/** The box of an image map's area on one of the images that use its map, in the image's own view. */
export interface AreaOnImage {
  image: Element;
  box: Box;
}

/** Where an image map's area lies, for each image that uses the map: usually one. */
export function areaBoxes(area: Element): AreaOnImage[] {
  const map = closest(area, "map");
  const name = map && (attr(map, "name") || attr(map, "id"));
  if (!name) return [];
  const images = [...query(rootOf(area) as Document, "img[usemap],input[usemap]")];
  return images
    .filter((image) => attr(image, "usemap") === `#${name}`)
    .flatMap((image) => {
      const box = intersect(rectOf(image), shapeBox(area, rectOf(image)));
      return box ? [{ image, box }] : [];
    });
}

function shapeBox(area: Element, rect: Box): Box {
  const numbers = (attr(area, "coords") ?? "").split(/[\s,;]+/).map((part) => Number.parseFloat(part) || 0);
  const shape = (attr(area, "shape") ?? "rect").trim().toLowerCase();
  const at = (left: number, top: number, right: number, bottom: number): Box => ({
    left: rect.left + left,
    top: rect.top + top,
    right: rect.left + right,
    bottom: rect.top + bottom,
  });
  if (shape === "default") return rect;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (shape.startsWith("circ")) return at(a - c, b - c, a + c, b + c);
  if (!shape.startsWith("poly")) return at(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d));
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return at(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
