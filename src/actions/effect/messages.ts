import { accessibleName } from "../../dom/name";
import { checkVisibility, closest, matches, nodeType, parentNode, query } from "../../dom/native";
import { openPass } from "../../dom/pass";
import { cut } from "../../dom/squash";
import { textOf } from "../../dom/text";
import type { Tree } from "../../dom/treesOf";

const LIVE = "[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output";
const ERROR = "[class*=error i],[class*=invalid i],[id*=error i]";
const TOLD = `${LIVE},${ERROR}`;
const CONTROLS = "input,select,textarea,button,a[href]";

/** Characters of one message; a region with more is a log, of which only what came is told. */
const LONGEST = 200;

/** Gathers what a page tells its user: live regions, error texts, the browser's own validation. */
export class Messages {
  private readonly before: ReadonlySet<string>;
  /** Regions and notes whose content changed; and those that may only have been shown. */
  private readonly written = new Map<Element, Set<Element>>();
  private readonly shown = new Set<Element>();
  private readonly invalid: string[] = [];

  constructor(trees: readonly Tree[]) {
    this.before = new Set(trees.flatMap((tree) => [...query(tree, TOLD)].map((element) => messageOf(element))));
  }

  note({ type, target, addedNodes, attributeName }: MutationRecord): void {
    if (type === "attributes") {
      if (
        attributeName === "class" ||
        attributeName === "style" ||
        attributeName === "hidden" ||
        attributeName === "open"
      )
        for (const element of [target as Element, ...query(target as Element, TOLD)]) this.shown.add(element);
      return;
    }
    const around = nodeType(target) === 1 ? (target as Element) : (parentNode(target) as Element | null);
    const region = around && closest(around, TOLD);
    if (region) this.write(region, addedNodes);
    for (const node of addedNodes) {
      if (nodeType(node) !== 1) continue;
      const element = node as Element;
      if (matches(element, TOLD)) this.write(element, []);
      for (const inner of query(element, TOLD)) this.write(inner, []);
    }
  }

  /** The browser's own word on a field that is not filled as it should be. */
  noteInvalid(field: HTMLInputElement): void {
    const name = accessibleName(field, openPass()).text;
    if (field.validationMessage) this.invalid.push(`${name ? `${name}: ` : ""}${field.validationMessage}`);
  }

  /** Every message that appeared, once. */
  all(): string[] {
    const found = new Set(this.invalid);
    for (const [element, parts] of this.written) {
      const whole = messageOf(element);
      if (whole.length <= LONGEST) found.add(whole);
      else if (matches(element, LIVE)) for (const part of parts) found.add(cut(shownText(part), LONGEST));
    }
    for (const element of this.shown) {
      const text = matches(element, TOLD) ? messageOf(element) : "";
      if (text.length <= LONGEST && !this.before.has(text)) found.add(text);
    }
    found.delete("");
    return [...found];
  }

  private write(region: Element, nodes: Iterable<Node>): void {
    const parts = this.written.get(region) ?? new Set<Element>();
    this.written.set(region, parts);
    for (const node of nodes) if (nodeType(node) === 1) parts.add(node as Element);
  }
}

/** What a region or note says now; "" for one that is not shown, or is no note but a form that is marked as wrong. */
function messageOf(element: Element): string {
  if (!matches(element, LIVE) && (matches(element, CONTROLS) || query(element, CONTROLS).length)) return "";
  return shownText(element);
}

function shownText(element: Element): string {
  if (!element.isConnected || !checkVisibility(element, { visibilityProperty: true })) return "";
  return textOf(element, openPass(), { ariaHidden: true });
}
