import { accessibleName } from "../../dom/name";
import { attr, byId, isConnected, query, rootOf } from "../../dom/native";
import { openPass } from "../../dom/pass";
import { explicitRole } from "../../dom/role";
import type { Outcome, TargetAct } from "../act";
import { aim } from "../aim";
import { isTextField, type TextField } from "../edit";
import { typeInto } from "../fill/fillField";
import { focusedElement, moveFocus } from "../focus";
import { chordOf } from "../keyboard/chord";
import { sendKey } from "../keyboard/sendKey";
import { pressPointer } from "../pointer/pressPointer";
import { isRefused, refuse } from "../refuse";
import { scrollBoxAround } from "../scrollBox";
import { nextFrame, pause, until } from "../time";
import { matchOption, noSuchOption } from "./matchOption";
import { allOptions, elementsShowing, isShown, type ShownOption, shownOptions } from "./shownOptions";

const OPEN_MS = 600;
const MOST_STEPS = 300;

/** Chooses in a list that the page draws itself: opens it, finds each option by its text (typing, or scrolling, where it shows only some), presses it. */
export async function selectCustom(act: TargetAct, wanted: string[]): Promise<Outcome> {
  const several = wanted.length > 1 || attr(act.element, "aria-multiselectable") === "true";
  for (const text of wanted) {
    const list = new OptionList(act, text);
    const refused = await list.choose(several);
    if (refused) return refused;
  }
}

class OptionList {
  private readonly before: ReadonlySet<Element>;
  private readonly alike: ReadonlySet<Element>;
  private typed: { field: TextField; value: string } | undefined;

  constructor(
    private readonly act: TargetAct,
    private readonly text: string,
  ) {
    const { document, element } = act;
    // While the list is open its options are there already: then none counts as old.
    const open = attr(element, "aria-expanded") === "true";
    this.before = new Set(open ? [] : allOptions(document));
    this.alike = new Set(open ? [] : elementsShowing(document, text, element));
  }

  async choose(several: boolean): Promise<Outcome> {
    const refused = await this.open();
    if (refused) return refused;
    const found = this.find() ?? (await this.filter()) ?? (await this.scrollTo());
    if (!found) {
      if (await this.walkTo()) return;
      const labels = this.options().map(({ label }) => label);
      await this.close();
      return refuse("no_such_option", noSuchOption(this.text, labels));
    }
    if (attr(found, "aria-disabled") === "true") {
      await this.close();
      return refuse("no_such_option", `The option "${this.text}" is disabled.`);
    }
    const chosen = () => attr(found, "aria-selected") === "true" || attr(found, "aria-checked") === "true";
    if (several && chosen()) return;
    const spot = await aim(this.act, found);
    if (isRefused(spot)) return spot;
    await pressPointer(this.act.document, spot);
    await until(() => !isConnected(found) || !isShown(found) || chosen(), OPEN_MS, this.act.signal);
  }

  private options(): ShownOption[] {
    return shownOptions(this.act.document, this.act.element, this.before);
  }

  private find(): Element | undefined {
    const { document, element } = this.act;
    const byRole = matchOption(this.options(), this.text)?.element;
    return byRole ?? elementsShowing(document, this.text, element).find((found) => !this.alike.has(found));
  }

  private async open(): Promise<Outcome> {
    const { act } = this;
    const { element, signal } = act;
    if (explicitRole(element) === "listbox" || this.options().length) return;
    const spot = await aim(act, element, { ownCover: true });
    if (isRefused(spot)) return spot;
    await pressPointer(act.document, spot);
    const opened = () => this.options().length > 0 || this.find();
    if (await until(opened, OPEN_MS, signal)) return;
    moveFocus(element);
    await sendKey(focusedElement(element.ownerDocument) ?? element, chordOf("ArrowDown"));
    await until(opened, OPEN_MS, signal);
  }

  /** Lists that load or draw only what matches get the text typed: into the control, or into the search field of what it opened. */
  private async filter(): Promise<Element | undefined> {
    const { act } = this;
    const focused = focusedElement(act.element.ownerDocument);
    const field = [act.element, ...query(act.element, "input"), focused].find(
      (each): each is TextField => each !== null && isTextField(each) && !each.readOnly,
    );
    if (!field) return undefined;
    moveFocus(field);
    this.typed = { field, value: field.value };
    await typeInto(field, this.text);
    return until(() => this.find(), Math.min(act.timeoutMs, 2000), act.signal);
  }

  /** Virtual lists draw what is in view. */
  private async scrollTo(): Promise<Element | undefined> {
    const first = this.options()[0]?.element;
    if (!first) return undefined;
    const box = scrollBoxAround(first, "y");
    if (box === this.act.document.scrollingElement) return undefined;
    box.scrollTo({ top: 0, behavior: "instant" });
    for (let page = 0; page < 100; page++) {
      await nextFrame(this.act.signal);
      const found = this.find();
      if (found) return found;
      const at = box.scrollTop;
      box.scrollBy({ top: box.clientHeight * 0.8, behavior: "instant" });
      if (box.scrollTop === at) return undefined;
    }
    return undefined;
  }

  /** A list that only keys move through says by `aria-activedescendant` where it is. */
  private async walkTo(): Promise<boolean> {
    const { element, signal } = this.act;
    const seen = new Set<string>();
    for (let step = 0; step < MOST_STEPS; step++) {
      const focused = focusedElement(element.ownerDocument);
      const id = focused && attr(focused, "aria-activedescendant");
      const active = id && byId(rootOf(focused), id);
      if (active && matchOption([{ label: accessibleName(active, openPass()).text }], this.text)) {
        await sendKey(focused, chordOf("Enter"));
        return true;
      }
      if (!focused || !active || seen.has(active.id)) return false;
      seen.add(active.id);
      signal.throwIfAborted();
      await sendKey(focused, chordOf("ArrowDown"));
    }
    return false;
  }

  private async close(): Promise<void> {
    if (this.typed) await typeInto(this.typed.field, this.typed.value);
    const focused = focusedElement(this.act.element.ownerDocument);
    await sendKey(focused ?? this.act.element, chordOf("Escape"));
    await pause(20, this.act.signal);
  }
}
