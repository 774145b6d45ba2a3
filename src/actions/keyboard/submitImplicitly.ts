import { matches } from "../../dom/native";

/** Input types that keep Enter from submitting a form without a button when there are several of them (HTML, implicit submission). */
const BLOCKING = new Set([
  "text",
  "search",
  "tel",
  "url",
  "email",
  "password",
  "date",
  "month",
  "week",
  "time",
  "datetime-local",
  "number",
]);

/** Enter in a field: presses its form's default button, or, without one, submits a form that has no other such field. */
export function submitImplicitly(field: HTMLInputElement): void {
  const { form } = field;
  if (!form) return;
  const root = form.getRootNode() as Document | ShadowRoot;
  const owned = [...root.querySelectorAll<HTMLInputElement | HTMLButtonElement>("input,button")].filter(
    (control) => control.form === form,
  );
  const button = owned.find((control) => control.type === "submit" || control.type === "image");
  if (button) {
    if (!matches(button, ":disabled")) button.click();
    return;
  }
  const fields = owned.filter((control) => control.localName === "input" && BLOCKING.has(control.type));
  if (fields.length < 2) HTMLFormElement.prototype.requestSubmit.call(form);
}
