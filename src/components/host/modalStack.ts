/** Follows which native modal dialogs are open. The top layer has no list that a script could read, so the order of opening is kept here. */
export function createModalStack(): () => HTMLDialogElement | null {
  let stack: HTMLDialogElement[] = [];
  return () => {
    const open = new Set(document.querySelectorAll<HTMLDialogElement>("dialog:modal"));
    stack = stack.filter((dialog) => open.delete(dialog)).concat([...open]);
    return stack.at(-1) ?? null;
  };
}
