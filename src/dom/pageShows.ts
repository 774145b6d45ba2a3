import { bodyOf, checkVisibility, nodeType, textContent } from "./native";
import { squash } from "./squash";
import { treesOf } from "./treesOf";

/** Whether a text can be read on the page now, however it is split up or cased; the chat's own text doesn't count. */
export function pageShows(document: Document, text: string): boolean {
  const wanted = squash(text).toLowerCase();
  const bare = wanted.replaceAll(" ", "");
  // What is shown costs a layout to read: what isn't even in the source is not asked for.
  return treesOf(document).some(
    (tree) => sourceText(tree).includes(bare) && squash(shownText(tree)).toLowerCase().includes(wanted),
  );
}

function sourceText(tree: Document | ShadowRoot): string {
  const root = nodeType(tree) === 9 ? bodyOf(tree as Document) : tree;
  return squash((root && textContent(root)) ?? "")
    .toLowerCase()
    .replaceAll(" ", "");
}

function shownText(tree: Document | ShadowRoot): string {
  // biome-ignore-start lint/performance/useDomNodeTextContent: what is not shown must not count
  if (nodeType(tree) === 9) return bodyOf(tree as Document)?.innerText ?? "";
  return [...tree.children]
    .filter((child) => checkVisibility(child, { visibilityProperty: true }))
    .map((child) => (child as HTMLElement).innerText ?? "")
    .join("\n");
  // biome-ignore-end lint/performance/useDomNodeTextContent: see above
}
