/**
 * Those who hear a key before us, or ask where the focus is, get to see the host only, and take a key for a shortcut unless it is written with.
 * So the host answers for what has the focus in it, as an editor's element would.
 */
export function tellWriting(host: HTMLElement, root: ShadowRoot): void {
  Object.defineProperty(host, "isContentEditable", {
    configurable: true, // StrictMode and hot reload come here twice
    get: () => Boolean(root.activeElement?.matches("textarea, input, select, [contenteditable]")),
  });
}
