import { type ActionCommand, type ActionResult, type Effect, type RefusalCode, VALUE_LENGTH } from "../protocol";
import { fillText, type Values } from "./fillText";
import type { Labels } from "./labels";

/** Sentences of an effect that a line holds. */
const SHOWN = 2;

const REFUSALS: Record<RefusalCode, keyof Labels> = {
  stale: "refusedStale",
  unknown_id: "refusedUnknown",
  gone: "refusedGone",
  changed: "refusedChanged",
  hidden: "refusedHidden",
  disabled: "refusedDisabled",
  covered: "refusedCovered",
  wrong_type: "refusedWrongType",
  no_such_option: "refusedNoOption",
  blocked_url: "refusedUrl",
  declined: "refusedDeclined",
  aborted: "refusedAborted",
  timeout: "refusedTimeout",
};

/** What came of an action, in a sentence or two; empty when it is just what the action's own line says. */
export function describeResult(action: ActionCommand, result: ActionResult, labels: Labels): string {
  if (result.status === "refused") return describeRefusal(result.code, labels) ?? result.message;
  const { value, checked, ...rest } = result.effect;
  const told = describeEffect(
    {
      ...rest,
      ...(value !== undefined && value !== asked(action) && { value }),
      ...(checked !== undefined && checked !== asked(action) && { checked }),
    },
    labels,
  );
  const isAsked = value !== undefined || checked !== undefined;
  return told
    .filter((sentence) => !(isAsked && sentence === labels.effectChanged))
    .slice(0, SHOWN)
    .join(" ");
}

/** Why something was not done, in a sentence. */
export const describeRefusal = (code: RefusalCode, labels: Labels): string => labels[REFUSALS[code]];

/** What a field holds after the action, as an effect tells it. */
function asked(action: ActionCommand): string | boolean | undefined {
  if (action.type === "fill") return action.text.slice(0, VALUE_LENGTH);
  if (action.type === "select_option") return [action.option].flat().join(", ").slice(0, VALUE_LENGTH);
  return action.type === "check" ? action.checked : undefined;
}

/** What was seen to change, one sentence each, what matters most first. */
function describeEffect(effect: Effect, labels: Labels): string[] {
  if (!effect.changed) return [labels.effectNone];
  const out: string[] = [];
  const say = (template: string, values: Values = {}) => out.push(fillText(template, values, labels.locale));
  const flag = (value: boolean | "mixed" | undefined, yes: string, no: string) => {
    if (value !== undefined && value !== "mixed") say(value ? yes : no);
  };
  const list = (names: string[] | undefined, one: string, many: string) => {
    const [name] = names ?? [];
    if (names && name) say(names.length > 1 ? many : one, { name, count: names.length - 1 });
  };

  for (const text of effect.messages ?? []) say(labels.effectSays, { text });
  if (effect.dialogOpened !== undefined) say(labels.effectOpened, { name: effect.dialogOpened || labels.anElement });
  if (effect.dialogClosed !== undefined) say(labels.effectClosed, { name: effect.dialogClosed || labels.anElement });
  if (effect.navigating) say(labels.effectLeaving);
  else if (effect.url) say(labels.effectUrl, { url: shortUrl(effect.url) });
  if (effect.value !== undefined)
    say(effect.value ? labels.effectValue : labels.effectEmptied, { value: effect.value });
  flag(effect.checked, labels.effectChecked, labels.effectUnchecked);
  flag(effect.expanded, labels.effectExpanded, labels.effectCollapsed);
  flag(effect.selected, labels.effectSelected, labels.effectUnselected);
  flag(effect.pressed, labels.effectPressed, labels.effectUnpressed);
  list(effect.added, labels.effectAdded, labels.effectAddedMany);
  list(effect.removed, labels.effectRemoved, labels.effectRemovedMany);
  if (effect.scrolled) say(labels.effectScrolled);
  if (!out.length && effect.focused) say(labels.effectFocused, { name: effect.focused });
  return out.length ? out : [labels.effectChanged];
}

/** Within the site, the path says enough. */
function shortUrl(url: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(url, location.href);
    return origin === location.origin ? pathname + search + hash : url;
  } catch {
    return url;
  }
}
