import { attr, localName } from "../../dom/native";
import { isProxy } from "../../dom/proxyField";
import type { TargetAct } from "../act";
import { editorOf, isTextField } from "../edit";
import { fieldIn, fill } from "../fill/fill";
import type { Former } from "./former";
import { plainText } from "./plainText";

/** The text of a field; of an editor only if it has no look of its own that would be lost. An editor that hides its text keeps it to itself. */
export function formerText({ element }: TargetAct): Former | undefined {
  const field = fieldIn(element);
  if (!field || isProxy(field)) return undefined;
  const read = (): string | undefined => {
    if (localName(field) === "input" || isTextField(field)) return (field as HTMLInputElement).value;
    const editor = editorOf(field);
    return editor ? plainText(editor) : (attr(field, "aria-valuenow") ?? undefined);
  };
  const before = read();
  if (before === undefined) return undefined;
  return { element, possible: () => true, state: read, putBack: (act) => fill(act, before) };
}
