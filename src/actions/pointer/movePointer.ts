import { isConnected } from "../../dom/native";
import { documentOf, flatParent } from "../../dom/tree";
import { fire } from "./fire";
import { type Spot, viewOf } from "./spot";

/** Where our pointer rests on a page, so that what it leaves is told. */
const places = new WeakMap<Document, Spot>();

/** Moves the pointer: out of where it was, into what is at the spot, each with the enter and leave events of all around it. */
export async function movePointer(document: Document, spot: Spot, extra: PointerEventInit = {}): Promise<void> {
  const last = places.get(document);
  // A frame that was taken away leaves its elements connected, in a document without a window.
  const from = last && isConnected(last.element) && viewOf(last.element) ? last.element : null;
  const to = spot.element;
  places.set(document, spot);
  const moved = from !== to;
  const left = moved && from ? around(from, document) : [];
  const entered = moved ? around(to, document) : [];
  const gone = left.filter((element) => !entered.includes(element));
  const fresh = entered.filter((element) => !left.includes(element)).reverse();
  const related = from && documentOf(to) === documentOf(from);
  const out = { ...extra, relatedTarget: related ? to : null };
  const over = { ...extra, relatedTarget: related ? from : null };
  for (const kind of ["pointer", "mouse"]) {
    if (moved && from) await fire(from, `${kind}out`, spot.point, out);
    for (const element of gone) await fire(element, `${kind}leave`, spot.point, { ...out, ...ALONE });
    if (moved) await fire(to, `${kind}over`, spot.point, over);
    for (const element of fresh) await fire(element, `${kind}enter`, spot.point, { ...over, ...ALONE });
    await fire(to, `${kind}move`, spot.point, kind === "mouse" ? extra : { button: -1, ...extra });
  }
}

/** Enter and leave are dispatched at each element by itself. */
const ALONE = { bubbles: false, cancelable: false, composed: false };

/** An element and all that it is painted in, up to the page's root. */
function around(element: Element, document: Document): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at === document.documentElement ? null : flatParent(at))
    found.push(at);
  return found;
}
