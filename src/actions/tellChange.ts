/**
 * Tells `change` now, though the field keeps the focus. The browser, which saw the edit, would tell it once more when the focus leaves: that one
 * is kept from the page if the value is still what was told, so that a page hears of each change once, as of a person's.
 */
export function tellChange(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const told = field.value;
  const view = field.ownerDocument.defaultView ?? window;
  const watch = (event: Event) => {
    if (event.composedPath()[0] !== field) return;
    if (event.type === "change") {
      if (!event.isTrusted) return;
      if (field.value === told) event.stopImmediatePropagation();
    }
    view.removeEventListener("change", watch, true);
    view.removeEventListener("blur", watch, true);
  };
  view.addEventListener("change", watch, true);
  view.addEventListener("blur", watch, true);
}
