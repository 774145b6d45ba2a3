import type { Box } from "./geometry";
import {
  firstChild,
  firstElementChild,
  localName,
  nextElementSibling,
  nextSibling,
  nodeType,
  ownerDocument,
  rectOf,
} from "./native";
import type { Pass } from "./pass";
import { intersect } from "./region";
import { flatParent } from "./tree";

/**
 * Whether something is painted where a see-through control lies: a picture or text beside it, or the box around it. Pages draw their switches,
 * upload buttons and selects so, and lay the native control over it to take the press.
 */
export function isDrawnOver(control: Element, pass: Pass): boolean {
  const box = rectOf(control);
  let inner = control;
  for (let level = 0; level < 3; level++) {
    const parent = flatParent(inner);
    if (!parent || localName(parent) === "body") return false;
    if (paintsItself(parent, box, pass) || paintsBeside(parent, inner, box, pass)) return true;
    inner = parent;
  }
  return false;
}

/** The parent's own text lies there, or it has a look and is not much larger than the control. */
function paintsItself(parent: Element, box: Box, pass: Pass): boolean {
  for (let node = firstChild(parent); node; node = nextSibling(node)) {
    if (nodeType(node) !== 3 || (node as Text).data.trim() === "") continue;
    const range = (ownerDocument(node) as Document).createRange();
    range.selectNode(node);
    if (overlaps(range.getBoundingClientRect(), box)) return true;
  }
  const rect = rectOf(parent);
  const larger = rect.width > 4 * (box.right - box.left) || rect.height > 3 * (box.bottom - box.top);
  return !larger && overlaps(rect, box) && (hasLook(pass.style(parent)) || hasPseudo(parent));
}

function paintsBeside(parent: Element, control: Element, box: Box, pass: Pass): boolean {
  let count = 0;
  for (let child = firstElementChild(parent); child && count < 20; child = nextElementSibling(child), count++) {
    if (child === control || !overlaps(rectOf(child), box) || !pass.displayed(child)) continue;
    if (Number.parseFloat(pass.style(child).opacity) > 0) return true;
  }
  return false;
}

function overlaps(a: Box, b: Box): boolean {
  const both = intersect(a, b);
  return both !== null && both.right - both.left >= 2 && both.bottom - both.top >= 2;
}

export const hasLook = (style: CSSStyleDeclaration) =>
  style.backgroundImage !== "none" ||
  style.boxShadow !== "none" ||
  Number.parseFloat(style.borderTopWidth) > 0 ||
  !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);

export const hasPseudo = (element: Element) =>
  ["::before", "::after"].some((pseudo) => {
    const { content, display } = getComputedStyle(element, pseudo);
    return content !== "none" && content !== "normal" && display !== "none";
  });
