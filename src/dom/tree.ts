import { onceAMoment } from "./moment";
import { assignedSlot, nodeType, ownerDocument, parentNode, windowOf } from "./native";

/**
 * The element that a document is shown in: its frame, where this is of the same origin, else null. The page that this script runs in may be
 * framed itself (a preview, a storybook): what is around it is none of ours.
 */
export function frameOf(document: Document): Element | null {
  if (document === globalThis.document) return null;
  try {
    return windowOf(document)?.frameElement ?? null;
  } catch {
    return null; // the embedding page is of another origin
  }
}

/**
 * Parent in the flat tree, as it is painted: through slots to where a slotted element is shown, from a shadow root to its host, and from a
 * frame's document to the frame element. Null above the top document's root.
 */
export const flatParent = onceAMoment((node: Node): Element | null => {
  if (nodeType(node) === 1) {
    const slot = assignedSlot(node as Element);
    if (slot) return slot;
  }
  const parent = parentNode(node);
  if (!parent) return null;
  switch (nodeType(parent)) {
    case 1:
      return parent as Element;
    case 11:
      return hostOf(parent);
    case 9:
      return frameOf(parent as Document);
    default:
      return null;
  }
});

/** The element whose shadow root this is; null for any other node. */
export function hostOf(root: Node): Element | null {
  return nodeType(root) === 11 ? ((root as ShadowRoot).host ?? null) : null;
}

/** Whether `inner` is `outer` or lies inside it in the flat tree. */
export function flatContains(outer: Element, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = flatParent(node)) if (node === outer) return true;
  return false;
}

export function documentOf(node: Node): Document {
  return nodeType(node) === 9 ? (node as Document) : (ownerDocument(node) as Document);
}
