import { embeddedValue } from "./embedded";
import { generatedText, mayGenerate } from "./generated";
import { labelsOf } from "./label";
import {
  attr,
  byId,
  closest,
  contains,
  firstChild,
  firstElementChild,
  hasAttr,
  localName,
  nextElementSibling,
  nextSibling,
  nodeType,
  queryFirst,
  rootOf,
  shadowRoot,
} from "./native";
import type { Pass } from "./pass";
import { explicitRole } from "./role";
import { squash } from "./squash";
import { isSvg, svgName } from "./svgName";
import { transformed } from "./transformed";
import { flatParent } from "./tree";

/** How the text of a subtree is read. */
export interface TextOptions {
  /** Read what `aria-hidden` covers too: it is painted, though not announced. */
  ariaHidden?: boolean;
  /** Read what is not displayed too: a hidden element that `aria-labelledby` points to is read whole. */
  hidden?: boolean;
  /** Already inside an `aria-labelledby`: it is followed once. */
  referenced?: boolean;
  /** A control whose own label is read: it is no part of it. */
  control?: Element;
  /** Read what style sheets put before and after; default `true`. */
  generated?: boolean;
  /** Subtrees to leave out. */
  skip?: (element: Element) => boolean;
}

const REDACTED = "[data-leflux-redact]";
/** Characters and depth at which reading stops: nobody names a control with more. */
const ENOUGH = 2000;
const DEEPEST = 200;
const UNREAD = new Set(
  "script style noscript template head meta link datalist audio video object embed iframe canvas map meter progress rt rp".split(
    " ",
  ),
);

/**
 * Text of a subtree as accname 1.2 (2C to 2I) gathers it: rendered content in the flat tree, blocks and embedded images set off by spaces,
 * controls inside by their value, generated content, white space collapsed. Nothing under `[data-leflux-redact]` is read.
 */
export function textOf(element: Element, pass: Pass, options: TextOptions = {}): string {
  if (closest(element, REDACTED)) return "";
  const out = new Gatherer(pass, options);
  out.children(element);
  return squash(out.text);
}

/** The text that an element contributes to a name around it, itself included: by its label, its value, its content or its tooltip. */
export function textOfNode(element: Element, pass: Pass, options: TextOptions = {}): string {
  if (closest(element, REDACTED)) return "";
  const out = new Gatherer(pass, options);
  out.root(element);
  return squash(out.text);
}

/** Whether an element is displayed; one without a box of its own (`display: contents`) is where its parent is. */
function isRendered(element: Element, pass: Pass): boolean {
  for (let node: Element | null = element; node; node = flatParent(node)) {
    if (pass.displayed(node)) return true;
    const { display, visibility } = pass.style(node);
    if (display !== "contents" || visibility !== "visible") return false;
  }
  return false;
}

/** Text of what `aria-labelledby` points to, in its own tree scope; "" when no id of it exists. */
export function referencedText(element: Element, pass: Pass, options: TextOptions = {}): string {
  const ids = attr(element, "aria-labelledby")?.trim();
  if (!ids) return "";
  const scope = rootOf(element);
  const texts = ids.split(/\s+/).map((id) => {
    const target = byId(scope, id);
    if (!target) return "";
    const hidden = !isRendered(target, pass);
    const unannounced = hidden || attr(target, "aria-hidden") === "true";
    return textOfNode(target, pass, { ...options, referenced: true, hidden, ariaHidden: unannounced });
  });
  return squash(texts.join(" "));
}

class Gatherer {
  text = "";
  private depth = 0;
  private owners: Set<Element> | null = null;
  constructor(
    private readonly pass: Pass,
    private readonly options: TextOptions,
  ) {}

  root(element: Element): void {
    if (UNREAD.has(localName(element)) || (!this.options.hidden && !isRendered(element, this.pass))) return;
    this.shown(element, localName(element), true);
    if (squash(this.text) === "") this.text = attr(element, "title") ?? "";
  }

  children(parent: Element): void {
    if (this.depth >= DEEPEST) return;
    this.depth++;
    const style = this.pass.style(parent);
    const generates = this.options.generated !== false && mayGenerate(parent, this.pass);
    if (generates) this.generated(parent, "::before");
    const shadow = shadowRoot(parent);
    const assigned = !shadow && localName(parent) === "slot" ? (parent as HTMLSlotElement).assignedNodes() : [];
    if (assigned.length) for (const node of assigned) this.node(node, style);
    else
      for (let node = firstChild(shadow ?? parent); node && this.text.length < ENOUGH; node = nextSibling(node))
        this.node(node, style);
    if (hasAttr(parent, "aria-owns")) this.owned(parent);
    if (generates) this.generated(parent, "::after");
    this.depth--;
  }

  /** `style` is that of the parent in the flat tree. */
  private node(node: Node, style: CSSStyleDeclaration): void {
    const type = nodeType(node);
    if (type === 1) this.element(node as Element);
    else if (type === 3 && (this.options.hidden || style.visibility === "visible"))
      this.text += transformed((node as Text).data, style);
  }

  private element(element: Element): void {
    const name = localName(element);
    if (name === "br") {
      this.text += " ";
      return;
    }
    if (UNREAD.has(name) || element === this.options.control || this.options.skip?.(element)) return;
    if (hasAttr(element, "data-leflux-redact") || (name === "output" && this.options.control)) return;
    if (!this.options.ariaHidden && attr(element, "aria-hidden") === "true") return;
    if (!this.options.hidden && !this.pass.displayed(element)) {
      const { display, visibility } = this.pass.style(element);
      // What is inside of something invisible may show itself again.
      if (display !== "none" && visibility !== "visible") this.children(element);
      if (display !== "contents" || visibility !== "visible") return;
    }
    this.shown(element, name, false);
  }

  private shown(element: Element, name: string, root: boolean): void {
    const { display } = this.pass.style(element);
    const inline = display === "inline";
    const start = this.text;
    if (!inline) this.text += " ";
    const { length } = this.text;
    if (!this.replaced(element, name, root)) this.content(element, name, display);
    if (inline) return;
    // An inline block with nothing in it sets nothing apart.
    const empty = this.text.length === length && display.startsWith("inline") && firstChild(element) === null;
    this.text = empty && !hasLabels(name) ? start : `${this.text} `;
  }

  private content(element: Element, name: string, display: string): void {
    if (name === "q") this.text += "“";
    if (name === "details" && !hasAttr(element, "open") && !this.options.hidden) {
      const summary = queryFirst(element, "summary");
      if (summary) this.element(summary);
    } else if (display === "inline" || this.options.hidden || this.pass.style(element).contentVisibility !== "hidden")
      this.children(element);
    if (name === "q") this.text += "”";
  }

  /** Says an element by what stands for its content; false when its content is to be read. */
  private replaced(element: Element, name: string, root: boolean): boolean {
    const referenced = this.options.referenced ? "" : referencedText(element, this.pass);
    if (referenced) return this.apart(referenced);
    const embedded = embeddedValue(element);
    if (embedded !== undefined) return this.apart(embedded);
    const label = attr(element, "aria-label");
    if (label?.trim()) return this.apart(label);
    switch (name) {
      case "img":
      case "area":
        return isPresentational(element) || this.apart(attr(element, "alt") ?? attr(element, "title"));
      case "svg":
        return isPresentational(element) || this.drawing(element);
      case "input":
        for (const of of labelsOf(element)) this.apart(textOf(of, this.pass, { control: element }));
        return true;
      case "table":
      case "fieldset":
        return root && this.head(element, name === "table" ? "caption" : "legend");
      default:
        return isSvg(element) && this.named(svgName(element));
    }
  }

  private drawing(svg: Element): boolean {
    if (firstElementChild(svg)) this.text += " ";
    return this.named(svgName(svg)) || queryFirst(svg, "title,text,use,foreignObject,[aria-label]") === null;
  }

  private head(element: Element, name: string): boolean {
    for (let child = firstElementChild(element); child; child = nextElementSibling(child))
      if (localName(child) === name) return this.named(textOf(child, this.pass, this.options));
    return false;
  }

  private named(text: string): boolean {
    return text.trim() !== "" && this.apart(text);
  }

  private apart(text: string | null): true {
    if (text) this.text += ` ${text} `;
    return true;
  }

  private generated(element: Element, which: "::before" | "::after"): void {
    const found = generatedText(element, which);
    if (!found) return;
    const text = transformed(found.text, found.style);
    this.text += found.apart ? ` ${text} ` : text;
  }

  private owned(owner: Element): void {
    this.owners ??= new Set();
    if (this.owners.has(owner)) return;
    this.owners.add(owner);
    const scope = rootOf(owner);
    this.text += " ";
    for (const id of (attr(owner, "aria-owns") ?? "").trim().split(/\s+/)) {
      const target = id ? byId(scope, id) : null;
      if (target && !contains(owner, target) && !contains(target, owner)) this.element(target);
    }
  }
}

const hasLabels = (name: string) => /^(button|input|select|textarea)$/.test(name);
const isPresentational = (element: Element) => /^(presentation|none)$/.test(explicitRole(element));
