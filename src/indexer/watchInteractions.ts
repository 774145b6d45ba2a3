import { attr, localName } from "../dom/native";
import type { Tree } from "./collect";
import { canMove } from "./motion";
import type { Significance } from "./significance";

const CHOICES = new Set(["checkbox", "radio", "file", "range", "color"]);

/**
 * Tells of what changes a page without any mutation: a choice made (menus of CSS alone), popovers and details that toggle, transitions and
 * animations that end, frames and stylesheets that arrive, full screen. For one tree: most of these events don't leave a shadow root.
 */
export function watchInteractions(root: Tree, significance: Significance, onChange: () => void): () => void {
  const stop = new AbortController();
  const on = <E extends Event>(type: string, matters: (event: E, target: Element) => boolean) => {
    const heard = (event: Event) => {
      const { target } = event;
      if (target && isElement(target) && matters(event as E, target)) onChange();
    };
    root.addEventListener(type, heard, { capture: true, passive: true, signal: stop.signal });
  };
  const seen = (_: Event, target: Element) => !significance.isKeptOut(target);

  on("change", (event, target) => isChoice(target) && seen(event, target));
  on("reset", seen);
  on("toggle", seen);
  on("load", (event, target) => loadsContent(target) && seen(event, target));
  on("transitionend", (event: TransitionEvent, target) => {
    // A ripple or an underline is a pseudo-element, and no entry.
    return !event.pseudoElement && canMove(event.propertyName) && significance.ofElement(target);
  });
  on("animationend", (event: AnimationEvent, target) => !event.pseudoElement && significance.ofElement(target));
  root.addEventListener("fullscreenchange", onChange, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

const isElement = (target: EventTarget): target is Element => (target as Partial<Node>).nodeType === 1;

function isChoice(target: Element): boolean {
  const tag = localName(target);
  return tag === "select" || (tag === "input" && CHOICES.has((target as HTMLInputElement).type));
}

function loadsContent(target: Element): boolean {
  const tag = localName(target);
  if (tag === "iframe" || tag === "frame") return true;
  return tag === "link" && /(^|\s)stylesheet(\s|$)/i.test(attr(target, "rel") ?? "");
}
