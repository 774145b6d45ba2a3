import type { Pass } from "../dom/pass";
import { isHeading } from "../dom/role";
import { cut } from "../dom/squash";
import { flatParent } from "../dom/tree";
import { PARENT_LENGTH } from "../protocol";
import { containerTitle } from "./containerTitle";
import { type Card, headingsBefore } from "./headingsBefore";
import { isItem } from "./items";
import { rankOf } from "./outline";
import type { Title } from "./titled";

/** A title that an element stands under, and those further out. */
export interface Titles extends Title {
  outer: Titles | null;
}

/** What is known at an element of all that is around it. */
interface Context {
  titles: Titles | null;
  /** The nearest item that has a heading for its title. */
  card: Card | null;
}

const OUTSIDE: Context = { titles: null, card: null };

/**
 * The titles that an element stands under, nearest first: name of its dialog, legend, row, card or list item, the heading before it, landmark and
 * section names; the page's h1 comes last by itself, since it stands furthest out. Each ancestor is read once a pass.
 */
export function titlesOf(element: Element, pass: Pass): Titles | null {
  const memo = pass.memo<Element, Context>(titlesOf);
  const path: Element[] = [];
  let context = OUTSIDE;
  for (let node: Element | null = element; node; node = flatParent(node)) {
    const known = memo.get(node);
    if (known) {
      context = known;
      break;
    }
    path.push(node);
  }
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i] as Element;
    context = inside(node, context, pass);
    memo.set(node, context);
  }
  return context.titles;
}

/** Titles of `node` as seen from inside its parent: first what the parent itself is called, nearer than that the heading before `node`. */
function inside(node: Element, around: Context, pass: Pass): Context {
  const parent = flatParent(node);
  if (!parent) return around;
  const called = containerTitle(parent, node, pass);
  const card =
    called && isHeading(called.source) && isItem(parent, pass)
      ? { element: parent, rank: rankOf(called.source) }
      : around.card;
  let titles = add(called, around.titles);
  for (const heading of headingsBefore(node, parent, card, pass).reverse()) titles = add(heading, titles);
  return { titles, card };
}

function add(title: Title | null, outer: Titles | null): Titles | null {
  if (!title) return outer;
  const text = cut(title.text, PARENT_LENGTH);
  return text === outer?.text ? outer : { ...title, text, outer };
}
