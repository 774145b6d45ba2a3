import { attr, isConnected, query } from "../../dom/native";
import { flatParent } from "../../dom/tree";
import type { TargetAct } from "../act";
import { exactOption, matchOption } from "./matchOption";
import { allOptions, elementsShowing, isShown, maybe, openedOptions, ownedLists, readOptions } from "./shownOptions";

/** Labels of options that a refusal names, at most. */
const MOST_LABELS = 21;
/** Levels above what a control says it controls in which its scrolling box may be. */
const LEVELS = 3;

/** The list that a control opens, told apart from all else on the page by what was there before. */
export class OpenedList {
  private readonly before: ReadonlySet<Element>;
  private readonly alike: ReadonlySet<Element>;

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

  isOpen(): boolean {
    return this.options().length > 0 || this.bare().length > 0;
  }

  /** The option with just this text; or, "like", the only one that holds it. */
  find(how: "exact" | "like"): Element | undefined {
    const options = readOptions(maybe(this.options(), this.text));
    const found = (how === "exact" ? exactOption : matchOption)(options, this.text)?.element;
    return found ?? this.bare()[0];
  }

  /** Whether an option that was found is still the one that is meant. */
  isMeant(option: Element): boolean {
    return isConnected(option) && matchOption(readOptions([option]), this.text) !== undefined;
  }

  /** Whether an option that is shown has just this text. */
  offers(text: string): boolean {
    return exactOption(readOptions(maybe(this.options(), text)), text) !== undefined;
  }

  labels(): string[] {
    return readOptions(this.options().slice(0, MOST_LABELS)).map(({ label }) => label);
  }

  /** The box that scrolls the options: around one of them, or near what the control says it controls. */
  scrollBox(): Element | undefined {
    const first = this.options()[0];
    for (let at: Element | null = first ?? null; at && !at.contains(this.act.element); at = flatParent(at))
      if (canScroll(at)) return at;
    for (const list of ownedLists(this.act.element)) {
      let at: Element | null = list;
      for (let level = 0; at && level < LEVELS && !at.contains(this.act.element); level++, at = flatParent(at)) {
        const inside = [at, ...query(at, "*")].find(canScroll);
        if (inside) return inside;
      }
    }
    return undefined;
  }

  private options(): Element[] {
    return openedOptions(this.act.document, this.act.element, this.before);
  }

  /** Items of lists that carry no role: what shows just the text, and did not before. */
  private bare(): Element[] {
    const { document, element } = this.act;
    return elementsShowing(document, this.text, element).filter((found) => !this.alike.has(found));
  }
}

/** Virtual lists may scroll what they clip, by a scrollbar of their own. */
function canScroll(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 4 || element.clientHeight < 20 || !isShown(element)) return false;
  return getComputedStyle(element).overflowY !== "visible";
}
