import type { ActionMemory } from "./createActionMemory";
import { mediaMatches } from "./mediaMatches";

/** Scrolls to the element of a call, opening what it is folded into; false when it is no longer in the page. */
export function showElement(memory: ActionMemory, toolCallId: string): boolean {
  const element = memory.elementOf(toolCallId);
  if (!element) return false;
  for (let at: Element | null = element.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open && !at.querySelector(":scope > summary")?.contains(element))
      at.open = true;
  const still = mediaMatches("(prefers-reduced-motion: reduce)");
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: still ? "instant" : "smooth" });
  return true;
}
