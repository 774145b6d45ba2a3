import { labelsOf } from "../dom/label";
import { closest, localName } from "../dom/native";
import type { Pass } from "../dom/pass";
import { isHeading } from "../dom/role";
import { flatContains, flatParent } from "../dom/tree";
import type { Titles } from "./container";
import { groupTitle } from "./groupTitle";
import { kindOf } from "./kind";
import { rankOf } from "./outline";
import type { Title } from "./titled";

/** The nearest title that is no repetition of the element itself. A form or dialog called like its own button is one that says something. */
export function parentTitle(
  element: Element,
  titles: Titles | null,
  { text, redacted }: { text: string; redacted: boolean },
  pass: Pass,
): Title | null {
  const own = text.toLowerCase();
  const field = kindOf(element) === "field";
  const group = field && !redacted ? groupTitle(element, pass) : null;
  for (let title = titles; title; title = title.outer) {
    if (
      title.weak ||
      isPageTitle(title.source, element) ||
      isOwn(element, title, text) ||
      (field && labelsAnother(title.source))
    )
      continue;
    if (group && !flatContains(group.container, title.source)) return group.title;
    if (repeats(own, title.text.toLowerCase()) && !namesGroup(title)) continue;
    return title;
  }
  return group?.title ?? null;
}

/**
 * Whether it is the page's h1 and the element stands in no part that it is the title of: in the page's header, footer, navigation or side bar,
 * or outside of the `main` that it heads. What is done in a header with the h1 in it is done to what that names; its links lead elsewhere.
 */
function isPageTitle(title: Element, element: Element): boolean {
  if (!isHeading(title) || rankOf(title) !== 1 || closest(title, PARTS)) return false;
  const main = closest(title, "main,[role=main]");
  if (main && !flatContains(main, element)) return true;
  const edge = closest(element, EDGES);
  return (
    edge !== null &&
    (kindOf(element) === "link" || !flatContains(edge, title)) &&
    !closest(edge, `${PARTS},main,[role=main]`)
  );
}

/** Parts of a page that may have an h1 of their own. */
const PARTS = "article,section,dialog,aside,li,form,[role=dialog],[role=alertdialog],[role=article],[role=region]";
/** What pages without landmarks call their edges. */
const CALLED = ["footer", "sidebar", "navbar", "topbar", "masthead"].flatMap((name) => [
  `#${name}`,
  ...["", "site-", "page-", "main-", "app-"].map((by) => `.${by}${name}`),
]);
const EDGES = `header,footer,nav,aside,[role=banner],[role=contentinfo],[role=navigation],[role=complementary],${CALLED}`;

/** A title that the element is made of, or that is made of the element. A tool in a heading ("Sales [edit]") is no part of what that says. */
export function isOwn(element: Element, { source, text: title }: Title, text: string): boolean {
  if (labelsOf(element).some((label) => label !== source && flatContains(label, source))) return true;
  if (flatContains(element, source)) return source !== element || flatParent(source) !== null;
  if (!/^(h[1-6]|legend|caption|label|summary)$/.test(localName(source)) || !flatContains(source, element))
    return false;
  return localName(source) === "label" || title.toLowerCase().includes(text.replace(BRACKETS, "").toLowerCase() || " ");
}

const BRACKETS = /^[\s[(]+|[\s\])]+$/g;

/** The label of one field is no title of the next one. */
const labelsAnother = (source: Element) => (closest(source, "label") as HTMLLabelElement | null)?.control != null;

const repeats = (own: string, title: string) =>
  own === title || own.startsWith(`${title.replace(/…$/, "")} `) || own.endsWith(` ${title}`);

function namesGroup({ source }: Title): boolean {
  const isNamed = (node: Element | null) => node !== null && /^(form|dialog|fieldset)$/.test(localName(node));
  return isNamed(source) || (/^(h[1-6]|legend)$/.test(localName(source)) && isNamed(flatParent(source)));
}
