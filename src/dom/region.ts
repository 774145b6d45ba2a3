import type { Box } from "./geometry";

/** Where a box must lie, at least in part; in its own document's view. Null: nowhere. */
export type Region = Box | null;

/** Where boxes can be seen. */
export interface Room {
  /** After any scrolling that a person can do. */
  reach: Region;
  /** As it is scrolled now. */
  now: Region;
}

export const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
export const NOWHERE: Room = { reach: null, now: null };

export function intersect(a: Region, b: Region): Region {
  if (!a || !b) return null;
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

/** Whether at least about a pixel of the box lies in the region. */
export function reaches(box: Box, region: Region): boolean {
  if (!region) return false;
  const wide = Math.min(box.right, region.right) - Math.max(box.left, region.left);
  const high = Math.min(box.bottom, region.bottom) - Math.max(box.top, region.top);
  return wide >= 1 && high >= 1;
}

export const union = (a: Region, b: Box): Box =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : { left: b.left, top: b.top, right: b.right, bottom: b.bottom };
