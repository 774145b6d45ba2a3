import type { Box } from "../dom/geometry";
import { hitInDocument } from "../dom/hit";
import { bodyOf, rectOf } from "../dom/native";
import { intersect } from "../dom/region";
import { documentOf, flatContains, flatParent, frameOf } from "../dom/tree";
import type { Sight } from "../dom/visible";
import type { Curtain } from "./curtain";
import type { PageReader } from "./pageReader";
import { viewBoxOf } from "./rank";

/** Behind a dialog whose curtain takes the press: in its own document, or in one that its frame stands in. What lies before it is hit. */
export function isBehind(element: Element, { target, now }: Sight, page: PageReader): boolean {
  let node: Element | null = target;
  let shown = now;
  while (node) {
    const document = documentOf(node);
    const curtain = page.layers.curtainOf(document);
    if (curtain && isBehindIn(curtain, node, shown, element, page)) return true;
    node = document === page.document ? null : frameOf(document);
    shown = node && intersect(rectOf(node), viewBoxOf(documentOf(node)));
  }
  return false;
}

function isBehindIn(curtain: Curtain, target: Element, now: Box | null, element: Element, page: PageReader): boolean {
  if (isInFront(curtain, target)) return false;
  if (!now) return !isReachable(target, curtain, page);
  const hit = hitAt(documentOf(target), now, 0.5, 0.5);
  return !(hit && (hit === element || flatContains(target, hit)));
}

const isInFront = ({ modal, layers }: Curtain, element: Element) =>
  flatContains(modal, element) || [...layers].some((layer) => flatContains(layer, element));

const hitAt = (document: Document, { left, right, top, bottom }: Box, x: number, y: number) =>
  hitInDocument(document, left + (right - left) * x, top + (bottom - top) * y);

const PLACES = [0.1, 0.5, 0.9];

/** What is out of the view can be scrolled to when the nearest box around it that is in the view can be hit: a side bar that scrolls. */
function isReachable(target: Element, curtain: Curtain, page: PageReader): boolean {
  const memo = page.pass.memo<Element, boolean>(isReachable);
  const document = documentOf(target);
  for (let node = flatParent(target); node && node !== bodyOf(document); node = flatParent(node)) {
    const known = memo.get(node);
    if (known !== undefined) return known;
    const shown = intersect(rectOf(node), viewBoxOf(document));
    if (!shown) continue;
    const inside = node;
    const reachable = PLACES.some((x) =>
      PLACES.some((y) => {
        const hit = hitAt(document, shown, x, y);
        return hit !== null && flatContains(inside, hit) && !isInFront(curtain, hit);
      }),
    );
    memo.set(node, reachable);
    return reachable;
  }
  return false;
}
