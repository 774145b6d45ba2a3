import { pressHeard } from "../dom/overheard";

type Own = Record<PropertyKey, unknown>;

/** React's props, Preact's and Vue's handlers (Vue keeps them under a name or a symbol). */
const HANDLERS = /^(__reactProps\$|_vei$|__e$)/;
/** What Angular's zone, Svelte and Solid leave on an element that is clicked. */
const LISTENS = new Set(["__zone_symbol__clickfalse", "$$click", "__click"]);
const PRESSED = ["onClick", "onMousedown", "onMouseDown", "onPointerdown", "onPointerDown"];
const ALPINE = /^(@|x-on:)(click|mousedown|pointerdown)\b/;
const REACT = /^__?react/;

/**
 * Whether an element itself listens to a press, as far as that can be told: by the `onclick` property, by what frameworks leave on it, or
 * because it was overheard. `press`: only by what begins or ends one, which may be for dragging. Asked for every element of a page.
 */
export function listensToPress(element: Element): "click" | "press" | null {
  const own = element as unknown as Own;
  const keys = Reflect.ownKeys(element);
  let react = false;
  let jquery = false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string | symbol;
    if (typeof key === "symbol") {
      if (key.description === "_vei" && handles(own[key])) return "click";
      continue;
    }
    if (LISTENS.has(key) || isListened(key, own[key])) return "click";
    react ||= REACT.test(key);
    jquery ||= JQUERY.test(key);
  }
  // React listens at its containers, and gives them and all that it listens for an empty `onclick`: there only the props above count.
  if (react) return null;
  if (typeof own.onclick === "function") return "click";
  if (typeof own.onmousedown === "function" || typeof own.onpointerdown === "function") return "press";
  // jQuery listens once for all that an element was given; what it was given for others is theirs.
  return jquery ? null : pressHeard(element);
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
