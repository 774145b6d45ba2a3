import { accessibleName } from "../dom/name";
import {
  attr,
  firstElementChild,
  hasAttr,
  localName,
  nextElementSibling,
  previousElementSibling,
  query,
  rootOf,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { precedes } from "../dom/precedes";
import { explicitRole, isHeading } from "../dom/role";
import { squash } from "../dom/squash";
import { PARENT_LENGTH } from "../protocol";
import { belongsElsewhere, isItem } from "./items";
import { itemTitle } from "./itemTitle";
import { noteTitle } from "./noteTitle";
import { headingsIn, topHeadings } from "./outline";
import { rowTitle } from "./tableTitle";
import { type Title, titled } from "./titled";
import { isWordy, titleText } from "./titleText";

/** What names its contents by an attribute or by its own first child. */
const NAMED = new Set(
  "section article nav aside main form fieldset dialog search table ul ol details menu figure footer header".split(" "),
);
const NAMED_ROLES = new Set(
  "dialog alertdialog region navigation complementary main form search group radiogroup toolbar tabpanel list listbox menu menubar tree grid table banner contentinfo article feed tablist treegrid rowgroup".split(
    " ",
  ),
);
const SECTIONS = new Set(["article", "section", "form", "fieldset", "search"]);

/** What a container is called, as seen from `branch` inside of it. */
export function containerTitle(container: Element, branch: Element, pass: Pass): Title | null {
  const name = localName(container);
  if (name === "body" || name === "html") return null;
  const role = explicitRole(container);
  if (name === "tr" || role === "row") return rowTitle(container, branch, pass);
  if (NAMED.has(name) || NAMED_ROLES.has(role)) {
    const named = accessibleName(container, pass);
    if (named.from === "content") return childTitle(container, HEADS[name] ?? "", pass);
    if (named.text && named.from !== "title") return titled(named.text, container);
  }
  if (name === "details") return childTitle(container, "summary", pass);
  if (role === "tabpanel") return tabOf(container, pass) ?? sectionTitle(container, branch, pass);
  if (name === "dialog" || role === "dialog" || role === "alertdialog")
    return dialogTitle(container, pass) ?? itemTitle(container, branch, pass);
  if (name === "dd" && headingsIn(container, pass).length === 0)
    return termOf(container, pass) ?? itemTitle(container, branch, pass);
  // What is in a heading besides its words is a tool for what it heads ("Sales [edit]").
  if (isHeading(container)) return titled(titleText(container, pass), container);
  const note = noteTitle(container, branch, role, pass);
  if (note) return note;
  if (isItem(container, pass)) return itemTitle(container, branch, pass);
  if (SECTIONS.has(name)) return sectionTitle(container, branch, pass);
  if (hasAttr(container, "aria-label")) return titled(squash(attr(container, "aria-label") ?? ""), container);
  return landmark(container, name, role);
}

/** The child that HTML-AAM names a container by. */
const HEADS: Record<string, string> = { fieldset: "legend", table: "caption", figure: "figcaption" };

/** What a description list says of: the `dt` before. */
function termOf(description: Element, pass: Pass): Title | null {
  let term = previousElementSibling(description);
  while (term && localName(term) === "dd") term = previousElementSibling(term);
  return term && localName(term) === "dt" ? titled(titleText(term, pass), term) : null;
}

function childTitle(container: Element, name: string, pass: Pass): Title | null {
  for (let child = firstElementChild(container); child; child = nextElementSibling(child)) {
    if (localName(child) === name) return titled(titleText(child, pass), child);
  }
  return null;
}

function tabOf(panel: Element, pass: Pass): Title | null {
  const id = attr(panel, "id");
  if (!id) return null;
  const tab = [...query(rootOf(panel) as Document, "[role=tab][aria-controls]")].find(
    (one) => attr(one, "aria-controls") === id,
  );
  return tab ? titled(accessibleName(tab, pass).text, panel) : null;
}

function dialogTitle(dialog: Element, pass: Pass): Title | null {
  const heading = topHeadings(headingsIn(dialog, pass), pass)[0];
  if (heading) return titled(titleText(heading, pass), heading);
  for (const part of query(dialog, "[class*=title],[class*=Title],[class*=heading]")) {
    const text = titleText(part, pass);
    if (isWordy(text) && text.length <= PARENT_LENGTH) return titled(text, part);
  }
  return null;
}

/** A heading inside a section that comes before the branch in page order. */
function sectionTitle(section: Element, branch: Element, pass: Pass): Title | null {
  const heading = headingsIn(section, pass).find((one) => isWordy(titleText(one, pass)));
  if (!heading || !precedes(heading, branch) || belongsElsewhere(heading, section, branch, pass)) return null;
  return titled(titleText(heading, pass), heading);
}

const LANDMARKS: Record<string, string> = {
  header: "header",
  footer: "footer",
  nav: "navigation",
  aside: "sidebar",
  main: "main",
  banner: "header",
  contentinfo: "footer",
  navigation: "navigation",
  complementary: "sidebar",
};

/** Where on the page: says nothing of what something belongs to, but tells a footer's link from the header's. */
const landmark = (container: Element, name: string, role: string) =>
  titled(LANDMARKS[role || name] ?? "", container, true);
