import type { IndexEntry, PageIndex } from "../../protocol";
import { fittingLabels } from "./answer";
import type { CallPlace } from "./callId";
import { planDetour } from "./detour";
import { NO_CHANGE } from "./effects";
import type { Circumstances, Planned } from "./grounding";
import { type GroundedStep, groundStep } from "./groundStep";
import { labelsOf } from "./labels";
import type { Memory } from "./memory";
import type { Progress } from "./progress";
import { writeQuestion } from "./question";
import { mayPass } from "./refusals";
import { speakRest, speakResults } from "./speak";
import { speakPassed, speakStuck } from "./speakStuck";
import { createSurface } from "./surface";

interface PlannedCall extends Planned, Omit<CallPlace, "emission"> {}

/** What to say and do now. Without actions the turn is over. */
export interface Decision {
  text: string;
  actions: PlannedCall[];
}

/** How often one step is tried. */
const MOST_TRIES = 2;

/** Decides the next emission from how far the request has come and the page as it is. */
export function decide(progress: Progress, page: PageIndex, memory: Memory, maxEmissions: number): Decision {
  const { steps, calls, failed } = progress;
  const results = speakResults(calls, steps, memory, page.url);
  const end = (from: number, ...texts: string[]): Decision => ({
    text: joinText(results, ...texts, speakRest(steps, from, progress.done)),
    actions: [],
  });
  if (steps.length === 0) return end(0, "Tell me what to do on this page.");
  if (failed?.result.status === "refused") {
    const tries = new Set(
      calls.filter(({ step, purpose }) => step === failed.step && purpose === "do").map((call) => call.emission),
    );
    if (!mayPass(failed.result.code) || tries.size >= MOST_TRIES) return end(failed.step + failed.span);
  }
  if (progress.emissions >= maxEmissions)
    return end(progress.at, `I stop here: ${maxEmissions} rounds is the most I take.`);

  const surface = createSurface(page);
  const planned: PlannedCall[] = [];
  const said: string[] = [];
  let at = progress.at;
  let nearParent = lastParent(progress, memory);
  while (at < steps.length) {
    if (progress.done.has(at)) {
      at++;
      continue;
    }
    const tried = calls.filter(({ step, purpose }) => step === at && purpose !== "do");
    const { grounding, span } = groundAnswered(at);
    if (grounding.kind === "actions") {
      planned.push(...grounding.actions.map((action): PlannedCall => ({ ...action, purpose: "do", step: at, span })));
      nearParent = grounding.actions.at(-1)?.entry?.parent ?? nearParent;
      at += span;
      if (grounding.settles) continue;
      break;
    }
    const passed = speakPassed(grounding, page, steps.length > 1);
    if (passed !== null) {
      if (passed !== "") said.push(passed);
      at += span;
      continue;
    }
    // What was planned so far may change what is to be seen: look again after it.
    if (planned.length > 0) break;
    const detour = planDetour(grounding, surface, tried);
    if (detour) return { text: joinText(...said, detour.why), actions: [{ ...detour.action, step: at, span }] };
    // The answer to a question goes on with the rest, and the question comes last, to be read back.
    if (grounding.kind === "question")
      return { text: joinText(results, ...said, ask(grounding.about, narrowed(grounding.candidates))), actions: [] };
    return end(at + span, ...said, speakStuck(grounding, tried, memory, page));
  }
  if (planned.length > 0) return { text: joinText(...said), actions: planned };
  const done = results === "" || results.includes(NO_CHANGE) ? results : `Done: ${results}`;
  return { text: joinText(done, ...said) || "All right, I leave that.", actions: [] };

  function circumstances(step: number): Circumstances {
    const doneSince = (from: number) =>
      [...progress.done].some((other) => other >= from && other < step) || planned.some((call) => call.step >= from);
    const picks = progress.picks.filter(({ from }) => from <= step && !doneSince(from)).map(({ pick }) => pick);
    const opened = calls.some((call) => call.step === step && call.purpose === "open" && call.result.status === "done");
    return { surface, picks, nearParent, opened };
  }

  /** An answer may name a thing that the question was too long to list. */
  function groundAnswered(step: number): GroundedStep {
    const grounded = groundStep(steps, step, circumstances(step));
    if (grounded.grounding.kind !== "question") return grounded;
    const [one, other] = narrowed(grounded.grounding.candidates);
    if (!one || other) return grounded;
    const label = labelsOf(grounded.grounding.candidates)[grounded.grounding.candidates.indexOf(one)] ?? "";
    return groundStep(steps, step, { ...circumstances(step), picks: [{ label, at: 0 }] });
  }

  function ask(about: string, candidates: IndexEntry[]): string {
    const question = writeQuestion(about, candidates);
    return progress.unclear === null ? question : `That could be several. ${question}`;
  }

  function narrowed(candidates: IndexEntry[]): IndexEntry[] {
    const fitting = progress.unclear === null ? [] : fittingLabels(progress.unclear, labelsOf(candidates));
    return fitting.length > 0 ? candidates.filter((_, at) => fitting.includes(at)) : candidates;
  }
}

function lastParent({ calls }: Progress, memory: Memory): string | undefined {
  const last = calls.findLast(({ purpose }) => purpose === "do");
  return last && memory.target(last.toolCallId)?.parent;
}

function joinText(...texts: string[]): string {
  return texts.filter((text) => text !== "").join(" ");
}
