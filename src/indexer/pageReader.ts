import { hasAttr } from "../dom/native";
import type { Pass } from "../dom/pass";
import type { Surround } from "../dom/surroundings";
import { isWidgetHost } from "../dom/widgetHost";
import type { Tree } from "./collect";
import { collapsedContents } from "./disclosure";
import { type Layers, readLayers } from "./layers";
import type { IndexerOptions } from "./types";

/** What a pass knows of the page as a whole. */
export interface PageReader extends Surround {
  pass: Pass;
  layers: Layers;
  options: IndexerOptions;
}

/** Left out with all that is in it: the chat itself, and what the app marks. */
export function isOutside(element: Element, options: IndexerOptions): boolean {
  return hasAttr(element, "data-leflux-ignore") || isWidgetHost(element) || (options.ignore?.(element) ?? false);
}

export function openPage(document: Document, roots: readonly Tree[], options: IndexerOptions, pass: Pass): PageReader {
  const outside = (element: Element) => isOutside(element, options);
  const closed = collapsedContents(roots, pass);
  const layers = readLayers(document, roots, outside);
  return {
    document,
    pass,
    layers,
    options,
    ignored: outside,
    collapsed: (element) => closed.has(element),
    topLayer: layers.topLayer,
    modalOf: layers.modalOf,
  };
}
