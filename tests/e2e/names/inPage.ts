import { accessibleName } from "../../../src/dom/name";
import { query } from "../../../src/dom/native";
import { openPass } from "../../../src/dom/pass";
import { treesOf } from "../../../src/dom/treesOf";
import { CANDIDATES, strengthOf } from "../../../src/indexer/candidate";

/** Every control of a page, in page order, and what we call it. `extra`: a selector of what else is asked. */
export function nameControls(extra = ""): { elements: Element[]; names: string[] } {
  const pass = openPass();
  const elements = treesOf(document).flatMap((tree) =>
    [...query(tree, extra ? `${CANDIDATES},${extra}` : CANDIDATES)].filter(
      (element) => strengthOf(element) === "control" || (extra && element.matches(extra)),
    ),
  );
  return { elements, names: elements.map((element) => accessibleName(element, pass).text) };
}
