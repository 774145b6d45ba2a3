import {
  attr,
  byId,
  firstElementChild,
  localName,
  namespaceOf,
  nextElementSibling,
  rootOf,
  textContent,
} from "./native";

export const isSvg = (element: Element) => namespaceOf(element) === "http://www.w3.org/2000/svg";

/** What a picture or a part of one is called: by its own `<title>`, or by that of the symbol that it uses. */
export function svgName(element: Element): string {
  const own = titleIn(element);
  if (own || localName(element) !== "use") return own;
  const reference = attr(element, "href") ?? attr(element, "xlink:href") ?? "";
  const symbol = reference.startsWith("#") ? byId(rootOf(element), reference.slice(1)) : null;
  return symbol ? titleIn(symbol) : "";
}

function titleIn(element: Element): string {
  for (let child = firstElementChild(element); child; child = nextElementSibling(child)) {
    if (localName(child) === "title") return textContent(child) ?? "";
  }
  return "";
}
