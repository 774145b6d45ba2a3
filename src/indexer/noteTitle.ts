import { attr, firstElementChild, query } from "../dom/native";
import type { Pass } from "../dom/pass";
import { textOf } from "../dom/text";
import { PARENT_LENGTH } from "../protocol";
import { strengthOf } from "./candidate";
import { type Title, titled } from "./titled";
import { isWordy } from "./titleText";

/** What libraries call a chip and a message: the whole class, its last part, or with the few endings in use. */
const CLASS =
  /(?:^|[\s_-]|Mui)(?:tags?|chip|pill|token|choice|multi-?value|selection-item|alert|toast|snackbar|notification|callout)(?:-root|-wrapper|__item|_item)?(?=$|\s)/i;
const ROLES = /^(alert|status)$/;
const CONTROLS = "a[href],button,input,select,textarea,[role=button],[tabindex]";
/** A cross and a link or two ("Undo"): with more it is a part of the page. */
const MOST = 3;

/** What a chip or a message says besides its cross: that is what the cross takes away. */
export function noteTitle(container: Element, branch: Element, role: string, pass: Pass): Title | null {
  if (!ROLES.test(role) && !CLASS.test(attr(container, "class") ?? "")) return null;
  if (!firstElementChild(container) || strengthOf(container) === "control") return null;
  if (query(container, CONTROLS).length > MOST) return null;
  const text = textOf(container, pass, { skip: (one) => one === branch || strengthOf(one) === "control" });
  return isWordy(text) && text.length <= PARENT_LENGTH * 2 ? titled(text, container) : null;
}
