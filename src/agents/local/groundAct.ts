import type { IndexEntry } from "../../protocol";
import { chooseAmong } from "./chooseAmong";
import { find } from "./find";
import { act, type Circumstances, type Grounding, nothing } from "./grounding";
import type { Intent } from "./intent";
import { isField } from "./kinds";
import { matchEntries } from "./match";
import { keywords } from "./words";

type Act = Extract<Intent, { kind: "act" }>;

/** Words that controls are named by for the same deed. */
const VERBS: readonly (readonly string[])[] = [
  ["remove", "delete", "discard", "trash", "bin", "clear"],
  ["send", "submit"],
  ["save", "apply", "update", "store"],
  ["close", "dismiss", "hide", "cancel"],
  ["buy", "purchase", "order"],
  ["confirm", "ok", "yes"],
  ["book", "reserve"],
  ["refresh", "reload"],
  ["continue", "next", "proceed"],
  ["accept", "agree", "allow"],
  ["decline", "reject", "refuse"],
  ["view", "open", "show", "see", "display", "details"],
];

/** How many controls "all" presses at most: more than that is hardly meant, and hard to follow. */
const MOST_AT_ONCE = 20;

/** Press the control that is named after the deed, for this object. */
export function groundAct(intent: Act, at: Circumstances): Grounding {
  const every = EVERY.exec(intent.object);
  if (every) return groundEvery(intent, intent.object.slice(every[0].length), at);
  const place = intent.place && `${intent.verb === "add" ? "to" : "from"} ${intent.place}`;
  const said = [intent.verb, intent.object, place].filter((words) => words !== "").join(" ");
  const found = find(
    { text: intent.object, verbs: verbsFor(intent.verb), bonus: intent.place, accept: (entry) => !isField(entry) },
    at,
  );
  const [entry] = found;
  if (entry && found.length === 1) return act(entry, { type: "click", id: entry.id }, false);
  if (entry) return { kind: "question", about: `“${said}”`, candidates: found };
  return submits(intent, at) ?? throughPlace(intent, at) ?? nothing(at.surface, intent.object || said, said);
}

const EVERY = /^(?:all|each|every|everything|both)\b(?: one)?(?: of)?(?: (?:the|my|your|these|those|them))?\s*/i;

/** "Add all the headphones": each control that is named after the deed for such an object, or each at all when no object is named. */
function groundEvery(intent: Act, object: string, at: Circumstances): Grounding {
  const verbs = verbsFor(intent.verb);
  const accept = (entry: IndexEntry) => !isField(entry) && !entry.disabled;
  const said = `${intent.verb} ${intent.object}`;
  const candidates = matchEntries(at.surface, { text: object, verbs, bonus: intent.place, accept });
  if (candidates.length === 0) return throughPlace(intent, at) ?? nothing(at.surface, said);
  if (candidates.length > MOST_AT_ONCE) return { kind: "question", about: `“${said}”`, candidates };
  const actions = candidates.map((entry) => ({ command: { type: "click", id: entry.id } as const, entry }));
  return { kind: "actions", actions, settles: false };
}

function verbsFor(verb: string): readonly string[] {
  const group = VERBS.find((words) => words.includes(verb)) ?? [];
  return [verb, ...group.filter((word) => word !== verb)];
}

/** "Send the form" where the button is named "Get in touch". */
function submits(intent: Act, at: Circumstances): Grounding | null {
  const general = keywords(intent.object || "form").every((word) => word === "form" || word === "it");
  if (!general || (intent.verb !== "send" && intent.verb !== "submit")) return null;
  const found = chooseAmong(
    at.surface.entries.filter((entry: IndexEntry) => entry.submits),
    at,
  );
  const [entry] = found;
  if (!entry) return null;
  if (found.length > 1) return { kind: "question", about: "“submit”", candidates: found };
  return act(entry, { type: "click", id: entry.id }, false);
}

/** "Remove the mouse from my cart" while the cart isn't open. */
function throughPlace(intent: Act, at: Circumstances): Grounding | null {
  if (intent.verb === "add" || intent.place === "" || at.opened) return null;
  const [place, other] = find({ text: intent.place, accept: (entry) => !isField(entry) && !entry.current }, at);
  return place && !other ? { kind: "open", entry: place } : null;
}
