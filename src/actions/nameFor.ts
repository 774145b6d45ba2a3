import { accessibleName } from "../dom/name";
import { attr, localName, query } from "../dom/native";
import { openPass } from "../dom/pass";
import { roleOf } from "../dom/role";
import { cut } from "../dom/squash";
import { textOf } from "../dom/text";

/** How a person would name what they see there, for messages: `dialog "Cookies"`, `"Loading…"`, `<div class="scrim">`. */
export function nameFor(element: Element): string {
  const pass = openPass();
  const role = roleOf(element);
  const heading = query(element, "h1,h2,h3,h4,h5,h6,[role=heading]")[0];
  const text =
    accessibleName(element, pass).text ||
    (heading && textOf(heading, pass)) ||
    textOf(element, pass, { ariaHidden: true });
  const kind = role === "generic" ? "" : `${role} `;
  if (text) return `${kind}"${cut(text, 60)}"`;
  const name = attr(element, "id")
    ? ` id="${attr(element, "id")}"`
    : attr(element, "class")
      ? ` class="${attr(element, "class")}"`
      : "";
  return cut(`${kind}<${localName(element)}${name}>`, 80);
}
