import { ground } from "./ground";
import type { Circumstances, Grounding } from "./grounding";
import type { Intent, Step } from "./intent";

export interface GroundedStep {
  intent: Intent;
  grounding: Grounding;
  /** How many steps it takes in. */
  span: number;
}

/**
 * Grounds the step at this place, with the following ones as its words where the page says that they are: names with "and" in them, and
 * texts to write that go on.
 */
export function groundStep(steps: readonly Step[], at: number, circumstances: Circumstances): GroundedStep {
  const step = steps[at] as Step;
  return step.intent.kind === "fill" || step.intent.kind === "set"
    ? groundWriting(steps, at, circumstances)
    : groundNaming(step, circumstances);
}

/** "Terms and conditions": the longest name that is on the page. */
function groundNaming(step: Step, circumstances: Circumstances): GroundedStep {
  for (let more = step.joined.length; more > 0; more--) {
    const intent = step.joined[more - 1] as Intent;
    const grounding = ground(intent, step.raw, circumstances);
    if (["actions", "already", "question"].includes(grounding.kind)) return { intent, grounding, span: more + 1 };
  }
  return { intent: step.intent, grounding: ground(step.intent, step.raw, circumstances), span: 1 };
}

/** "Message with Hello, and welcome": what fills no field of its own goes on the text. */
function groundWriting(steps: readonly Step[], at: number, circumstances: Circumstances): GroundedStep {
  const step = steps[at] as Step;
  let intent = step.intent;
  let span = 1;
  for (const longer of step.joined) {
    const next = steps[at + span];
    if (next && next.intent.kind !== "bare" && isThere(ground(next.intent, next.raw, circumstances))) break;
    intent = longer;
    span++;
  }
  return { intent, grounding: ground(intent, step.raw, circumstances), span };
}

function isThere(grounding: Grounding): boolean {
  return grounding.kind !== "nothing" && grounding.kind !== "unclear";
}
