import { hasAttr, localName } from "../dom/native";
import { flatParent } from "../dom/tree";
import type { Described } from "./describe";

interface Listed extends Described {
  element: Element;
  /** Stands in a control and may be just a piece of it. */
  part: boolean;
}

/** What only the wrapper may say of the two. */
const TOLD = ["expanded", "href", "checked", "selected", "pressed", "current", "disabled", "value"] as const;

/** A text field in a combobox that is a mere box around it (ARIA 1.1), and takes no focus itself, is what is typed in. */
const isFieldOf = (one: Listed, { entry, element }: Listed) =>
  entry.type === "combobox" && localName(one.element) === "input" && !hasAttr(element, "tabindex");

/**
 * One control that is marked twice is listed once. `<a><button>`, `<li role=menuitem><a>`: at the inner element, which a press hits. A piece of a
 * control that says no other thing than the whole does nothing else either: at the control.
 */
export function dropWrappers<T extends Listed>(described: readonly T[]): T[] {
  const listed = new Map(described.map((one) => [one.element, one]));
  const dropped = new Set<T>();
  for (const one of described) {
    if (!one.entry.text) {
      if (one.part) dropped.add(one);
      continue;
    }
    for (let node = flatParent(one.element); node; node = flatParent(node)) {
      const outer = listed.get(node);
      if (!outer) continue;
      if (outer.entry.text === one.entry.text) {
        if (one.part) dropped.add(one);
        else if (outer.entry.expanded === undefined || isFieldOf(one, outer)) {
          dropped.add(outer);
          for (const key of TOLD) {
            const told = outer.entry[key];
            if (key === "value" && one.entry.sensitive) continue;
            if (told !== undefined && one.entry[key] === undefined) Object.assign(one.entry, { [key]: told });
          }
        }
      }
      break;
    }
  }
  return dropped.size ? described.filter((one) => !dropped.has(one)) : [...described];
}
