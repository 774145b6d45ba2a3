import { attr, firstChild, localName, nextSibling, nodeType, parentNode, query, queryFirst } from "../dom/native";
import type { Pass } from "../dom/pass";
import { precedes } from "../dom/precedes";
import { squash } from "../dom/squash";
import { labelsField } from "./itemTitle";
import { type Title, titled } from "./titled";
import { titleText } from "./titleText";

const CHOICES = "input[type=radio],input[type=checkbox]";
const LONGEST = 60;

/** What several choices are called that only stand together, without a fieldset: the line before the first of them. */
export function groupTitle(element: Element, pass: Pass): { title: Title; container: Element } | null {
  if (localName(element) !== "input") return null;
  const { type } = element as HTMLInputElement;
  if (type !== "radio" && type !== "checkbox") return null;
  let container = parentNode(element) as Element | null;
  for (let level = 0; container && nodeType(container) === 1 && level < 4; level++) {
    if (/^(fieldset|form|body|table|ul|ol)$/.test(localName(container)) || attr(container, "role")) return null;
    const { first, alone, sameType, sameName } = choicesIn(container, pass);
    if (!alone) {
      if (!sameType || (type === "radio" && !sameName)) return null;
      const title = lineBefore(container, first as Element, pass);
      return title && { title, container };
    }
    container = parentNode(container) as Element | null;
  }
  return null;
}

interface Choices {
  first: Element | undefined;
  alone: boolean;
  sameType: boolean;
  sameName: boolean;
}

/** What choices a container holds. Each is asked once a pass: a table may hold thousands, a line each. */
function choicesIn(container: Element, pass: Pass): Choices {
  const memo = pass.memo<Element, Choices>(choicesIn);
  let choices = memo.get(container);
  if (!choices) {
    const [first, ...others] = query(container, CHOICES) as Iterable<HTMLInputElement>;
    choices = {
      first,
      alone: others.length === 0,
      sameType: others.every(({ type }) => type === first?.type),
      sameName: others.every(({ name }) => name === first?.name),
    };
    memo.set(container, choices);
  }
  return choices;
}

function lineBefore(container: Element, first: Element, pass: Pass): Title | null {
  for (let child = firstChild(container); child; child = nextSibling(child)) {
    if (!precedes(child, first)) return null;
    const type = nodeType(child);
    if (type === 3) {
      const text = squash((child as Text).data).replace(/\s*[:：*]+$/, "");
      if (/\p{L}{2}/u.test(text)) return text.length <= LONGEST ? titled(text, container) : null;
    } else if (type === 1) {
      const line = child as Element;
      if (queryFirst(line, "input,select,textarea,button,a[href]") || labelsField(line, pass)) return null;
      const text = titleText(line, pass).replace(/\s*[:：*]+$/, "");
      if (text) return text.length <= LONGEST ? titled(text, line) : null;
    }
  }
  return null;
}
