/** Pixels that a browser's bars may take; what takes more is a keyboard. */
const BARS = 80;

/**
 * Keeps the chat above a phone's keyboard, which lies over the page without making it smaller: tells the style sheet what is left of the view.
 * Returns the stop.
 */
export function watchViewport(root: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  const measure = () => {
    const hidden = window.innerHeight - view.height - view.offsetTop;
    // A view that is zoomed into shows a part too, but there the reader chose which.
    const isKeyboard = view.scale < 1.05 && window.innerHeight - view.height > BARS;
    set(root, "--_view-top", isKeyboard ? view.offsetTop : undefined);
    set(root, "--_view-height", isKeyboard ? view.height : undefined);
    set(root, "--_keyboard", isKeyboard ? Math.max(0, hidden) : undefined);
  };
  view.addEventListener("resize", measure);
  view.addEventListener("scroll", measure);
  measure();
  return () => {
    view.removeEventListener("resize", measure);
    view.removeEventListener("scroll", measure);
    for (const name of ["--_view-top", "--_view-height", "--_keyboard"]) set(root, name, undefined);
  };
}

function set({ style }: HTMLElement, name: string, pixels: number | undefined): void {
  if (pixels === undefined) style.removeProperty(name);
  else style.setProperty(name, `${pixels}px`);
}
