import { flatContains } from "../../dom/tree";
import type { Act, Outcome } from "../act";
import { aim } from "../aim";
import { focusedElement, moveFocus } from "../focus";
import { pressPointer } from "../pointer/pressPointer";
import { isRefused, refuse } from "../refuse";

/** Gets the focus into a field as a person does, by a press on it; one that has it is left as it is. */
export async function enterField(act: Act, field: Element): Promise<Outcome> {
  const document = field.ownerDocument;
  const has = () => {
    const active = focusedElement(document);
    return active !== null && flatContains(field, active);
  };
  if (has()) return;
  const spot = await aim(act, field, { ownCover: true });
  if (isRefused(spot)) return spot;
  await pressPointer(act.document, spot);
  if (!field.isConnected) return refuse("gone", "The field was replaced when it was pressed.");
  if (has() || moveFocus(field)) return;
  return refuse("covered", "The field doesn't take the focus.");
}
