import type { Box } from "./geometry";
import { intersect, type Region, union } from "./region";

/*
 * What `clip` and `clip-path` leave of a box: the box around the shape. Shapes that draw freely (`path`, `shape`, `url`) are taken as leaving
 * all of it.
 */

/** The region in which an element and all that is in it is painted, by its own `clip-path`. */
export function clipPathRegion(clipPath: string, box: Box): Region {
  const shape = /^(inset|rect|xywh|circle|ellipse|polygon)\((.*)\)/.exec(clipPath);
  if (!shape) return box;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const values = split((shape[2] as string).replace(/\bround\b.*/, ""));
  switch (shape[1]) {
    case "inset": {
      const [top = "0", right = top, bottom = top, left = right] = values;
      return sized({
        left: box.left + length(left, width),
        top: box.top + length(top, height),
        right: box.right - length(right, width),
        bottom: box.bottom - length(bottom, height),
      });
    }
    case "rect": {
      const [top = "auto", right = "auto", bottom = "auto", left = "auto"] = values;
      return sized({
        left: box.left + length(left, width, 0),
        top: box.top + length(top, height, 0),
        right: box.left + length(right, width, width),
        bottom: box.top + length(bottom, height, height),
      });
    }
    case "xywh": {
      const [x = "0", y = "0", w = "0", h = "0"] = values;
      const left = box.left + length(x, width);
      const top = box.top + length(y, height);
      return sized({ left, top, right: left + length(w, width), bottom: top + length(h, height) });
    }
    case "circle":
    case "ellipse":
      return round(values, box, shape[1] === "circle");
    default:
      return polygon(shape[2] as string, box);
  }
}

/** `clip: rect(…)`, which only positioned boxes have. */
export function clipRegion(clip: string, box: Box): Region {
  const rect = /^rect\((.*)\)/.exec(clip);
  if (!rect) return box;
  const [top = "auto", right = "auto", bottom = "auto", left = "auto"] = (rect[1] as string).split(/[\s,]+/);
  const at = (text: string, auto: number) => (text === "auto" ? auto : Number.parseFloat(text) || 0);
  return intersect(box, {
    left: box.left + at(left, 0),
    top: box.top + at(top, 0),
    right: box.left + at(right, box.right - box.left),
    bottom: box.top + at(bottom, box.bottom - box.top),
  });
}

const sized = (box: Box): Region => (box.right > box.left && box.bottom > box.top ? box : null);

function round(values: string[], box: Box, circle: boolean): Region {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const at = values.indexOf("at");
  const radii = at < 0 ? values : values.slice(0, at);
  const [x = "50%", y = "50%"] = at < 0 ? [] : values.slice(at + 1);
  const centre = { x: box.left + length(x, width), y: box.top + length(y, height) };
  // Keywords reach to a side of the box: never to nothing.
  if (radii.some((radius) => /side|corner/.test(radius))) return box;
  const rx = length(radii[0] ?? "50%", circle ? Math.hypot(width, height) / Math.SQRT2 : width);
  const ry = circle ? rx : length(radii[1] ?? "50%", height);
  return sized({ left: centre.x - rx, top: centre.y - ry, right: centre.x + rx, bottom: centre.y + ry });
}

function polygon(body: string, box: Box): Region {
  const points = body
    .replace(/^\s*(nonzero|evenodd)\s*,/, "")
    .split(/,(?![^(]*\))/)
    .map((pair) => {
      const [x = "0", y = "0"] = split(pair);
      return {
        x: box.left + length(x, box.right - box.left),
        y: box.top + length(y, box.bottom - box.top),
      };
    });
  if (area(points) < 1) return null;
  return points.reduce<Region>((all, { x, y }) => union(all, { left: x, top: y, right: x, bottom: y }), null);
}

/** Of the triangles between the first point and each side: a shape that crosses itself has an area too. */
function area([first, ...rest]: { x: number; y: number }[]): number {
  let twice = 0;
  for (let i = 1; first && i < rest.length; i++) {
    const [a, b] = rest.slice(i - 1, i + 1) as [typeof first, typeof first];
    twice += Math.abs((a.x - first.x) * (b.y - first.y) - (b.x - first.x) * (a.y - first.y));
  }
  return twice / 2;
}

/** Parts between spaces; `calc(…)` is one. */
const split = (text: string): string[] => text.trim().match(/[\w-]*\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? [];

const SIDES: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** A computed length in pixels: `10px`, `50%`, a side, or the sum of lengths that `calc()` computes to. */
function length(text: string, whole: number, auto = 0): number {
  if (text === "auto") return auto;
  if (text in SIDES) return (SIDES[text] as number) * whole;
  const sum = /^calc\((.*)\)$/.exec(text)?.[1] ?? text;
  let total = 0;
  for (const [, sign, number, unit] of sum.matchAll(/([+-]?)\s*([\d.]+(?:e[+-]?\d+)?)(px|%)?/g))
    total += (sign === "-" ? -1 : 1) * Number(number) * (unit === "%" ? whole / 100 : 1);
  return total;
}
