import { attr, matches, query, rootOf } from "../dom/native";
import { flatParent } from "../dom/tree";
import { isEditing, isNamedByText, KEPT_OUT } from "./signals";

/** Where in the page an element lies, as far as a change there matters. */
export interface Surface {
  /** Inside of what is never indexed. */
  keptOut: boolean;
  /** Inside of what is typed into. */
  editing: boolean;
  /** Its text is part of what an entry is called. */
  names: boolean;
}

const NOWHERE: Surface = { keptOut: false, editing: false, names: false };

/** Reads surfaces, each element once: for one batch of mutations, in which the page can't change. `labelling` tells ids that name others. */
export function openSurfaces(
  ignore: ((element: Element) => boolean) | undefined,
  labelling: (root: Node) => ReadonlySet<string>,
): (element: Element) => Surface {
  const known = new Map<Element, Surface>();
  const read = (element: Element, outer: Surface): Surface => {
    if (outer.keptOut || matches(element, KEPT_OUT) || ignore?.(element)) return { ...outer, keptOut: true };
    const editing = outer.editing || isEditing(element);
    const id = attr(element, "id");
    const names = outer.names || isNamedByText(element) || (id !== null && labelling(rootOf(element)).has(id));
    return editing === outer.editing && names === outer.names ? outer : { keptOut: false, editing, names };
  };
  return (element) => {
    const path: Element[] = [];
    let surface: Surface | undefined;
    for (let node: Element | null = element; node && !surface; node = flatParent(node)) {
      surface = known.get(node);
      if (!surface) path.push(node);
    }
    surface ??= NOWHERE;
    for (const node of path.reverse()) {
      surface = read(node, surface);
      known.set(node, surface);
    }
    return surface;
  };
}

/** Ids that `aria-labelledby` points at, by tree. Kept until the next scan: a new reference is itself a change that leads to one. */
export function openLabelling(): (root: Node) => ReadonlySet<string> {
  const known = new WeakMap<Node, Set<string>>();
  return (root) => {
    let ids = known.get(root);
    if (!ids) {
      const all = [...query(root as Document, "[aria-labelledby]")];
      ids = new Set(all.flatMap((element) => attr(element, "aria-labelledby")?.split(/\s+/) ?? []));
      known.set(root, ids);
    }
    return ids;
  };
}
