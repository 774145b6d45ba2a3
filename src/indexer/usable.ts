import { hitInDocument } from "../dom/hit";
import { rectOf } from "../dom/native";
import { documentOf, flatContains, frameOf } from "../dom/tree";
import type { PageReader } from "./pageReader";
import type { Seen } from "./select";

/** Candidates that are tried: the first ones in the view. */
const TRIED = 12;

/** Whether anything of what shows now can be pressed, or, where nothing shows, scrolled to. */
export function isUsable(seen: readonly Seen[], page: PageReader): boolean {
  const inView = seen.filter(({ side }) => side === "inView").slice(0, TRIED);
  return inView.length ? inView.some((one) => isHit(one, page)) : seen.length > 0;
}

function isHit({ element, sight: { target, now } }: Seen, { document }: PageReader): boolean {
  const of = documentOf(target);
  if (!now || (of !== document && !isFrameHit(of, document))) return false;
  const hit = hitInDocument(of, (now.left + now.right) / 2, (now.top + now.bottom) / 2);
  return hit !== null && (hit === element || flatContains(target, hit));
}

function isFrameHit(inner: Document, page: Document): boolean {
  const frame = frameOf(inner);
  if (!frame || documentOf(frame) !== page) return false;
  const { left, right, top, bottom } = rectOf(frame);
  return hitInDocument(page, (left + right) / 2, (top + bottom) / 2) === frame;
}
