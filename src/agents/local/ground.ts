import { find } from "./find";
import { groundAct } from "./groundAct";
import { groundCheck } from "./groundCheck";
import { groundChoose, groundSet } from "./groundField";
import { act, type Circumstances, type Grounding, nothing } from "./grounding";
import { groundPress } from "./groundPress";
import { groundSearch } from "./groundSearch";
import type { Intent } from "./intent";
import { phrase } from "./words";

/** What an intent comes to on this page. Pure: the same intent on the same page is the same. */
export function ground(intent: Intent, raw: string, at: Circumstances): Grounding {
  switch (intent.kind) {
    case "press":
      return groundPress(intent, at);
    case "act":
      return groundAct(intent, at);
    case "fill":
      return intent.text === "" ? groundClear(intent.field, at) : groundSet(intent.field, intent.text, true, at);
    case "set":
      return groundSet(intent.field, intent.value, false, at);
    case "choose":
      return groundChoose(intent.option, intent.field, at);
    case "check":
      return groundCheck(intent, raw, at);
    case "search":
      return groundSearch(intent.text, at);
    case "visit":
      return groundVisit(intent.url, at);
    case "back":
      return { kind: "actions", actions: [{ command: { type: "go_back" } }], settles: false };
    case "scroll":
      return groundScroll(intent, at);
    case "key":
      return groundKey(intent.key, intent.target, at);
    case "hover":
      return groundHover(intent.target, at);
    case "wait": {
      const { kind: _, ...until } = intent;
      return { kind: "actions", actions: [{ command: { type: "wait_for", ...until } }], settles: false };
    }
    case "talk":
      return { kind: "talk", about: intent.about };
    case "avoid":
      return { kind: "skip" };
    case "bare":
      return groundBare(intent.words, at);
    default:
      return intent satisfies never;
  }
}

/** Empties a field, or presses what clears the thing. */
function groundClear(field: string, at: Circumstances): Grounding {
  const emptied = groundSet(field, "", true, at);
  if (emptied.kind !== "nothing") return emptied;
  const pressed = groundAct({ kind: "act", verb: "clear", object: field, place: "" }, at);
  return pressed.kind === "nothing" ? emptied : pressed;
}

/** A link to that address on the page is followed, as the page's own router expects; else the address is loaded. */
function groundVisit(url: string, { surface }: Circumstances): Grounding {
  const link = surface.entries.find((entry) => entry.type === "link" && entry.href === url);
  if (link) return act(link, { type: "click", id: link.id }, false);
  return { kind: "actions", actions: [{ command: { type: "navigate", url } }], settles: false };
}

function groundScroll(intent: Extract<Intent, { kind: "scroll" }>, { surface }: Circumstances): Grounding {
  const { direction, toEnd } = intent;
  const { scrollHeight, scrollWidth } = surface.page.scroll;
  const across = direction === "left" || direction === "right";
  const amount = Math.max(1, across ? scrollWidth : scrollHeight);
  const command = { type: "scroll", direction, ...(toEnd ? { amount } : {}) } as const;
  return { kind: "actions", actions: [{ command }], settles: false };
}

function groundKey(key: string, target: string, at: Circumstances): Grounding {
  if (target === "") return { kind: "actions", actions: [{ command: { type: "press", key } }], settles: false };
  const found = find({ text: target, around: true }, at);
  const [entry, other] = found;
  if (!entry) return nothing(at.surface, target);
  if (other) return { kind: "question", about: `“${target}”`, candidates: found };
  return act(entry, { type: "press", key, id: entry.id }, false);
}

function groundHover(target: string, at: Circumstances): Grounding {
  const found = find({ text: target }, at);
  const [entry, other] = found;
  if (!entry) return nothing(at.surface, target);
  if (other) return { kind: "question", about: `“${target}”`, candidates: found };
  return act(entry, { type: "hover", id: entry.id }, false);
}

/** Words without a known verb: the name of a control, or a deed that a control is named after. */
function groundBare(words: string, at: Circumstances): Grounding {
  const pressed = groundPress({ kind: "press", how: "press", target: words }, at);
  const named = pressed.kind === "actions" || pressed.kind === "question";
  if (named && isWhole(words, at)) return pressed;
  const [verb, ...object] = words.split(/\s+/);
  if (verb && object.length > 0) {
    const done = groundAct({ kind: "act", verb: verb.toLowerCase(), object: object.join(" "), place: "" }, at);
    if (done.kind === "actions" || done.kind === "question") return done;
  }
  return { kind: "unclear", words };
}

/** A name that is only part of a control's ("yes", in "Yes, delete all") is not enough to press it unasked. */
function isWhole(words: string, at: Circumstances): boolean {
  return (
    find(
      { text: words, accept: (entry) => [entry.text, entry.ariaLabel].some((text) => text && same(text, words)) },
      at,
    ).length > 0
  );
}

function same(a: string, b: string): boolean {
  return phrase(a) === phrase(b);
}
