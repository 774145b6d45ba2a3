import { attr, closest, firstElementChild, localName, matches, query, queryFirst, shadowRoot } from "../dom/native";
import { WIDGET_ID } from "../protocol/widgetId";
import { CANDIDATES, strengthOf } from "./candidate";
import { listensToPress } from "./listening";
import { ID_ATTRIBUTE } from "./writeIds";

/*
 * What in a page can make the index another one, said once for mutations and for the events that mutate nothing.
 */

/** The hosts of chats, and what the page keeps out: nothing inside is ever indexed. */
export const KEPT_OUT = `#${WIDGET_ID},#${WIDGET_ID}-inspector,[data-leflux-ignore]`;

/** Their text is the `parent` of entries around them, or names a field. */
export const HEADINGS = "label,legend,caption,h1,h2,h3,h4,h5,h6,[role=heading],dt";

/** What shows, hides or carries entries and is found by markup alone: it spares a look at each candidate. */
const QUICK = `[${ID_ATTRIBUTE}],a[href],button,input,textarea,select,summary,dialog,[aria-modal],iframe,frame`;

const NAMES = `${HEADINGS},[${ID_ATTRIBUTE}]`;
const QUICK_OR_SLOT = `${QUICK},slot`;

/** Whether there is, under a root, something that can be an entry. */
function entriesUnder(root: ParentNode & Node): boolean {
  if (queryFirst(root, QUICK)) return true;
  for (const found of query(root, CANDIDATES)) if (strengthOf(found)) return true;
  return false;
}

/** Whether the element is, or holds in its own tree, something that can be an entry. A slot shows what is slotted into it. */
export function holdsEntries(element: Element): boolean {
  if (matches(element, QUICK_OR_SLOT) || strengthIn(element) !== null) return true;
  return firstElementChild(element) !== null && (entriesUnder(element) || queryFirst(element, "slot") !== null);
}

/** One selector spares most elements the reading of their attributes. */
const strengthIn = (element: Element) => (matches(element, CANDIDATES) ? strengthOf(element) : null);

/** Whether a shadow tree holds something that can be an entry, at any depth. */
export function shadowHoldsEntries(shadow: ShadowRoot): boolean {
  return entriesUnder(shadow) || [...query(shadow, "*")].some(mayHoldInShadow);
}

/** Whether an element's shadow tree holds entries, or may hold them soon: not defined or not rendered yet. */
export function mayHoldInShadow(element: Element): boolean {
  const shadow = shadowRoot(element);
  if (shadow) return !queryFirst(shadow, "*") || shadowHoldsEntries(shadow);
  return localName(element).includes("-") && !matches(element, ":defined");
}

/** A custom control that no attribute shows. */
export function looksPressable(element: Element, view: Window): boolean {
  return listensToPress(element) !== null || view.getComputedStyle(element).cursor === "pointer";
}

/** Whether the text of an element tells what an entry is: not that of a region that merely takes the focus or listens. */
export function isNamedByText(element: Element): boolean {
  if (matches(element, NAMES)) return true;
  if (matches(element, "th,tr>td:first-child")) {
    const table = closest(element, "table");
    return table !== null && holdsEntries(table);
  }
  const strength = strengthIn(element);
  return strength === "control" || (strength === "weak" && !entriesUnder(element));
}

/** Whether what is inside changes by typing. */
export function isEditing(element: Element): boolean {
  const editable = attr(element, "contenteditable")?.toLowerCase();
  return editable === "" || editable === "true" || editable === "plaintext-only" || localName(element) === "textarea";
}
