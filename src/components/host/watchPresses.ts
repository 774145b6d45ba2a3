/** Keys and buttons that are down. */
export interface Presses {
  /** Whether an event ends, or goes on with, a press that began on the page: that one is the page's to hear, wherever it happens. */
  isPages(event: Event): boolean;
}

/**
 * Remembers what was pressed on the page. A drag that is let go over the chat must end, and a shortcut that opens the chat is let go of in it:
 * a page that never heard Control come up would take each key for a shortcut from then on.
 */
export function watchPresses(isOurs: (event: Event) => boolean, signal: AbortSignal): Presses {
  const keys = new Set<string>();
  let comesUp: Event | undefined;
  let isPointerPages = false;
  const listen = (type: "pointerdown" | "keydown" | "keyup", listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal });

  listen("pointerdown", (event) => {
    isPointerPages = !isOurs(event);
  });
  listen("keydown", (event) => {
    const { code, repeat } = event as KeyboardEvent;
    if (!isOurs(event)) keys.add(code);
    else if (!repeat) keys.delete(code);
  });
  listen("keyup", (event) => {
    if (keys.delete((event as KeyboardEvent).code)) comesUp = event;
  });
  return {
    isPages(event) {
      if (event.type === "keyup") return event === comesUp;
      const isDown = !("buttons" in event) || event.type.endsWith("up") || event.buttons !== 0;
      return isPointerPages && isDown;
    },
  };
}
