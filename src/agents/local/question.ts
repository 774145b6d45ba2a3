import type { IndexEntry } from "../../protocol";
import { labelsOf } from "./labels";

const MOST = 8;
const ASK = "Which one do you mean?";
const LINE = /^(\d+)\. (.+)$/;

/** Asks which of several equally good targets is meant. `readQuestion` reads it back: the conversation is all that is remembered. */
export function writeQuestion(about: string, candidates: readonly IndexEntry[]): string {
  const labels = labelsOf(candidates);
  const lines = labels.slice(0, MOST).map((label, at) => `${at + 1}. ${label.replace(/\s+/g, " ")}`);
  if (labels.length > MOST) lines.push(`… and ${labels.length - MOST} more.`);
  return `${labels.length} things fit ${about}. ${ASK}\n\n${lines.join("\n")}`;
}

/** The labels that a text asks to choose among; null when it asks nothing. */
export function readQuestion(text: string): string[] | null {
  const at = text.lastIndexOf(ASK);
  if (at < 0) return null;
  const labels = text
    .slice(at)
    .split("\n")
    .flatMap((line) => LINE.exec(line)?.[2] ?? []);
  return labels.length > 0 ? labels : null;
}
