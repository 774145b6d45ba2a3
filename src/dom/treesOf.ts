import { frameDocument } from "./hit";
import { documentElement, nodeType, query, shadowRoot } from "./native";
import { isWidgetHost } from "./widgetHost";

export type Tree = Document | ShadowRoot;

/** A document and all that is shown in it: open shadow roots and same-origin frames' documents, the chat's left out. */
export function treesOf(document: Document): Tree[] {
  const found: Tree[] = [document];
  for (let i = 0; i < found.length; i++) {
    const tree = found[i] as Tree;
    if (nodeType(tree) === 9 && !documentElement(tree as Document)) continue;
    for (const element of query(tree, "*")) {
      const inner = shadowRoot(element) ?? frameDocument(element);
      if (inner && !isWidgetHost(element)) found.push(inner);
    }
  }
  return found;
}
