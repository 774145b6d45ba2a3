import { attr, localName, nodeType, parentNode, query, rootOf } from "../dom/native";
import type { Pass } from "../dom/pass";
import { isWordy, titleText } from "./titleText";

/** 1 for an `h1`; an `aria-level` counts, and a bare `role=heading` is a second level (WAI-ARIA). */
export function rankOf(heading: Element): number {
  const level = Number(attr(heading, "aria-level"));
  if (level > 0) return level;
  const native = /^h([1-6])$/.exec(localName(heading))?.[1];
  return native ? Number(native) : 2;
}

const NONE: readonly Element[] = [];

/** The headings inside an element, in page order. Each tree is asked once a pass. */
export function headingsIn(element: Element, pass: Pass): readonly Element[] {
  const memo = pass.memo<Node, Map<Element, Element[]>>(headingsIn);
  const root = rootOf(element);
  let outline = memo.get(root);
  if (!outline) {
    outline = outlineOf(root as Document);
    memo.set(root, outline);
  }
  return outline.get(element) ?? NONE;
}

function outlineOf(root: Document | ShadowRoot): Map<Element, Element[]> {
  const outline = new Map<Element, Element[]>();
  for (const heading of query(root, "h1,h2,h3,h4,h5,h6,[role=heading]")) {
    for (let node = parentNode(heading); node && nodeType(node) === 1; node = parentNode(node)) {
      const list = outline.get(node as Element);
      if (list) list.push(heading);
      else outline.set(node as Element, [heading]);
    }
  }
  return outline;
}

/** Those of the headings that say something and rank highest. */
export function topHeadings(headings: readonly Element[], pass: Pass): Element[] {
  let top: Element[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const heading of headings) {
    const rank = rankOf(heading);
    if (rank > best || !isWordy(titleText(heading, pass))) continue;
    if (rank < best) top = [];
    best = rank;
    top.push(heading);
  }
  return top;
}

/** Whether eyes can see it: many headings are there for screen readers alone, and name no more than the landmark that they stand in. */
export function isSeen(element: Element, pass: Pass): boolean {
  const { width, height, right } = pass.rect(element);
  if (width < 2 || height < 2 || right < -200) return false;
  const { clipPath, clip, position } = pass.style(element);
  return clipPath === "none" && (clip === "auto" || position === "static" || position === "relative");
}
