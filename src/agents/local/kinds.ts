import type { IndexEntry } from "../../protocol";

const FIELDS = new Set(
  (
    "text email search tel url password number date time datetime-local month week color range input textarea editable textbox " +
    "searchbox spinbutton slider combobox"
  ).split(" "),
);
const TOGGLES = new Set(["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"]);
const PICKS = new Set(["radio", "option", "menuitemradio", "menuitem", "tab", "treeitem", "gridcell"]);

/** Text can be written in it. */
export function isField(entry: IndexEntry): boolean {
  return FIELDS.has(entry.type) || entry.role === "textbox";
}

/** One of several things can be chosen in it. */
export function isChoice(entry: IndexEntry): boolean {
  return (
    entry.type === "select" || entry.options !== undefined || entry.type === "combobox" || entry.role === "combobox"
  );
}

/** It is on or off. */
export function isToggle(entry: IndexEntry): boolean {
  return TOGGLES.has(entry.type) || entry.role === "switch" || entry.pressed !== undefined;
}

/** It is itself one of several things to choose from. */
export function isPick(entry: IndexEntry): boolean {
  return PICKS.has(entry.type);
}

export function isLink(entry: IndexEntry): boolean {
  return entry.type === "link";
}

/** It opens and closes, and is closed now. */
export function isClosed(entry: IndexEntry): boolean {
  const closed = entry.expanded === false || (entry.type === "summary" && entry.expanded === undefined);
  return closed && !isField(entry) && !isChoice(entry) && !entry.disabled;
}

/** A search is typed in it. */
export function isSearch(entry: IndexEntry): boolean {
  if (entry.type === "search" || entry.type === "searchbox" || entry.role === "searchbox") return true;
  return isField(entry) && /\b(?:search|find|filter)\b/i.test(`${entry.text} ${entry.placeholder} ${entry.ariaLabel}`);
}

/** Pressing it leaves the rest of the page as it is, as far as one can tell beforehand. */
export function staysPut(entry: IndexEntry): boolean {
  return isField(entry) || TOGGLES.has(entry.type);
}
