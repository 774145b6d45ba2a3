import type { Indexer } from "../hooks/useLefluxChat";

export interface Box {
  id: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the entries of the current index are in the view; those outside of it are left out. */
export function measure(indexer: Indexer): Box[] {
  const { index, generation } = indexer.getSnapshot();
  const boxes: Box[] = [];
  for (const { id } of index?.entries ?? []) {
    const found = indexer.resolve(id, generation);
    if (!found.ok) continue;
    const { left, top, width, height } = found.element.getBoundingClientRect();
    const frame = frameOffset(found.element);
    const box = { id, left: left + frame.x, top: top + frame.y, width, height };
    const isInView = box.left < innerWidth && box.top < innerHeight && box.left + width > 0 && box.top + height > 0;
    if (isInView && width > 0 && height > 0) boxes.push(box);
  }
  return boxes;
}

/** An element in a frame is measured from that frame's corner. */
function frameOffset(element: Element): { x: number; y: number } {
  const offset = { x: 0, y: 0 };
  for (let view = element.ownerDocument.defaultView; view && view !== window; view = view.parent as typeof view) {
    const frame = view.frameElement;
    if (!frame) break;
    const { left, top } = frame.getBoundingClientRect();
    offset.x += left + frame.clientLeft;
    offset.y += top + frame.clientTop;
  }
  return offset;
}
