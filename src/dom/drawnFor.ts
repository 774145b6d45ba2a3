import { chooserBox } from "./chooser";
import { attr, localName, query, rectOf } from "./native";
import type { Pass } from "./pass";
import { drawnBox, isProxy } from "./proxyField";
import { explicitRole } from "./role";
import { hasLook, hasPseudo } from "./standIn";
import { flatParent } from "./tree";

/** Elements around a hidden control that may be drawn for it. */
const LEVELS = 4;
/** CSS pixels of the thickest thumb or track. */
const THICKEST = 64;

/**
 * What is drawn around a native control that is hidden inside of it, and stands for it: the thumb or track of a slider, the zone that files are
 * dropped on, the box of a combobox, an editor that only listens through a field. Null without one, and for a copy that is there for forms alone.
 */
export function drawnFor(control: Element, pass: Pass): Element | null {
  if (isProxy(control)) return drawnBox(control);
  if (localName(control) !== "input" || attr(control, "aria-hidden") === "true") return null;
  const { type } = control as HTMLInputElement;
  const box = chooserBox(control, pass);
  if (box !== control) return box;
  if (type === "file") return around(control, (node) => isDropZone(node));
  if (type !== "range" || attr(control, "tabindex") === "-1" || !pass.displayed(control)) return null;
  return around(control, (node) => isThumb(node, pass));
}

function around(control: Element, fits: (node: Element) => boolean): Element | null {
  let node = flatParent(control);
  for (let level = 0; node && level < LEVELS; level++, node = flatParent(node)) if (fits(node)) return node;
  return null;
}

function isThumb(node: Element, pass: Pass): boolean {
  const { width, height } = rectOf(node);
  if (width < 4 || height < 2 || Math.min(width, height) > THICKEST) return false;
  return hasLook(pass.style(node)) || hasPseudo(node) || explicitRole(node) === "slider";
}

/** Takes the focus or is called so, and has this one file input. A button that opens a file dialog is listed as that button. */
function isDropZone(node: Element): boolean {
  const role = explicitRole(node);
  if (localName(node) === "button" || (role !== "" && !/^(presentation|none|group|region)$/.test(role))) return false;
  const zone =
    attr(node, "tabindex") === "0" || /drop-?(zone|area|box)|dragger|upload/i.test(attr(node, "class") ?? "");
  return (
    zone && query(node, "input[type=file]").length === 1 && query(node, "button,a[href],[role=button]").length === 0
  );
}
