import { attr, localName, parentNode, query, queryFirst, rootOf, textContent } from "../dom/native";
import type { Pass } from "../dom/pass";
import { remembered } from "../dom/remembered";
import { squash } from "../dom/squash";
import type { Tree } from "./collect";
import { ACCEPT, ANSWER, COOKIE_USE } from "./consentWords";

/** Levels around an answer, and characters, of a banner that has neither a name nor a place of its own. */
const LEVELS = 4;
const LONGEST = 700;
const CONTROLS = "button,[role=button],input[type=button],input[type=submit]";
const NO_BANNER =
  "h1,form,input:not([type=button],[type=submit],[type=hidden]),select,textarea,[role=switch],main,article,nav";

/**
 * The banners in an element's tree that stand in the flow of the page, called nothing: the smallest box around an answer that accepts, with
 * another answer or a link, and a short text on what cookies are used for. Each tree is asked once a pass, from its answers outwards.
 */
export function consentInFlow(element: Element, pass: Pass): ReadonlySet<Element> {
  const memo = pass.memo<Node, ReadonlySet<Element>>(consentInFlow);
  const root = rootOf(element);
  let banners = memo.get(root);
  if (!banners) {
    banners = bannersIn(root as Tree);
    memo.set(root, banners);
  }
  return banners;
}

function bannersIn(root: Tree): Set<Element> {
  const banners = new Set<Element>();
  for (const control of query(root, CONTROLS)) {
    const raw = textContent(control) || attr(control, "value") || "";
    if (raw.length > 400 || !isYes(raw)) continue;
    const banner = bannerAround(control);
    if (banner) banners.add(banner);
  }
  return banners;
}

const isYes = remembered((raw) => {
  const words = squash(raw);
  return words.length <= 40 && ANSWER.test(words) && ACCEPT.test(words);
});

function bannerAround(control: Element): Element | null {
  let node = parentNode(control) as Element | null;
  for (let level = 0; node && level < LEVELS; level++, node = parentNode(node) as Element | null) {
    if (/^(body|html|main|article|form|li|td)$/.test(localName(node) ?? "")) return null;
    const text = squash(textContent(node) ?? "");
    if (text.length > LONGEST || queryFirst(node, NO_BANNER)) return null;
    const pressed = query(node, `${CONTROLS},a[href]`).length;
    if (pressed > 5) return null;
    if (pressed > 1 && COOKIE_USE.test(text)) return node;
  }
  return null;
}
