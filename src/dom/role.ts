import { onceAMoment } from "./moment";
import { attr, hasAttr, localName } from "./native";
import { ROLES } from "./roles";

/** Roles that take their name from their content (WAI-ARIA 1.2, "name from: contents"). */
export const NAMED_BY_CONTENT = new Set(
  "button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem".split(
    " ",
  ),
);

const INPUT_ROLES: Record<string, string> = {
  button: "button",
  submit: "button",
  reset: "button",
  image: "button",
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  number: "spinbutton",
  search: "searchbox",
};

const IMPLICIT: Record<string, string> = {
  button: "button",
  summary: "button",
  textarea: "textbox",
  option: "option",
  dialog: "dialog",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  tr: "row",
  td: "cell",
  th: "columnheader",
  nav: "navigation",
  main: "main",
  aside: "complementary",
  search: "search",
  form: "form",
  fieldset: "group",
  article: "article",
  li: "listitem",
  img: "image",
};

/** The first role of the attribute that there is (WAI-ARIA: others are passed over), lower case; "" without one. */
export const explicitRole = onceAMoment((element: Element): string => {
  const role = attr(element, "role");
  if (!role) return "";
  const whole = role.toLowerCase();
  if (ROLES.has(whole)) return whole;
  return whole.split(/\s+/).find((token) => ROLES.has(token)) ?? "";
});

/** The role of an element as HTML-AAM maps it, as far as interactive elements and their containers need; else "generic". */
export function roleOf(element: Element): string {
  const role = explicitRole(element);
  if (role && role !== "none" && role !== "presentation") return role;
  const name = localName(element);
  switch (name) {
    case "a":
    case "area":
      return hasAttr(element, "href") || hasAttr(element, "xlink:href") ? "link" : "generic";
    case "input":
      return INPUT_ROLES[(element as HTMLInputElement).type] ?? "textbox";
    case "select":
      return (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1
        ? "listbox"
        : "combobox";
    default:
      return IMPLICIT[name] ?? "generic";
  }
}

const NATIVE_HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

export function isHeading(element: Element): boolean {
  return NATIVE_HEADINGS.has(localName(element)) || explicitRole(element) === "heading";
}
