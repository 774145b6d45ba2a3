import type { IndexEntry } from "../../protocol";
import { find } from "./find";
import { groundAct } from "./groundAct";
import { act, type Circumstances, type Grounding, nothing } from "./grounding";
import type { Intent } from "./intent";
import { isClosed, isField, isLink, staysPut } from "./kinds";
import { phrase } from "./words";

type Press = Extract<Intent, { kind: "press" }>;

/** Press, open, close, go to: whatever is named so. */
export function groundPress(intent: Press, at: Circumstances): Grounding {
  if (intent.how === "close") return groundClose(intent, at);
  const kind = intent.how === "go" ? fitOfPlace : intent.how === "open" ? fitOfOpening : fitOfControl;
  const found = find({ text: intent.target, prefer: (entry) => kind(entry) + fitOfWord(intent.target, entry) }, at);
  const [entry] = found;
  // "View order 1041": the button says "View", and only its row says the rest.
  if (!entry && intent.how === "open") {
    const done = groundAct({ kind: "act", verb: "view", object: intent.target, place: "" }, at);
    if (done.kind !== "nothing") return done;
  }
  if (!entry) return nothing(at.surface, intent.target);
  if (found.length > 1) return { kind: "question", about: `“${intent.target}”`, candidates: found };
  if (intent.how === "open" && entry.expanded === true)
    return { kind: "already", text: `“${entry.text}” is open already.` };
  return act(entry, { type: "click", id: entry.id }, staysPut(entry));
}

function groundClose(intent: Press, at: Circumstances): Grounding {
  const disclosures = find({ text: intent.target, accept: (entry) => entry.expanded !== undefined }, at);
  const [disclosure] = disclosures;
  if (disclosure && disclosures.length === 1) {
    if (isClosed(disclosure)) return { kind: "already", text: `“${disclosure.text}” is closed already.` };
    return act(disclosure, { type: "click", id: disclosure.id }, false);
  }
  const pressed = groundAct({ kind: "act", verb: "close", object: intent.target, place: "" }, at);
  if (pressed.kind !== "nothing" || at.surface.page.modal === undefined) return pressed;
  return { kind: "actions", actions: [{ command: { type: "press", key: "Escape" } }], settles: false };
}

/** "the Contact link": the kind that is said. */
function fitOfWord(target: string, entry: IndexEntry): number {
  const last = phrase(target).split(" ").at(-1);
  if (last === "link") return isLink(entry) ? 5 : 0;
  if (last === "tab" || last === "button" || last === "checkbox" || last === "switch" || last === "option")
    return entry.type === last || entry.role === last ? 5 : 0;
  return 0;
}

function fitOfControl(entry: IndexEntry): number {
  return isField(entry) ? 0 : 1;
}

function fitOfOpening(entry: IndexEntry): number {
  return isField(entry) ? 0 : entry.expanded !== undefined || entry.type === "summary" ? 2 : 1;
}

function fitOfPlace(entry: IndexEntry): number {
  if (isLink(entry)) return 3;
  return entry.type === "tab" || entry.type === "menuitem" ? 2 : isField(entry) ? 0 : 1;
}
