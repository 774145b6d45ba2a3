import { pressHeard } from "../dom/overheard";

type Own = Record<PropertyKey, unknown>;

/** React's props, Preact's and Vue's handlers (Vue keeps them under a name or a symbol). */
const HANDLERS = /^(__reactProps\$|_vei$|__e$)/;
/** What Angular's zone, Svelte and Solid leave on an element that is clicked. */
const LISTENS = new Set(["__zone_symbol__clickfalse", "$$click", "__click"]);
const PRESSED = ["onClick", "onMousedown", "onMouseDown", "onPointerdown", "onPointerDown"];
const ALPINE = /^(@|x-on:)(click|mousedown|pointerdown)\b/;

/**
 * Whether an element itself listens to a press, as far as that can be told: by the `onclick` property, by what frameworks leave on it, or
 * because it was overheard. `press`: only by what begins or ends one, which may be for dragging.
 */
export function listensToPress(element: Element): "click" | "press" | null {
  const own = element as unknown as Own;
  const keys = Object.keys(element);
  for (const key of keys) if (LISTENS.has(key) || isListened(key, own[key])) return "click";
  for (const symbol of Object.getOwnPropertySymbols(element))
    if (symbol.description === "_vei" && handles(own[symbol])) return "click";
  // React listens at its containers, and gives them and all that it listens for an empty `onclick`: there only the props above count.
  if (keys.some((key) => key.startsWith("__react") || key.startsWith("_react"))) return null;
  if (typeof own.onclick === "function") return "click";
  if (typeof own.onmousedown === "function" || typeof own.onpointerdown === "function") return "press";
  // jQuery listens once for all that an element was given; what it was given for others is theirs.
  return keys.some((key) => JQUERY.test(key)) ? null : pressHeard(element);
}

function isListened(key: string, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (HANDLERS.test(key)) return handles(value);
  if (key === "l") return typeof (value as Own).clickfalse === "function"; // Preact 10
  if (key === "_x_attributeCleanups") return Object.keys(value).some((name) => ALPINE.test(name));
  return JQUERY.test(key) && isOwnEvent(value as JQueryData);
}

const handles = (handlers: unknown) =>
  typeof handlers === "object" && handlers !== null && PRESSED.some((name) => Boolean((handlers as Own)[name]));

const JQUERY = /^jQuery\d+$/;

interface JQueryData {
  events?: Record<string, unknown[] & { delegateCount?: number }>;
}

/** jQuery keeps those first that were given for elements inside. */
const isOwnEvent = ({ events }: JQueryData) =>
  ["click", "mousedown"].some((type) => {
    const handlers = events?.[type];
    return handlers !== undefined && handlers.length > (handlers.delegateCount ?? 0);
  });
