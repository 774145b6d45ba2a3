import { type Deed, deedOf } from "./deeds";
import { effectSentences } from "./effects";
import type { Step } from "./intent";
import { listing } from "./listing";
import type { Memory } from "./memory";
import type { Call } from "./readConversation";
import { REFUSALS } from "./refusals";

/** Tells what the results say was done, what happened and what was refused. Empty when nothing was done. */
export function speakResults(calls: readonly Call[], steps: readonly Step[], memory: Memory, pageUrl: string): string {
  const told = lastTries(calls);
  const done = told.filter(({ result, purpose }) => result.status === "done" && purpose === "do");
  const sentences: string[] = [];
  if (done.length > 0) {
    const ways = told.filter(({ result, purpose }) => result.status === "done" && purpose !== "look");
    sentences.push(`I ${listing(byVerb(ways.map((call) => deedOf(call, steps, memory))))}.`);
    sentences.push(...effectSentences(done, pageUrl));
  }
  for (const call of told) {
    if (call.result.status !== "refused" || call.purpose !== "do") continue;
    const { toDo, object } = deedOf(call, steps, memory);
    sentences.push(`I could not ${toDo} ${object}: ${REFUSALS[call.result.code] ?? call.result.message}.`);
  }
  return [...new Set(sentences)].join(" ");
}

/** "filled A with x and B with y": a verb is said once for what follows each other. */
function byVerb(deeds: readonly Deed[]): string[] {
  const told: { did: string; objects: string[] }[] = [];
  for (const { did, object } of deeds) {
    const last = told.at(-1);
    if (last?.did === did) last.objects.push(object);
    else told.push({ did, objects: [object] });
  }
  return told.map(({ did, objects }) => `${did} ${listing(withoutRepeats(objects))}`.trim());
}

/** Without the tries that a later one made good. */
function lastTries(calls: readonly Call[]): Call[] {
  const later = (call: Call) => (other: Call) =>
    other.purpose === "do" && other.step === call.step && other.emission > call.emission;
  return calls.filter((call) => call.purpose !== "do" || !calls.some(later(call)));
}

function withoutRepeats(objects: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const object of objects) counts.set(object, (counts.get(object) ?? 0) + 1);
  return [...counts].map(([object, count]) => (count === 1 ? object : `${object} ${count} times`));
}

/** What of the request is not done. */
export function speakRest(steps: readonly Step[], from: number, done: ReadonlySet<number>): string {
  const rest = steps.filter(
    ({ intent }, at) => at >= from && !done.has(at) && intent.kind !== "talk" && intent.kind !== "avoid",
  );
  return rest.length === 0 ? "" : `I left out the rest: ${listing(rest.map(({ raw }) => `“${raw}”`))}.`;
}
