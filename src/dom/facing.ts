import type { Pass } from "./pass";
import { flatParent } from "./tree";

/**
 * Whether an element with `backface-visibility: hidden` is turned away: a card that turns over has both of its sides in the same place.
 * Only the transforms of its own 3D rendering context count (CSS Transforms 2).
 */
export function isTurnedAway(element: Element, pass: Pass): boolean {
  let space = transformOf(pass.style(element));
  for (let node = flatParent(element); node; node = flatParent(node)) {
    const style = pass.style(node);
    if (style.transformStyle !== "preserve-3d") break;
    space = transformOf(style).multiply(space);
  }
  if (space.is2D) return false;
  const { m11, m12, m13, m21, m22, m23, m31, m32, m33 } = space;
  const facing = m11 * m22 - m12 * m21;
  const volume = m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31);
  return facing * volume < 0;
}

function transformOf({ rotate, transform }: CSSStyleDeclaration): DOMMatrix {
  const matrix = transform === "none" ? new DOMMatrix() : new DOMMatrix(transform);
  const turn = /^(?:(x|y|z)|(\S+) (\S+) (\S+)) (\S+)deg$/.exec(rotate);
  if (!turn) return matrix;
  const [, axis, x, y, z, angle] = turn;
  const at = (name: string, value: string | undefined) => (axis ? Number(axis === name) : Number(value));
  return new DOMMatrix().rotateAxisAngle(at("x", x), at("y", y), at("z", z), Number(angle)).multiply(matrix);
}
