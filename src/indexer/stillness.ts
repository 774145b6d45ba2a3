import { frameDocument } from "../dom/hit";
import {
  checkVisibility,
  designMode,
  documentElement,
  elementsByTag,
  fullscreenElement,
  localName,
  matches,
  nodeType,
  query,
  queryFirst,
  rectOf,
  scrollHeight,
  scrollingElement,
  scrollWidth,
  shadowRoot,
  styleSheets,
  textContent,
  urlOf,
  windowOf,
} from "../dom/native";
import { rulesOf } from "../dom/sheets";
import { CANDIDATES } from "./candidate";
import { censusOf } from "./census";
import type { Tree } from "./collect";
import { focusedElement } from "./inUse";
import type { PageScan } from "./scanPage";

/** Candidates that are looked at once more, best first: all that are listed, and as many again that might be instead. */
const LOOKED_AT = 600;

/** Tells whether a page is still as a scan found it, at a small part of what a scan costs. */
export interface Stillness {
  isStill(): boolean;
  /** From now on somebody else tells of mutations. */
  leaveToOthers(): void;
  stop(): void;
}

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true } as const;

/**
 * Begins right after a scan and its marks. Any mutation ends it: the page is observed until the first one and no longer. What changes a page
 * without one is compared: where the candidates lie and whether they show, what fields hold, focus, pointer, scroll positions, the top layer,
 * style sheets, frames, shadow roots, listeners; and while something moves that holds candidates, nothing is trusted.
 * @param observes nobody else tells of mutations
 */
export function watchStillness(
  document: Document,
  { roots, census, looked, layers }: PageScan,
  observes: boolean,
): Stillness {
  const elements = firstOf(looked, LOOKED_AT);
  const documents = roots.filter((root): root is Document => nodeType(root) === 9);
  const media = documents.flatMap(mediaOf);
  // Cheap ones first.
  const probes: ((out: unknown[]) => void)[] = [
    (out) => {
      out.push(urlOf(document), designMode(document), focusedElement(document), hovered(document));
      for (const one of documents) addView(one, out);
      for (const list of media) out.push(list.matches);
      for (const layer of layers) out.push(matches(layer, ":popover-open"), matches(layer, ":modal"));
      for (const root of roots) addTree(root, out);
    },
    (out) => {
      for (const element of elements) addHeld(element, out);
    },
    (out) => {
      for (const element of elements) addPlace(element, out);
    },
    (out) => {
      for (const root of roots) out.push(censusOf(root));
    },
  ];
  const read = (probe: (out: unknown[]) => void) => {
    const out: unknown[] = [];
    probe(out);
    return out;
  };

  let moved = isMoving(roots);
  const before = moved ? [] : [...probes.slice(0, -1).map(read), census];
  const observer = new MutationObserver(stop);
  if (!moved && observes) for (const root of roots) observer.observe(root, EVERYTHING);

  function stop(): void {
    moved = true;
    observer.disconnect();
  }
  return {
    isStill() {
      if (moved) return false;
      const still =
        observer.takeRecords().length === 0 &&
        probes.every((probe, i) => isSame(read(probe), before[i] as unknown[])) &&
        !isMoving(roots);
      if (!still) stop();
      return still;
    },
    leaveToOthers() {
      if (observer.takeRecords().length > 0) stop();
      observer.disconnect();
    },
    stop,
  };
}

/** The first few of a list, each once. */
function firstOf<T>(list: Iterable<T>, count: number): Set<T> {
  const first = new Set<T>();
  for (const one of list) {
    if (first.size >= count) break;
    first.add(one);
  }
  return first;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function addView(document: Document, out: unknown[]): void {
  const view = windowOf(document);
  if (!view) return;
  out.push(view.scrollX, view.scrollY, view.innerWidth, view.innerHeight, view.devicePixelRatio);
  const root = scrollingElement(document) ?? documentElement(document);
  if (root) out.push(scrollWidth(root), scrollHeight(root));
}

/** What the user or the system may switch while a page is shown, and style sheets ask. */
const MEDIA = [
  "print",
  "(prefers-color-scheme: dark)",
  "(prefers-reduced-motion: reduce)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
  "(hover: hover)",
];

function mediaOf(document: Document): MediaQueryList[] {
  const view = windowOf(document);
  return view && (view.matchMedia as unknown) ? MEDIA.map((query) => view.matchMedia(query)) : []; // jsdom has none
}

function addTree(root: Tree, out: unknown[]): void {
  out.push(fullscreenElement(root));
  for (const sheet of styleSheets(root)) {
    const rules = rulesOf(sheet);
    out.push(sheet, sheet.disabled, rules?.length, rules?.[rules.length - 1]);
  }
  if (nodeType(root) === 11) for (const frame of query(root, "iframe,frame")) out.push(frameDocument(frame));
  else
    for (const name of ["iframe", "frame"]) {
      const frames = elementsByTag(root as Document, name);
      for (let i = 0; i < frames.length; i++) out.push(frameDocument(frames[i] as Element));
    }
}

/** The innermost element under the pointer, through shadow roots and frames. */
function hovered(document: Document): Element | null {
  let found: Element | null = null;
  for (let inside: ParentNode | null = document; inside; ) {
    for (let at = queryFirst(inside, ":hover"); at; at = queryFirst(at, ":hover")) found = inside = at;
    inside = nodeType(inside) === 1 ? (shadowRoot(inside as Element) ?? frameDocument(inside as Element)) : null;
  }
  return found;
}

/** What people and scripts put into a field without touching its attributes. */
function addHeld(element: Element, out: unknown[]): void {
  switch (localName(element)) {
    case "input": {
      const { value, checked, indeterminate, files } = element as HTMLInputElement;
      out.push(value, checked, indeterminate, ...(files ?? []));
      addValidity(element, out);
      break;
    }
    case "textarea":
      out.push((element as HTMLTextAreaElement).value);
      addValidity(element, out);
      break;
    case "select": {
      const { selectedIndex, selectedOptions } = element as HTMLSelectElement;
      out.push(selectedIndex, ...selectedOptions);
      addValidity(element, out);
    }
  }
}

function addValidity(field: Element, out: unknown[]): void {
  out.push(matches(field, ":invalid"), matches(field, ":user-invalid"));
}

const SHOWN = { visibilityProperty: true, opacityProperty: true } as const;

function addPlace(element: Element, out: unknown[]): void {
  const { left, top, width, height } = rectOf(element);
  out.push(left, top, width, height, checkVisibility(element, SHOWN));
}

/**
 * Whether an animation or transition is under way that may show, hide or move candidates, or show or hide what they are called: a spinner
 * doesn't. Nor is anything hit while a view transition covers the page.
 */
function isMoving(roots: readonly Tree[]): boolean {
  return roots.some((root) =>
    (root as Partial<DocumentOrShadowRoot>).getAnimations?.().some(({ playState, effect }) => {
      if (playState !== "running" || !(effect instanceof KeyframeEffect)) return false;
      const { target, pseudoElement } = effect;
      if (pseudoElement || !target) return Boolean(pseudoElement?.startsWith("::view-transition"));
      return (
        matches(target, CANDIDATES) ||
        queryFirst(target, CANDIDATES) !== null ||
        (effect.getKeyframes().some(showsOrHides) && textContent(target)?.trim() !== "")
      );
    }),
  );
}

const showsOrHides = (keyframe: ComputedKeyframe) =>
  "visibility" in keyframe || "display" in keyframe || "contentVisibility" in keyframe;
