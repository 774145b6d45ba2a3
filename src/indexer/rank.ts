import { areaBoxes } from "../dom/area";
import type { Box } from "../dom/geometry";
import { attr, closest, localName, matches, rootOf, windowOf } from "../dom/native";
import type { Pass } from "../dom/pass";
import { documentOf, flatContains, flatParent, frameOf, hostOf } from "../dom/tree";
import { standInsOf } from "../dom/visible";
import type { Candidate } from "./collect";
import { formOf, formsInUse } from "./inUse";
import { kindOf } from "./kind";
import type { PageReader } from "./pageReader";
import { type Kind, type Standing, score } from "./score";
import type { Steps } from "./steps";

/** A candidate with its standing; nothing dear has been read of it yet. */
export interface Ranked extends Candidate {
  /** Place among the candidates, in page order. */
  order: number;
  /** In the page's view. */
  box: Box;
  standing: Standing;
  score: number;
}

/** Candidates that are asked in one step. */
const STRIDE = 50;

/** All candidates, soonest wanted first, equal ones in page order. Boxes are read in one go, before anything is written. */
export function* rank(document: Document, candidates: readonly Candidate[], page: PageReader): Steps<Ranked[]> {
  const view = viewBoxOf(document);
  const { front, dialogs } = page.layers;
  const used = formsInUse(
    document,
    candidates.map(({ element }) => element),
  );
  const ranked: Ranked[] = [];
  for (const [order, candidate] of candidates.entries()) {
    if (order % STRIDE === STRIDE - 1) yield;
    const { element } = candidate;
    const box = boxOf(candidate, view, page.pass);
    const inFront = front !== null && flatContains(front, element);
    const kind: Kind = candidate.strength === "control" || candidate.strength === "weak" ? kindOf(element) : "other";
    const standing = {
      distance: isEmpty(box) ? 0 : distanceTo(box, view),
      viewHeight: view.bottom,
      dialog: inFront
        ? ("modal" as const)
        : dialogs.size && isIn(dialogs, element)
          ? ("open" as const)
          : ("none" as const),
      behind: front !== null && !inFront,
      kind,
      disabled:
        attr(element, "aria-disabled") === "true" ||
        (kind !== "link" && kind !== "other" && matches(element, ":disabled")),
      inUse: used.size > 0 && (used.has(element) || used.has(formOf(element) as Element)),
    };
    ranked.push({ ...candidate, order, box, standing, score: score(standing) });
  }
  yield;
  return ranked.sort(soonest);
}

export const soonest = (a: Ranked, b: Ranked) => b.score - a.score || a.order - b.order;

/** What has no box of its own may show anywhere: it is taken as being in the view until it is looked at. */
export const isEmpty = (box: Box) => box.right - box.left < 2 || box.bottom - box.top < 2;

export function viewBoxOf(document: Document): Box {
  const view = windowOf(document);
  return { left: 0, top: 0, right: view?.innerWidth ?? 0, bottom: view?.innerHeight ?? 0 };
}

/** CSS pixels between a box and a region; 0 only where they overlap. */
export function distanceTo(box: Box, region: Box): number {
  const apart = Math.max(
    region.left - box.right,
    box.left - region.right,
    region.top - box.bottom,
    box.top - region.bottom,
  );
  return apart < 0 ? 0 : Math.max(1, apart);
}

/** The box that stands for a candidate before it is known what is seen of it: a hidden native control stands where its label is. */
function boxOf(candidate: Candidate, view: Box, pass: Pass): Box {
  const { element } = candidate;
  const box = at(pass.rect(element), candidate);
  if (isEmpty(box) || distanceTo(box, view) > 0) {
    const [shown] = standInsOf(element, pass);
    if (shown) return at(pass.rect(shown), candidate);
  }
  if (localName(element) === "area") {
    const [area] = areaBoxes(element);
    if (area) return at(area.box, candidate);
  }
  return box;
}

export const at = (box: Box, { x, y }: Candidate): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const DIALOGS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";

/** Whether one of these dialogs is around an element, through shadow roots and frames. */
function isIn(dialogs: ReadonlySet<Element>, element: Element): boolean {
  for (let node: Element | null = element; node; ) {
    const dialog: Element | null = closest(node, DIALOGS);
    if (dialog && dialogs.has(dialog)) return true;
    node = dialog ? flatParent(dialog) : (hostOf(rootOf(node)) ?? frameOf(documentOf(node)));
  }
  return false;
}
