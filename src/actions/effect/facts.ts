import { accessibleName } from "../../dom/name";
import { attr, checkVisibility, localName, query } from "../../dom/native";
import { openPass } from "../../dom/pass";
import { cut } from "../../dom/squash";
import { textOf } from "../../dom/text";
import type { Tree } from "../../dom/treesOf";
import { inWidget } from "../../dom/widgetHost";
import type { Indexer } from "../../indexer/types";
import { type IndexEntry, type PageIndex, TEXT_LENGTH } from "../../protocol";
import type { ScrollMark } from "../act";
import { focusedElement } from "../focus";

/** What an effect is told from: read once before an action and once after it. */
export interface Facts {
  url: string;
  index: PageIndex | null;
  /** Open dialogs, with their titles. */
  dialogs: ReadonlyMap<unknown, string>;
  /** What has the focus, if that is not the target itself. */
  focused: { element: unknown; text: string } | undefined;
  /** The target as a scan would tell it. */
  target: IndexEntry | undefined;
  /** What is in the target's field, whole, to compare with: it may be a secret, and is never told. */
  typed: string | undefined;
  scroll: { x: number; y: number } | undefined;
}

export function readFacts(
  indexer: Indexer,
  document: Document,
  trees: readonly Tree[],
  target: Element | undefined,
  mark: ScrollMark | undefined,
): Facts {
  const inspected = target && indexer.inspect(target);
  const focused = focusedElement(document);
  const elsewhere = focused && !inWidget(focused) && !(target && touches(target, focused)) ? focused : null;
  return {
    url: document.URL,
    index: indexer.getSnapshot().index,
    dialogs: openDialogs(trees),
    focused: elsewhere ? { element: elsewhere, text: focusText(indexer, elsewhere) } : undefined,
    target: inspected?.ok ? inspected.entry : undefined,
    typed: target && (target as HTMLInputElement).value?.toString(),
    scroll: mark && { x: mark.box.scrollLeft, y: mark.box.scrollTop },
  };
}

const touches = (a: Element, b: Element) => a.contains(b) || b.contains(a);

function focusText(indexer: Indexer, element: Element): string {
  const inspected = indexer.inspect(element);
  if (inspected.ok && inspected.entry.text) return inspected.entry.text;
  return cut(accessibleName(element, openPass()).text || localName(element), TEXT_LENGTH);
}

const DIALOGS = "dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]";

function openDialogs(trees: readonly Tree[]): Map<Element, string> {
  const found = new Map<Element, string>();
  const pass = openPass();
  for (const tree of trees) {
    for (const dialog of query(tree, DIALOGS)) {
      if (inWidget(dialog) || attr(dialog, "aria-hidden") === "true") continue;
      if (!checkVisibility(dialog, { visibilityProperty: true, opacityProperty: true })) continue;
      const heading = query(dialog, "h1,h2,h3,h4,h5,h6,[role=heading]")[0];
      const title = accessibleName(dialog, pass).text || (heading ? textOf(heading, pass) : "");
      found.set(dialog, cut(title || "untitled", TEXT_LENGTH));
    }
  }
  return found;
}
