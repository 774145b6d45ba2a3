import type { ChatMessage } from "../../protocol";
import type { Pick } from "./answer";
import type { Step } from "./intent";
import { parseRequest } from "./parseRequest";
import { type Call, readConversation } from "./readConversation";

/** How far a request has come. */
export interface Progress {
  steps: readonly Step[];
  /** The step whose turn it is. */
  at: number;
  /** Choices of the user, with the step that it was the turn of when asked. */
  picks: readonly { from: number; pick: Pick }[];
  /** Steps that were really done, by number. */
  done: ReadonlySet<number>;
  /** Actions since the last message of the user. */
  calls: readonly Call[];
  /** Emissions since the last message of the user. */
  emissions: number;
  /** An action of the last emission that was refused. */
  failed: Call | undefined;
  /** The last message, when it was to answer a question and doesn't name one thing. */
  unclear: string | null;
}

/** Works out from the conversation alone what is to be done next. */
export function readProgress(messages: readonly ChatMessage[]): Progress {
  const { request, happenings, unclear } = readConversation(messages);
  const done = new Set<number>();
  const picks: { from: number; pick: Pick }[] = [];
  let at = 0;
  let calls: Call[] = [];
  for (const happening of happenings) {
    if (happening.kind === "message") calls = [];
    else if (happening.kind === "pick") picks.push({ from: at, pick: happening.pick });
    else {
      calls.push(happening.call);
      at = advance(at, lastEmission(calls), done);
    }
  }
  const failed = lastEmission(calls).find(isRefused);
  const emissions = (calls.at(-1)?.emission ?? -1) + 1;
  return { steps: parseRequest(request), at, picks, done, calls, emissions, failed, unclear };
}

function lastEmission(calls: readonly Call[]): Call[] {
  const last = calls.at(-1)?.emission;
  return calls.filter(({ emission, purpose }) => emission === last && purpose === "do");
}

function isRefused({ result }: Call): boolean {
  return result.status === "refused";
}

/** A step is done when every action for it is; the first that isn't is the one to go on with. */
function advance(at: number, calls: readonly Call[], done: Set<number>): number {
  const failed = new Set(calls.filter(isRefused).map(({ step }) => step));
  for (const { step } of calls) {
    if (failed.has(step)) done.delete(step);
    else done.add(step);
  }
  if (failed.size > 0) return Math.min(...failed);
  return Math.max(at, ...calls.map(({ step, span }) => step + span));
}
