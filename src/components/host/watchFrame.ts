/** What the page does to all that lies in its body, the chat too. */
export interface Frame {
  /** Whether something that is fixed would be measured from the body or the root, and not from the window. */
  isCatching(): boolean;
  /** To be called again when there is another body. */
  observe(): void;
  stop(): void;
}

/**
 * Follows what styles the root and the body have: a page that slides aside for its menu takes all that is fixed along, and a zoomed one would make
 * the panel larger than the window. The zoom is undone here; `onChange` tells of the rest. One look in a frame, since a page may write there with
 * each step of a scroll.
 */
export function watchFrame(host: HTMLElement, mount: HTMLElement, onChange: () => void): Frame {
  let wasCatching = isCatching();
  let request = 0;
  const look = () => {
    request = 0;
    undoZoom(host, mount);
    if (wasCatching === isCatching()) return;
    wasCatching = !wasCatching;
    onChange();
  };
  const changes = new MutationObserver(() => {
    request ||= requestAnimationFrame(look);
  });
  return {
    isCatching,
    observe() {
      changes.disconnect();
      for (const node of [document.documentElement, document.body])
        if (node) changes.observe(node, { attributes: true, attributeFilter: ["class", "style"] });
      undoZoom(host, mount);
    },
    stop() {
      cancelAnimationFrame(request);
      changes.disconnect();
    },
  };
}

/** By https://www.w3.org/TR/css-transforms-1/#containing-block-for-all-descendants and its like; a filter does so everywhere but on the root. */
function isCatching(): boolean {
  return [document.documentElement, document.body].some((element) => {
    if (!element) return false;
    const { transform, translate, rotate, scale, perspective, filter, backdropFilter, contain, willChange } =
      getComputedStyle(element);
    const values = [transform, translate, rotate, scale, perspective];
    if (element === document.body) values.push(filter, backdropFilter);
    return (
      values.some((value) => value && value !== "none") ||
      /strict|content|paint|layout/.test(contain) ||
      /transform|translate|rotate|scale|perspective|filter|contain/.test(willChange)
    );
  });
}

function undoZoom(host: HTMLElement & { currentCSSZoom?: number }, mount: HTMLElement): void {
  const zoom = host.isConnected ? (host.currentCSSZoom ?? 1) : 1;
  const undone = zoom === 1 ? "" : String(1 / zoom);
  if (mount.style.zoom !== undone) mount.style.zoom = undone;
}
