/**
 * Remembers what a scrolling box shows at its top, and brings that back there. A number of pixels would not do: messages out of sight have
 * estimated heights, which are others after the box was taken out of the page and put back.
 */
export function readingPlace(box: HTMLElement): { remember(): void; restore(): void } {
  let anchor: { element: Element; below: number } | undefined;
  let top = 0;
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  return {
    remember() {
      top = box.scrollTop;
      const { left, width } = box.getBoundingClientRect();
      const root = box.getRootNode() as ShadowRoot | Document;
      const element = root.elementFromPoint?.(left + width / 2, topOf(box) + 1)?.closest(".message");
      anchor = element && box.contains(element) ? { element, below: topOf(element) - topOf(box) } : undefined;
    },
    restore() {
      box.scrollTop = top;
      // What comes into sight gets its true height, which moves the rest: a second look settles it.
      for (let look = 0; anchor && look < 3; look++) box.scrollTop += topOf(anchor.element) - topOf(box) - anchor.below;
    },
  };
}
