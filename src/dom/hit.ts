import { frameOffset, type Point } from "./geometry";
import { elementFromPoint, elementsFromPoint, localName, shadowRoot } from "./native";

/**
 * The deepest element painted at a point of a document's view: through open shadow roots and same-origin frames.
 * @param skip elements of the page's own document that count as not there
 */
export function elementAt(document: Document, point: Point, skip?: (element: Element) => boolean): Element | null {
  let scope: DocumentOrShadowRoot = document;
  let at = point;
  let found: Element | null = null;
  for (;;) {
    const hit: Element | null =
      skip && scope === document
        ? (elementsFromPoint(scope, at.x, at.y).find((element) => !skip(element)) ?? null)
        : elementFromPoint(scope, at.x, at.y);
    if (!hit || hit === found) return found;
    found = hit;
    const shadow = shadowRoot(hit);
    if (shadow) {
      scope = shadow;
      continue;
    }
    const inner = frameDocument(hit);
    if (!inner) return hit;
    const offset = frameOffset(inner, document);
    at = { x: point.x - offset.x, y: point.y - offset.y };
    scope = inner;
  }
}

/** The deepest element painted at a point of a document's view: through open shadow roots and not into frames. */
export function hitInDocument(document: Document, x: number, y: number): Element | null {
  let found: Element | null = null;
  for (let scope: DocumentOrShadowRoot | null = document; scope; ) {
    const hit: Element | null = elementFromPoint(scope, x, y);
    if (!hit || hit === found) break;
    found = hit;
    scope = shadowRoot(hit);
  }
  return found;
}

/** The document inside a frame element, where it can be read. */
export function frameDocument(element: Element): Document | null {
  const name = localName(element);
  if (name !== "iframe" && name !== "frame") return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}
