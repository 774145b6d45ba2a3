import { attr, localName } from "../../dom/native";
import { flatContains } from "../../dom/tree";
import { edit, isTextField, selectAll } from "../edit";

/** Escape closes the popover or modal that is on top; else it clears a search field. */
export function escapeDefault(document: Document, target: Element): void {
  const modals = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  // Which one opened last can't be told from outside: the focus is in it, or it comes last.
  const modal = modals.findLast((each) => flatContains(each, target)) ?? modals.at(-1);
  const popover = [...document.querySelectorAll<HTMLElement>("[popover]:popover-open")].findLast(
    (each) => attr(each, "popover") !== "manual" && (!modal || flatContains(modal, each)),
  );
  if (popover) popover.hidePopover();
  else if (modal) close(modal);
  else if (
    localName(target) === "input" &&
    (target as HTMLInputElement).type === "search" &&
    isTextField(target) &&
    target.value
  ) {
    selectAll(target);
    edit(target, "deleteContentBackward");
  }
}

function close(dialog: HTMLDialogElement): void {
  if (attr(dialog, "closedby") === "none") return;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}
