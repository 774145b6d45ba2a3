import { onceAMoment } from "../dom/moment";
import {
  attr,
  closest,
  designMode,
  firstElementChild,
  hasAttr,
  localName,
  nextElementSibling,
  nodeType,
  parentNode,
} from "../dom/native";
import { explicitRole } from "../dom/role";
import { documentOf } from "../dom/tree";

/** Roles whose elements are interactive by themselves. */
const ROLES = new Set(
  "button link menuitem menuitemcheckbox menuitemradio checkbox radio switch combobox option treeitem searchbox textbox tab slider spinbutton".split(
    " ",
  ),
);
/** Roles that are interactive where they take the focus. */
const FOCUSABLE_ROLES = new Set([
  "gridcell",
  "row",
  "cell",
  "columnheader",
  "rowheader",
  "listbox",
  "grid",
  "tree",
  "scrollbar",
]);

/** One query a root: everything that may be an entry by its own markup. */
export const CANDIDATES =
  "a[href],a[*|href],area[href],button,input,textarea,select,summary,[role],[tabindex],[onclick],[contenteditable],[data-action],[ng-click],[data-ng-click],[wire\\:click],[hx-get],[hx-post],[hx-put],[hx-patch],[hx-delete]";

/** Whether a framework's own attribute says that an element is pressed. */
export const pressedByMarkup = (element: Element): boolean =>
  ["ng-click", "data-ng-click", "wire:click"].some((name) => hasAttr(element, name)) || sendsOnClick(element);

/** htmx sends on a click, unless it is a field or a form, or told to wait for something else. */
function sendsOnClick(element: Element): boolean {
  if (localName(element) === "form" || !HTMX.some((name) => hasAttr(element, name))) return false;
  const trigger = attr(element, "hx-trigger");
  return trigger === null || /(^|,)\s*(click|mousedown)\b(?![^,]*\bfrom:)/.test(trigger);
}

const HTMX = ["hx-get", "hx-post", "hx-put", "hx-patch", "hx-delete"];

/**
 * How sure an element is of being interactive. `control`: native or by role; `weak`: by an attribute that says that something happens, which
 * an element around or inside of it may say better; `null`: it matched the query and is none.
 */
export type Strength = "control" | "weak" | null;

export const strengthOf = onceAMoment((element: Element): Strength => {
  switch (localName(element)) {
    case "button":
    case "textarea":
    case "select":
      return "control";
    case "input":
      return (element as HTMLInputElement).type === "hidden" ? null : "control";
    case "a":
    case "area":
      if (hasAttr(element, "href") || hasAttr(element, "xlink:href")) return "control";
      break;
    case "summary":
      if (isDetailsSummary(element)) return "control";
      break;
    case "html":
    case "body":
    case "frameset":
      return isEditingHost(element) ? "control" : null; // a listener or a tabindex here is the page's
    case "iframe":
    case "frame":
    case "object":
    case "embed":
      return null; // what can be pressed is in them
  }
  if (isEditingHost(element)) return "control";
  const role = explicitRole(element);
  if (ROLES.has(role)) return "control";
  if (hasAttr(element, "onclick") || hasAttr(element, "data-action")) return "weak";
  const tabindex = attr(element, "tabindex");
  if (tabindex === null) return null;
  if (FOCUSABLE_ROLES.has(role)) return "control";
  return scriptFocusOnly(element, tabindex, role) ? null : "weak";
});

/** HTML: the first summary child of a details element. */
function isDetailsSummary(element: Element): boolean {
  const parent = parentNode(element);
  if (!parent || localName(parent as Element) !== "details") return false;
  for (let child = firstElementChild(parent as Element); child; child = nextElementSibling(child)) {
    if (localName(child) === "summary") return child === element;
  }
  return false;
}

const EDITABLE = ["", "true", "false", "plaintext-only"].map((value) => `[contenteditable="${value}" i]`).join(",");

/** HTML: the element whose contents are edited as a whole, not one inside it; a document in design mode is edited by its body. */
export function isEditingHost(element: Element): boolean {
  if (localName(element) === "body" && designMode(documentOf(element)) === "on") return true;
  const value = attr(element, "contenteditable")?.toLowerCase();
  if (value !== "" && value !== "true" && value !== "plaintext-only") return false;
  const parent = parentNode(element);
  const around = parent && nodeType(parent) === 1 ? closest(parent as Element, EDITABLE) : null;
  return around === null || attr(around, "contenteditable")?.toLowerCase() === "false";
}

const LANDMARKS = new Set(
  "main section article header footer nav aside body html dialog form fieldset h1 h2 h3 h4 h5 h6 p ul ol table".split(
    " ",
  ),
);
const CONTAINER_ROLES = new Set(
  "main region article banner contentinfo navigation complementary dialog alertdialog alert status heading document application tabpanel menu menubar group list none presentation".split(
    " ",
  ),
);

/** `tabindex=-1` on a container is where scripts put the focus (a heading after a route change, a dialog): nobody presses it. */
function scriptFocusOnly(element: Element, tabindex: string, role: string): boolean {
  if (!tabindex.trim().startsWith("-")) return false;
  return LANDMARKS.has(localName(element)) || CONTAINER_ROLES.has(role);
}
