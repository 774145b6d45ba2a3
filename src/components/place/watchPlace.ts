import { isSmallScreen } from "../smallScreen";
import { readPlace, writePlace } from "./keepPlace";

interface PlaceOptions {
  /** Has the custom properties that the style sheet places the panel by. */
  root: HTMLElement;
  panel: HTMLElement;
  /** Where the place is remembered. */
  key: string | undefined;
  /** A sidebar has one side that moves. */
  layout: "popup" | "sidebar";
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels that an arrow key moves by. */
const STEP = 24;
const LEAST = { width: 300, height: 320 };
const MARGIN = 8;

/**
 * Lets the user move a panel by its header and resize it by its edges, or both with the arrow keys on the grip; the place is remembered and
 * stays inside the window. Returns the stop.
 */
export function watchPlace({ root, panel, key, layout }: PlaceOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let place = readPlace(key);

  function apply(): void {
    const set = (name: string, pixels: number | undefined) =>
      pixels === undefined ? root.style.removeProperty(name) : root.style.setProperty(name, `${pixels}px`);
    set("--_x", place.x);
    set("--_y", place.y);
    set("--_width", place.width);
    set("--_height", place.height);
  }
  /** Puts the panel's box there, as near as the window lets it. Which corner it hangs from does not matter: it is measured. */
  function put(wanted: Box, resized: boolean): void {
    const width = clamp(wanted.width, LEAST.width, innerWidth - 2 * MARGIN);
    const height = clamp(wanted.height, LEAST.height, innerHeight - 2 * MARGIN);
    if (resized) place = layout === "popup" ? { ...place, width, height } : { width };
    if (layout === "popup") {
      apply();
      const now = panel.getBoundingClientRect();
      const left = clamp(wanted.left, MARGIN, innerWidth - now.width - MARGIN);
      const top = clamp(wanted.top, MARGIN, innerHeight - now.height - MARGIN);
      place = { ...place, x: (place.x ?? 0) + left - now.left, y: (place.y ?? 0) + top - now.top };
    }
    apply();
  }
  function settle(): void {
    if (!isSmallScreen() && panel.inert === false && ("x" in place || "y" in place))
      put(panel.getBoundingClientRect(), false);
  }
  function reset(): void {
    place = {};
    apply();
    writePlace(key, place);
  }

  function onPointerDown(event: PointerEvent): void {
    const target = event.target as Element;
    const edge = target.closest<HTMLElement>(".edge")?.dataset.edge;
    const grip = target.closest(".grip");
    const header =
      layout === "popup" && target.closest("[part~=header]") && !target.closest("button, a, input, select");
    if (event.button !== 0 || isSmallScreen() || !(edge || header || (grip && layout === "popup"))) return;
    if (!grip) event.preventDefault(); // no text is selected on the way
    const from = panel.getBoundingClientRect();
    const start = { x: event.clientX, y: event.clientY };
    const drag = new AbortController();
    const move = ({ clientX, clientY, buttons }: PointerEvent) => {
      if (!buttons) return end();
      const by = { x: clientX - start.x, y: clientY - start.y };
      if (Math.abs(by.x) + Math.abs(by.y) < 4 && !panel.hasAttribute("data-dragged")) return;
      if (!panel.hasAttribute("data-dragged")) panel.setPointerCapture(event.pointerId);
      panel.setAttribute("data-dragged", "");
      put(
        edge ? pulled(from, edge, by) : { ...rectOf(from), left: from.left + by.x, top: from.top + by.y },
        Boolean(edge),
      );
    };
    const end = () => {
      drag.abort();
      if (panel.hasAttribute("data-dragged")) writePlace(key, place);
      setTimeout(() => panel.removeAttribute("data-dragged")); // after the click that a drag ends with
    };
    const options = { signal: drag.signal, capture: true };
    // The grip is captured only when it is dragged: a press that is captured ends in a click of the panel.
    if (!grip) panel.setPointerCapture(event.pointerId);
    panel.addEventListener("pointermove", move, options);
    panel.addEventListener("pointerup", end, options);
    panel.addEventListener("pointercancel", end, options);
    panel.addEventListener("lostpointercapture", end, options);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as Element).closest(".grip")) return;
    if (event.key === "Home") reset();
    else {
      const by = ARROWS[event.key];
      if (!by) return;
      const box = rectOf(panel.getBoundingClientRect());
      const resized = event.shiftKey || layout === "sidebar";
      const wider = { ...box, width: box.width - by.x * STEP, height: box.height - by.y * STEP };
      const outward = { left: box.left + by.x * STEP, top: box.top + by.y * STEP };
      // A panel grows towards the middle of the window, as the arrow points.
      if (!resized) put({ ...box, ...outward }, false);
      else if (box.left + box.width / 2 > innerWidth / 2) put({ ...wider, ...outward }, true);
      else put({ ...box, width: box.width + by.x * STEP, height: box.height - by.y * STEP, top: outward.top }, true);
      writePlace(key, place);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target as Element).closest(".grip") || panel.hasAttribute("data-dragged")) return;
    if (place.width !== undefined) {
      reset();
      return;
    }
    const box = panel.getBoundingClientRect();
    const width = box.width * 1.5;
    put({ left: box.right - width, top: MARGIN, width, height: innerHeight }, true);
    writePlace(key, place);
  }

  apply();
  settle();
  panel.addEventListener("pointerdown", onPointerDown, { signal });
  panel.addEventListener("keydown", onKeyDown, { signal });
  panel.addEventListener("click", onClick, { signal });
  window.addEventListener("resize", settle, { signal });
  return () => {
    controller.abort();
    place = {};
    apply();
  };
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const rectOf = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

/** A box whose edge (`n`, `se`, …) was pulled. */
function pulled(from: DOMRect, edge: string, by: { x: number; y: number }): Box {
  const west = edge.includes("w");
  const north = edge.includes("n");
  const width = Math.max(LEAST.width, from.width + (west ? -by.x : edge.includes("e") ? by.x : 0));
  const height = Math.max(LEAST.height, from.height + (north ? -by.y : edge.includes("s") ? by.y : 0));
  return { left: west ? from.right - width : from.left, top: north ? from.bottom - height : from.top, width, height };
}
