import {
  attr,
  byId,
  contains,
  hasAttr,
  localName,
  nextElementSibling,
  nodeType,
  parentNode,
  query,
  rootOf,
} from "../dom/native";
import type { Pass } from "../dom/pass";
import { explicitRole, isHeading } from "../dom/role";

const GROUPS = "[role=group],[role=menu],[role=listbox],[role=tree],[role=region],[role=tabpanel]";
const GROUP_ROLES = new Set(["group", "menu", "listbox", "tree", "region", "tabpanel"]);

/**
 * What closed disclosures open (`aria-expanded=false`): what they control or own, else the group inside of them, else the region or menu that
 * follows them or their heading. The trigger itself, its label and its other siblings are not part of it. Closed `<details>` need nothing: the
 * browser does not display what is in them, whatever their summary says.
 *
 * A trigger that is not shown closes nothing: on a wide view the button of a menu is gone and the menu stays. Neither does one whose contents
 * another trigger holds open.
 */
export function collapsedContents(roots: readonly (Document | ShadowRoot)[], pass: Pass): Set<Element> {
  const closed = new Set<Element>();
  for (const root of roots) {
    for (const trigger of query(root, "[aria-expanded=false]")) {
      if (localName(trigger) === "summary" || !pass.displayed(trigger)) continue;
      for (const content of contentsOf(trigger)) if (!contains(content, trigger)) closed.add(content);
    }
  }
  if (closed.size === 0) return closed;
  for (const root of roots) {
    for (const trigger of query(root, "[aria-expanded=true]")) {
      if (!pass.displayed(trigger)) continue;
      for (const content of referenced(trigger)) closed.delete(content);
    }
  }
  return closed;
}

function contentsOf(trigger: Element): Element[] {
  const controlled = referenced(trigger);
  if (controlled.length) return controlled;
  const inner = [...query(trigger, GROUPS)];
  if (inner.length) return inner;
  const follows = nextElementSibling(trigger) ?? afterHeading(trigger);
  return follows && isDisclosed(follows, trigger) ? [follows] : [];
}

const referenced = (trigger: Element) => [...references(trigger, "aria-controls"), ...references(trigger, "aria-owns")];

function references(trigger: Element, attribute: string): Element[] {
  const ids = attr(trigger, attribute)?.trim();
  if (!ids) return [];
  const scope = rootOf(trigger);
  return ids.split(/\s+/).flatMap((id) => byId(scope, id) ?? []);
}

/** The accordion pattern wraps its button in a heading, and the panel follows the heading. */
function afterHeading(trigger: Element): Element | null {
  const parent = parentNode(trigger) as Element | null;
  return parent && nodeType(parent) === 1 && isHeading(parent) ? nextElementSibling(parent) : null;
}

function isDisclosed(element: Element, trigger: Element): boolean {
  const id = attr(trigger, "id");
  const labelled = attr(element, "aria-labelledby");
  if (id && labelled?.split(/\s+/).includes(id)) return true;
  if (GROUP_ROLES.has(explicitRole(element))) return true;
  // A menu button is followed by its list.
  const name = localName(element);
  return (
    hasAttr(trigger, "aria-haspopup") &&
    attr(trigger, "aria-haspopup") !== "dialog" &&
    (name === "ul" || name === "ol" || name === "menu")
  );
}
