import type { IndexEntry, PageIndex } from "../../protocol";
import { labelOf, labelsOf } from "./labels";
import { listing } from "./listing";
import type { Memory } from "./memory";
import type { Call } from "./readConversation";

/** Said when nothing on the page is what was asked for: where it was looked for, and what is there. */
export function speakNothing(
  wanted: string,
  near: readonly IndexEntry[],
  tried: readonly Call[],
  memory: Memory,
  page: PageIndex,
): string {
  const opened = tried
    .filter(({ purpose }) => purpose === "open")
    .flatMap((call) => memory.target(call.toolCallId)?.label ?? []);
  const looked = [
    ...(opened.length > 0 ? [`in ${listing([...new Set(opened)])}`] : []),
    ...(tried.some(({ purpose }) => purpose === "look") ? ["further down"] : []),
  ];
  const where = looked.length > 0 ? ` here, nor ${looked.join(" nor ")}` : " here";
  const there = near.length > 0 ? near : page.entries.filter(({ text }) => text !== "").slice(0, 3);
  const names = listing([...new Set(labelsOf(there))]);
  const what =
    near.length > 0
      ? `Nearest to it: ${names}.`
      : names === ""
        ? "The page shows nothing to press or fill."
        : `There is ${names}, for example.`;
  return `I can't find “${wanted}”${where}. ${what}`;
}

/** Said when a field has no such option. */
export function speakOptions(entry: IndexEntry, wanted: string): string {
  const options = entry.options ?? [];
  const shown = options.slice(0, 10).map((option) => `“${option}”`);
  const more = options.length > shown.length ? ` and ${options.length - shown.length} more` : "";
  return `${labelOf(entry)} has no option “${wanted}”. It offers ${more ? shown.join(", ") + more : listing(shown)}.`;
}
