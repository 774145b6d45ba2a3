/** Puts a text on the clipboard; false when the browser lets nobody. Must run in the event handler of a press. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near); // an insecure origin, or a frame without the permission
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const root = near.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  near.parentElement?.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
