/**
 * Remembers what in the root has the focus. Taking a focused element out of the page blurs it first, so it is forgotten only a task later:
 * whoever puts the element back before that can restore its focus. Keys and presses count too, since a window in the background sends no
 * focus events. `stop` ends it.
 */
export function watchFocus(root: ShadowRoot): { restore(): void; stop(): void } {
  const controller = new AbortController();
  const { signal } = controller;
  let focused: HTMLElement | null = null;
  const look = () => {
    focused = root.activeElement as HTMLElement | null;
  };
  for (const type of ["focusin", "keydown", "pointerup"]) root.addEventListener(type, look, { signal });
  root.addEventListener("focusout", () => setTimeout(look), { signal });
  return {
    restore() {
      if (focused?.isConnected && root.activeElement !== focused) focused.focus({ preventScroll: true });
    },
    stop: () => controller.abort(),
  };
}
