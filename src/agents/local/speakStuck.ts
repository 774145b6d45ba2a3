import type { PageIndex } from "../../protocol";
import type { Grounding } from "./grounding";
import { labelOf } from "./labels";
import type { Memory } from "./memory";
import type { Call } from "./readConversation";
import { speakNothing, speakOptions } from "./speakNothing";
import { speakUnclear, talk } from "./talk";

/** What to say of a step that needs no action; null for one that does. */
export function speakPassed(grounding: Grounding, page: PageIndex, amongOthers: boolean): string | null {
  if (grounding.kind === "skip") return "";
  if (grounding.kind === "already") return grounding.text;
  if (grounding.kind !== "talk") return null;
  const small = grounding.about === "hello" || grounding.about === "thanks";
  return small && amongOthers ? "" : talk(grounding.about, page);
}

/** Why a step can't be done. */
export function speakStuck(grounding: Grounding, tried: readonly Call[], memory: Memory, page: PageIndex): string {
  switch (grounding.kind) {
    case "options":
      return speakOptions(grounding.entry, grounding.wanted);
    case "nothing":
      return speakNothing(grounding.wanted, grounding.near, tried, memory, page);
    case "unclear":
      return speakUnclear(grounding.words);
    case "open":
      return `I could not look into ${labelOf(grounding.entry)}, where it may be.`;
    default:
      return "";
  }
}
