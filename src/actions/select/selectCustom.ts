import { attr, closest, isConnected, query, rectOf } from "../../dom/native";
import { explicitRole } from "../../dom/role";
import { flatContains } from "../../dom/tree";
import type { Outcome, TargetAct } from "../act";
import { aim } from "../aim";
import { isTextField, type TextField } from "../edit";
import { typeInto } from "../fill/fillField";
import { focusedElement, moveFocus } from "../focus";
import { chordOf } from "../keyboard/chord";
import { sendKey } from "../keyboard/sendKey";
import { pressPointer } from "../pointer/pressPointer";
import { hitAt } from "../pointer/spot";
import { pressPoints } from "../pressPoints";
import { isRefused, refuse } from "../refuse";
import { nextFrame, pause, until } from "../time";
import { noSuchOption } from "./matchOption";
import { OpenedList } from "./openedList";
import { quiet } from "./quiet";
import { scrollToOption } from "./scrollToOption";
import { isShown } from "./shownOptions";
import { walkToOption } from "./walkToOption";

const OPEN_MS = 600;
const REACT_MS = 700;
const TYPED_OPEN_MS = 150;
const REST_MS = 120;
/** How long a list that is asked by typing is waited for, and how long it must rest before it is believed to hold nothing. */
const FILTER_MS = 2500;
const FILTER_QUIET_MS = 500;
/** Presses on an option that is drawn anew as it is aimed at. */
const TRIES = 3;

/** Chooses in a list that the page draws itself: opens it, finds each option by its text (typing, or scrolling, where it shows only some), presses it. */
export async function selectCustom(act: TargetAct, wanted: string[]): Promise<Outcome> {
  const several = wanted.length > 1 || attr(act.element, "aria-multiselectable") === "true";
  for (const [i, text] of wanted.entries()) {
    if (i > 0) await rest(act);
    const refused = await choose(act, text, several);
    if (refused) return refused;
  }
}

/** A list that stays open is drawn anew after a choice: what is pressed meanwhile is gone before it is let go. */
async function rest(act: TargetAct): Promise<void> {
  const calm = quiet(act.document);
  await until(() => calm.restedFor() >= REST_MS, OPEN_MS, act.signal, 20);
  calm.stop();
}

async function choose(act: TargetAct, text: string, several: boolean): Promise<Outcome> {
  const list = new OpenedList(act, text);
  const refused = await open(act, list);
  if (refused) return refused;
  act.offersFormer =
    !several && act.former !== undefined && (searchField(act) === act.element || list.offers(act.former));
  let typed: Typed | undefined;
  let found = list.find("exact");
  if (!found) {
    const field = searchField(act);
    if (field) {
      typed = { field, value: field.value };
      found = await filter(act, list, field, text);
    } else found = await scrollToOption(act, list, text);
  }
  found ??= list.find("like");
  if (!found) {
    if (await walkToOption(act, text)) return;
    const labels = list.labels();
    await close(act, typed);
    return refuse("no_such_option", noSuchOption(text, labels));
  }
  if (attr(found, "aria-disabled") === "true") {
    await close(act, typed);
    return refuse("no_such_option", `The option "${text}" is disabled.`);
  }
  return pressOption(act, list, found, several);
}

async function pressOption(act: TargetAct, list: OpenedList, found: Element, several: boolean): Promise<Outcome> {
  let option = found;
  for (let i = 0; ; i++) {
    option = await bringInto(act, list, option);
    const before = isChosen(option);
    if (several && before) return;
    // A virtual list uses its rows again: the same node is another option once it was scrolled.
    act.recheck = () => (list.isMeant(option) ? undefined : refuse("gone", "The option is no longer in the list."));
    const spot = await aim(act, option);
    if (!isRefused(spot)) {
      await pressPointer(act.document, spot);
      const done = () => !isConnected(option) || !isShown(option) || isChosen(option) !== before;
      await until(done, OPEN_MS, act.signal);
      return;
    }
    if (list.isMeant(option) || i >= TRIES) return spot;
    option = list.find("exact") ?? list.find("like") ?? option;
  }
}

/** Scrolls an option into view and says which one it is then. */
async function bringInto(act: TargetAct, list: OpenedList, found: Element): Promise<Element> {
  let option = found;
  for (let i = 0; i < TRIES; i++) {
    const { top } = rectOf(option);
    option.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (rectOf(option).top === top && list.isMeant(option)) {
      // While it is scrolled a list may take no presses (React Aria), and scrolling it again to see whether another place does starts that anew.
      const takes = () =>
        pressPoints(option).some((point) => flatContains(option, hitAt(act.document, point) ?? act.document));
      await until(takes, REACT_MS, act.signal, 30);
      return option;
    }
    await nextFrame(act.signal);
    if (!list.isMeant(option)) option = list.find("exact") ?? list.find("like") ?? option;
  }
  return option;
}

/** Some lists say "selected" of the option that the keys are at (Tom Select): only one that takes several and says so is believed. */
function isChosen(option: Element): boolean {
  if (attr(option, "aria-checked") === "true") return true;
  const list = closest(option, "[role=listbox]");
  return attr(option, "aria-selected") === "true" && list !== null && attr(list, "aria-multiselectable") === "true";
}

async function open(act: TargetAct, list: OpenedList): Promise<Outcome> {
  const { element, signal } = act;
  if (explicitRole(element) === "listbox" || list.isOpen()) return;
  const spot = await aim(act, element, { ownCover: true });
  if (isRefused(spot)) return spot;
  await pressPointer(act.document, spot);
  // Fields often open their list only when something is typed, which is what comes next.
  const types = searchField(act) !== undefined;
  if ((await until(() => list.isOpen(), types ? TYPED_OPEN_MS : OPEN_MS, signal, 20)) || types) return;
  moveFocus(element);
  await sendKey(focusedElement(element.ownerDocument) ?? element, chordOf("ArrowDown"));
  await until(() => list.isOpen(), OPEN_MS, signal, 20);
}

interface Typed {
  field: TextField;
  value: string;
}

/** Where a text can be typed to see what matches: the control itself, or the search field of what it opened. */
function searchField({ element }: TargetAct): TextField | undefined {
  const focused = focusedElement(element.ownerDocument);
  return [element, ...query(element, "input"), focused].find(
    (each): each is TextField => each !== null && isTextField(each) && !each.readOnly,
  );
}

/** Lists that load or draw only what matches get the text typed. */
async function filter(act: TargetAct, list: OpenedList, field: TextField, text: string): Promise<Element | undefined> {
  moveFocus(field);
  await typeInto(field, text);
  const calm = quiet(act.document);
  try {
    const end = Math.max(FILTER_MS, act.timeoutMs);
    const seen = await until(
      () => list.find("exact") ?? (calm.restedFor() >= FILTER_QUIET_MS && !isBusy(act) && "none"),
      end,
      act.signal,
    );
    return seen === "none" ? undefined : seen;
  } finally {
    calm.stop();
  }
}

/** Says that it loads. */
const isBusy = ({ document }: TargetAct) =>
  [...query(document, "[aria-busy=true],[role=progressbar],[class*=loading i],[class*=spinner i]")].some(isShown);

async function close(act: TargetAct, typed: Typed | undefined): Promise<void> {
  if (typed && isConnected(typed.field)) await typeInto(typed.field, typed.value);
  const focused = focusedElement(act.element.ownerDocument);
  await sendKey(focused ?? act.element, chordOf("Escape"));
  await pause(20, act.signal);
}
