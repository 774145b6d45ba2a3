import { bodyOf, localName, windowOf } from "../dom/native";
import { documentOf } from "../dom/tree";

/** React's props; Vue keeps its handlers under a name or a symbol. */
const HANDLERS = /^(__reactProps\$|_vei$)/;
const PRESSED = ["onClick", "onMousedown", "onMouseDown", "onPointerdown", "onPointerDown"];
/** What Angular's zone, Svelte and Solid leave on an element that is clicked. */
const LISTENS = new Set(["__zone_symbol__clickfalse", "$$click", "__click"]);

/** Elements with a click listener that can be told from the element: the `onclick` property, or what frameworks leave on it. */
export function hasListener(element: Element): boolean {
  const own = element as unknown as Record<PropertyKey, unknown>;
  const keys = Object.keys(element);
  for (const key of keys) if (LISTENS.has(key) || (HANDLERS.test(key) && isPressed(own[key]))) return true;
  for (const symbol of Object.getOwnPropertySymbols(element))
    if (symbol.description === "_vei" && isPressed(own[symbol])) return true;
  // React gives its containers, and all that it listens for, an empty `onclick`: there only the props above count.
  return (
    typeof own.onclick === "function" && !keys.some((key) => key.startsWith("__react") || key.startsWith("_react"))
  );
}

const isPressed = (handlers: unknown) =>
  typeof handlers === "object" &&
  handlers !== null &&
  PRESSED.some((name) => Boolean((handlers as Record<string, unknown>)[name]));

/** Whether an element is so large that a listener on it is the page's delegation and not a control. */
export function coversPage(element: Element, box: { width: number; height: number }): boolean {
  const document = documentOf(element);
  if (element === bodyOf(document) || localName(element) === "html") return true;
  const view = windowOf(document);
  return view ? box.width * box.height > view.innerWidth * view.innerHeight * 0.5 : false;
}
