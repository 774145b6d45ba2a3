const NAME = "leflux-chat";

/**
 * Makes room for the host in a dialog that lies in a shadow root. The host stays in the document, where everybody looks for it, and is shown in
 * the dialog through a slot: what counts as inside of a modal dialog is what is shown there. Returns the element that the host goes to, and the
 * end.
 */
export function slotInto(dialog: Element): { home: Element; end: () => void } {
  const slots: HTMLSlotElement[] = [];
  let home: Element = dialog;
  for (let tree = home.getRootNode(); tree instanceof ShadowRoot; tree = home.getRootNode()) {
    const slot = document.createElement("slot");
    slot.name = NAME;
    if (slots.length) slot.slot = NAME;
    slot.setAttribute("data-leflux-ignore", "");
    home.append(slot);
    slots.push(slot);
    home = tree.host;
  }
  return {
    home,
    end: () => {
      for (const slot of slots) slot.remove();
    },
  };
}

export const SLOT = NAME;
