import { attr, isConnected, localName, nodeType } from "../../dom/native";
import { flatParent } from "../../dom/tree";
import { isWidgetHost } from "../../dom/widgetHost";

/** Changes of one node after which it is something that keeps moving (a clock, a spinner): it is no longer waited for. */
const RESTLESS = 10;

/** What has been seen of mutations, so that it can be told whether anything is different in the end. */
export class Mutations {
  /** When the page last moved, on `performance.now()`; undefined: not yet. */
  lastAt: number | undefined;
  private readonly counts = new Map<Node, number>();
  private readonly attributes = new Map<Element, Map<string, string | null>>();
  private readonly texts = new Map<CharacterData, string | null>();
  private readonly added = new Set<Node>();
  private readonly removed = new Set<Node>();

  /** Takes note of a record; false for one that is none of the page's doing. */
  note(record: MutationRecord): boolean {
    if (isNoise(record)) return false;
    const { target } = record;
    const count = (this.counts.get(target) ?? 0) + 1;
    this.counts.set(target, count);
    if (count <= RESTLESS) this.lastAt = performance.now();
    switch (record.type) {
      case "attributes": {
        const olds = this.attributes.get(target as Element) ?? new Map<string, string | null>();
        this.attributes.set(target as Element, olds);
        const name = record.attributeName as string;
        if (!olds.has(name)) olds.set(name, record.oldValue);
        break;
      }
      case "characterData":
        if (!this.texts.has(target as CharacterData)) this.texts.set(target as CharacterData, record.oldValue);
        break;
      case "childList":
        for (const node of record.addedNodes) if (!this.removed.delete(node)) this.added.add(node);
        for (const node of record.removedNodes) if (!this.added.delete(node)) this.removed.add(node);
        break;
    }
    return true;
  }

  /** Whether the page is different from what it was: what was drawn anew just as before, or came and went, is not. */
  get touched(): boolean {
    for (const [element, olds] of this.attributes) {
      if (isConnected(element)) for (const [name, old] of olds) if (attr(element, name) !== old) return true;
    }
    for (const [text, old] of this.texts) if (isConnected(text) && text.data !== old) return true;
    const html = (nodes: Set<Node>) => [...nodes].map(source).filter(Boolean).sort().join("");
    return html(this.added) !== html(this.removed);
  }
}

const UNSEEN = new Set(["script", "style", "link", "meta", "template", "noscript"]);

/** What a node stands for when it is compared: nothing for what nobody sees. */
function source(node: Node): string {
  if (nodeType(node) === 3) return (node as Text).data.trim();
  if (nodeType(node) !== 1 || UNSEEN.has(localName(node as Element))) return "";
  return (node as Element).outerHTML.replace(/ data-leflux-id="\d+"/g, "");
}

/** Our own marks, the chat itself, and what is in the head. */
function isNoise({ target, attributeName }: MutationRecord): boolean {
  if (attributeName?.startsWith("data-leflux")) return true;
  for (let at: Node | null = target; at; at = flatParent(at)) {
    if (nodeType(at) === 1 && (isWidgetHost(at as Element) || localName(at as Element) === "head")) return true;
    if (nodeType(at) === 1 && attr(at as Element, "role") === "timer") return true;
  }
  return false;
}
