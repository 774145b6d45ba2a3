import type { IndexEntry, PageAction, PageIndex } from "../protocol";
import { isRiskyLabel, isYes } from "./riskyWords";
import type { ApprovalPolicy } from "./types";

type Decision = "allow" | "ask" | "refuse";

/** Entry types that are typed into or chosen; every other one is pressed for what it does. */
const CHOSEN = new Set(
  (
    "input text email tel url number password search searchbox textbox textarea editable select combobox date time month week " +
    "datetime-local color range file checkbox radio switch option treeitem tab slider spinbutton menuitemcheckbox menuitemradio"
  ).split(" "),
);

/**
 * Whether an action may be done, needs the user's approval, or is not to be done at all. `always` asks before everything but scrolling and
 * waiting. A policy of the app's own that throws or answers anything else asks.
 */
export function decide(
  policy: ApprovalPolicy,
  action: PageAction,
  entry: IndexEntry | undefined,
  page: PageIndex,
): Decision {
  if (policy === "never") return "allow";
  if (policy === "always") return action.type === "scroll" || action.type === "wait_for" ? "allow" : "ask";
  if (policy === "risky") return isRisky(action, entry, page) ? "ask" : "allow";
  try {
    const own = policy(action, entry, page);
    return own === "allow" || own === "refuse" ? own : "ask";
  } catch {
    return "ask";
  }
}

/** Whether an action submits, pays, orders, deletes, sends, downloads or leaves the site. */
function isRisky(action: PageAction, entry: IndexEntry | undefined, page: PageIndex): boolean {
  switch (action.type) {
    case "click":
      return entry === undefined || isRiskyPress(entry, page);
    case "press":
      return isRiskyKey(action.key, entry, page);
    case "navigate":
      return leaves(action.url, page.url);
    case "upload":
      return true;
    case "fill":
    case "select_option":
    case "check":
    case "hover":
    case "scroll":
    case "go_back":
    case "drag":
    case "wait_for":
      return false;
    default:
      action satisfies never;
      return true;
  }
}

function isRiskyPress(entry: IndexEntry, page: PageIndex): boolean {
  if (entry.submits || entry.download) return true;
  if (entry.href !== undefined && leaves(entry.href, page.url)) return true;
  if (CHOSEN.has(entry.type)) return false;
  const labels = [entry.text, entry.ariaLabel ?? ""];
  // "Confirm" under "Delete this project?" is as risky as its title.
  const agreesTo = labels.some(isYes) ? [entry.parent ?? ""] : [];
  return [...labels, ...agreesTo].some(isRiskyLabel);
}

function isRiskyKey(keys: string, entry: IndexEntry | undefined, page: PageIndex): boolean {
  const key = keys === " " ? " " : (keys.split("+").at(-1) ?? "").trim().toLowerCase();
  const isEnter = key === "enter" || key === "numpadenter" || key === "return";
  const isSpace = key === " " || key === "space" || key === "spacebar";
  if (!isEnter && !isSpace) return false;
  // The focused element may be any: only a page without a form is safe.
  if (!entry) return isEnter && page.entries.some((one) => one.submits);
  if (!CHOSEN.has(entry.type) || entry.submits) return isRiskyPress(entry, page);
  if (isSpace) return false;
  if (entry.type === "search" || entry.type === "searchbox" || entry.role === "searchbox") return false;
  // A plain Enter there is a new line.
  if (entry.type === "textarea" && !keys.includes("+")) return false;
  // Which form a field belongs to is not told: what submits under the same heading is most likely its button.
  return page.entries.some((one) => one.submits && one.parent === entry.parent && one.frame === entry.frame);
}

/** Whether an address lies outside of the page's origin; what is no web address at all (mail, telephone, files) does too. */
function leaves(address: string, base: string): boolean {
  let url: URL;
  let here: URL;
  try {
    here = new URL(base);
    url = new URL(address, here);
  } catch {
    return false;
  }
  // A script in the page's own links is the page's own doing; an action that navigates to one is refused elsewhere.
  if (url.protocol === "javascript:") return false;
  return url.origin !== here.origin || url.protocol !== here.protocol;
}
