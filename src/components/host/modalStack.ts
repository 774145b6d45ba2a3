/** Which native modal dialogs are open. */
export interface ModalStack {
  /** The topmost. */
  top(): HTMLDialogElement | null;
  /** Looks for one in a shadow root of the page, on the way of an event; whether there is a new one. */
  discover(path: readonly EventTarget[]): boolean;
  /** Shadow roots with a modal dialog. */
  roots(): ShadowRoot[];
}

/**
 * Follows which native modal dialogs are open. The top layer has no list that a script could read, so the order of opening is kept here. Those
 * in shadow roots are found by the focus that goes into them, since no observer of the document sees them.
 */
export function createModalStack(): ModalStack {
  let stack: HTMLDialogElement[] = [];
  const hidden = new Set<HTMLDialogElement>();
  return {
    top() {
      for (const dialog of hidden) if (!isModal(dialog)) hidden.delete(dialog);
      const open = new Set([...document.querySelectorAll<HTMLDialogElement>("dialog:modal"), ...hidden]);
      stack = stack.filter((dialog) => open.delete(dialog)).concat([...open]);
      return stack.at(-1) ?? null;
    },
    discover(path) {
      const before = hidden.size;
      for (const node of path)
        if (node instanceof HTMLDialogElement && isModal(node) && node.getRootNode() !== document) hidden.add(node);
      return hidden.size > before;
    },
    roots: () => [...new Set([...hidden].map((dialog) => dialog.getRootNode() as ShadowRoot))],
  };
}

const isModal = (dialog: HTMLDialogElement) => dialog.isConnected && dialog.matches(":modal");

/** Every modal dialog in an open shadow root of the page. Reads the whole page: for once, not for each change. */
export function findHiddenModals(tree: Document | ShadowRoot = document): HTMLDialogElement[] {
  const found = tree === document ? [] : [...tree.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  for (const element of tree.querySelectorAll("*"))
    if (element.shadowRoot) found.push(...findHiddenModals(element.shadowRoot));
  return found;
}
