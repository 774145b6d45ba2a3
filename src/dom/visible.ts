import { drawnFor } from "./drawnFor";
import type { Box } from "./geometry";
import { labelsOf } from "./label";
import { attr, firstChild, localName, nextSibling, nodeType, ownerDocument } from "./native";
import type { Pass } from "./pass";
import { intersect, reaches, union } from "./region";
import { isDrawnOver } from "./standIn";
import { FAINTEST, type Surround, type Surroundings, surroundings } from "./surroundings";

/** Controls that pages hide to paint their own in their place: a label, or a drawing under a transparent control, stands for them. */
const RESTYLED = new Set([
  "checkbox",
  "radio",
  "file",
  "range",
  "color",
  "date",
  "time",
  "month",
  "week",
  "datetime-local",
]);

/** What a person sees of an element: its box in its own document's view, and the element that is pressed (a label, for a hidden control). */
export interface Sight {
  box: Box;
  /** The part of the box that shows as the page is scrolled now; null when none does. */
  now: Box | null;
  /** What a press should hit: the element itself, or its label. */
  target: Element;
}

/**
 * Where an element can be seen, or brought into view by scrolling; null when it can't. `aria-hidden` plays no part: what is painted and can be
 * pressed is there for a person, however it is announced.
 */
export function sightOf(element: Element, page: Surround, pass: Pass): Sight | null {
  const own = seen(element, page, pass);
  if (own) return own;
  for (const other of standInsOf(element, pass)) {
    const sight = surroundings(element, page, pass).ignored ? null : seen(other, page, pass);
    if (sight) return sight;
  }
  return null;
}

/** What people look at and press in place of a native control that is hidden: its labels, and what is drawn around it. */
export function standInsOf(control: Element, pass: Pass): Element[] {
  const drawn = drawnFor(control, pass);
  return [...(hasLabelInstead(control) ? labelsOf(control) : []), ...(drawn ? [drawn] : [])];
}

/** A control that can be used by its label alone. */
export function hasLabelInstead(element: Element): boolean {
  return localName(element) === "input" && /^(checkbox|radio|file)$/.test((element as HTMLInputElement).type);
}

function seen(element: Element, page: Surround, pass: Pass): Sight | null {
  if (!pass.displayed(element)) return null;
  const around = surroundings(element, page, pass);
  if (around.blocked || around.ignored || around.collapsed || isUntilFound(element)) return null;
  if (!around.painted && !isTransparentControl(element, around, page, pass)) return null;
  const box = paintedBox(element, around, page, pass);
  return box && { box, now: intersect(box, around.room.now), target: element };
}

/** What is in it is skipped; the box that may remain is not meant to be seen. */
const isUntilFound = (element: Element) => attr(element, "hidden")?.toLowerCase() === "until-found";

/** A native control that is see-through itself (nothing around it is) and takes the press for what is drawn below it. */
function isTransparentControl(element: Element, around: Surroundings, page: Surround, pass: Pass): boolean {
  const name = localName(element);
  const kind =
    name === "select" || (name === "input" && (RESTYLED.has((element as HTMLInputElement).type) || isCode(element)));
  if (!kind || around.opacityAround < FAINTEST || pass.style(element).pointerEvents === "none") return false;
  return labelsOf(element).some((label) => seen(label, page, pass)) || isDrawnOver(element, pass);
}

/** One-time-code boxes are drawn under one transparent field. */
const isCode = (element: Element) => attr(element, "autocomplete") === "one-time-code";

/** The box itself, or, when it has no area and does not clip, that of what overflows it; null where none of it can be reached. */
function paintedBox(element: Element, around: Surroundings, page: Surround, pass: Pass, depth = 0): Box | null {
  const rect = pass.rect(element);
  if (rect.width >= 2 && rect.height >= 2) return reaches(rect, around.room.reach) ? rect : null;
  if (depth > 3) return null;
  let all: Box | null = null;
  const add = (box: Box | null) => {
    if (box && box.right - box.left >= 2 && box.bottom - box.top >= 2) all = union(all, box);
  };
  let count = 0;
  for (let node = firstChild(element); node && count < 40; node = nextSibling(node), count++) {
    if (nodeType(node) === 3 && (node as Text).data.trim() !== "") {
      const text = textBox(node);
      if (reaches(text, around.inside.flow.reach)) add(text);
    } else if (nodeType(node) === 1 && pass.displayed(node as Element)) {
      const inner = surroundings(node as Element, page, pass);
      if (inner.painted) add(paintedBox(node as Element, inner, page, pass, depth + 1));
    }
  }
  return all;
}

function textBox(text: Node): Box {
  const range = (ownerDocument(text) as Document).createRange();
  range.selectNode(text);
  return range.getBoundingClientRect();
}
