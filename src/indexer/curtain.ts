import { hitInDocument } from "../dom/hit";
import { documentElement, rectOf, windowOf } from "../dom/native";
import { flatContains, flatParent } from "../dom/tree";

/** What keeps a page from being pressed while a dialog that is not of the top layer is open. */
export interface Curtain {
  /** The dialog in front of it. */
  modal: Element;
  /** The elements that cover the view around the dialog: what is in one of them lies before the page. */
  layers: ReadonlySet<Element>;
}

const RIMS = [0.02, 0.5, 0.98];

/**
 * Whether all of a document's view around its open dialogs is covered: each point there hits a dialog, an element that is laid over the whole
 * view, or one that has such a pseudo-element. Null when the page can be pressed.
 */
export function findCurtain(document: Document, dialogs: readonly Element[], modal: Element): Curtain | null {
  const view = windowOf(document);
  if (!view) return null;
  const { innerWidth: width, innerHeight: height } = view;
  const layers = new Set<Element>();
  for (const x of RIMS) {
    for (const y of RIMS) {
      const hit = hitInDocument(document, width * x, height * y);
      if (!hit) return null;
      if (dialogs.some((dialog) => flatContains(dialog, hit))) continue;
      const layer = coveringLayer(hit, documentElement(document), width, height);
      if (layer) layers.add(layer);
      else if (!hasCoveringPseudo(hit, width, height)) return null;
    }
  }
  return { modal, layers };
}

/** The nearest positioned element around that is as large as the view. */
function coveringLayer(hit: Element, root: Element | null, width: number, height: number): Element | null {
  for (let node: Element | null = hit; node && node !== root; node = flatParent(node)) {
    const { position } = getComputedStyle(node);
    if (position !== "fixed" && position !== "absolute") continue;
    const rect = rectOf(node);
    if (rect.left <= 1 && rect.top <= 1 && rect.right >= width - 20 && rect.bottom >= height - 20) return node;
  }
  return null;
}

function hasCoveringPseudo(element: Element, width: number, height: number): boolean {
  return ["::before", "::after"].some((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const covers = Number.parseFloat(style.width) >= width - 20 && Number.parseFloat(style.height) >= height - 20;
    return covers && style.content !== "none" && (style.position === "fixed" || style.position === "absolute");
  });
}
