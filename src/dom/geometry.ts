import { clientHeight, clientLeft, clientTop, clientWidth, rectOf } from "./native";
import { documentOf, frameOf } from "./tree";

export interface Point {
  x: number;
  y: number;
}

/** A box in CSS pixels of the page's view. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where a document's own view begins in the view of the page: by default that of the document that this script runs in, which may be framed
 * itself. Frames that are scaled by a transform are taken as unscaled.
 */
export function frameOffset(document: Document, page: Document = globalThis.document): Point {
  const at = { x: 0, y: 0 };
  for (let inner = document; inner !== page; ) {
    const frame = frameOf(inner);
    if (!frame) break;
    const { left, top } = frameBox(frame);
    at.x += left;
    at.y += top;
    inner = documentOf(frame);
  }
  return at;
}

/** Where a frame shows its document, in the view that the frame itself stands in. */
export function frameBox(frame: Element): Box {
  const rect = rectOf(frame);
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(frame);
  const px = (text: string) => Number.parseFloat(text) || 0;
  const left = rect.left + clientLeft(frame) + px(paddingLeft);
  const top = rect.top + clientTop(frame) + px(paddingTop);
  return {
    left,
    top,
    right: left + clientWidth(frame) - px(paddingLeft) - px(paddingRight),
    bottom: top + clientHeight(frame) - px(paddingTop) - px(paddingBottom),
  };
}
