import type { Intent, Step } from "./intent";
import { PATTERNS } from "./patterns";
import { dropPoliteness, isPoliteness } from "./politeness";
import { holdQuotes } from "./quotes";
import { type Segment, splitRequest } from "./splitRequest";

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, "2": 2, "3": 3, "4": 4, "5": 5 };

interface Read {
  intent: Intent;
  /** The verb, to be said again before a piece without one. */
  lead: string;
}

/** Reads what a person asks for as steps, in order. The same text always gives the same steps. */
export function parseRequest(request: string): Step[] {
  const quoted = holdQuotes(request);
  const segments = splitRequest(quoted.text);
  const said = segments.filter(({ text }) => !isPoliteness(text));
  const steps: Step[] = [];
  /** Where the piece began that those without a verb may belong to. */
  let head: { step: number; text: string; lead: string } | null = null;
  for (const segment of said.length > 0 ? said : segments) {
    const own = readPiece(dropPoliteness(segment.text));
    if (own) {
      for (let n = 0; n < repeats(own.intent); n++) steps.push(step(own.intent, segment.text));
      head = { step: steps.length - 1, text: segment.text, lead: own.lead };
      continue;
    }
    if (head && !joinTo(head, segment)) head = null;
    const carried = head?.lead ? readPiece(`${head.lead} ${segment.text}`) : null;
    const bare: Intent = { kind: "bare", words: quoted.restore(segment.text) };
    steps.push(step(carried && isWhole(carried.intent) ? carried.intent : bare, segment.text));
  }
  return steps;

  function step(intent: Intent, raw: string): Step {
    return { intent: single(restored(intent)), raw: quoted.restore(raw), joined: [] };
  }

  function joinTo(at: { step: number; text: string }, segment: Segment): boolean {
    at.text += segment.before + segment.text;
    const whole = readPiece(dropPoliteness(at.text));
    if (whole) steps[at.step]?.joined.push(single(restored(whole.intent)));
    return whole !== null;
  }

  function restored(intent: Intent): Intent {
    const entries = Object.entries(intent).map(([key, part]) => [
      key,
      typeof part === "string" ? quoted.restore(part) : part,
    ]);
    return Object.fromEntries(entries) as Intent;
  }
}

function readPiece(text: string): Read | null {
  const piece = text.replace(/[?!]+$/, "").trim();
  for (const { when, means } of PATTERNS) {
    const match = when.exec(piece);
    if (match) return { intent: withMark(means(match.groups ?? {}), piece, text), lead: match.groups?.lead ?? "" };
  }
  return null;
}

/** "message with Hello!": the mark belongs to what is written. */
function withMark(intent: Intent, piece: string, text: string): Intent {
  if (intent.kind !== "fill" || intent.text === "" || !piece.endsWith(intent.text)) return intent;
  return { ...intent, text: intent.text + text.trim().slice(piece.length) };
}

/** A piece that took over a verb must say all that the verb needs. */
function isWhole(intent: Intent): boolean {
  return intent.kind !== "fill" || intent.field !== "";
}

/** "two AirPods": how often, 1 unless said. */
function repeats(intent: Intent): number {
  if (intent.kind !== "act" || intent.verb !== "add") return 1;
  return COUNTS[/^(\w+) /.exec(intent.object)?.[1]?.toLowerCase() ?? ""] ?? 1;
}

function single(intent: Intent): Intent {
  if (intent.kind !== "act" || repeats(intent) === 1) return intent;
  return { ...intent, object: intent.object.replace(/^\w+ /, "") };
}
