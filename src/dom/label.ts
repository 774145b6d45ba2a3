import { attr, closest, localName, query, rootOf } from "./native";

const LABELABLE = new Set(["input", "select", "textarea", "button", "meter", "output", "progress"]);

/** Labels of a native control, wrapping and `for`, in tree order (HTML `labels`, safe where `labels` is missing or clobbered). */
export function labelsOf(control: Element): Element[] {
  if (!LABELABLE.has(localName(control))) return [];
  const native = (control as HTMLInputElement).labels;
  if (native) return [...native];
  const id = attr(control, "id");
  const found = id
    ? [...query(rootOf(control) as Document, "label[for]")].filter((label) => attr(label, "for") === id)
    : [];
  const around = closest(control, "label");
  return around && !attr(around, "for") ? [...found, around] : found;
}
