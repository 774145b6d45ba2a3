import type { IndexEntry } from "../../protocol";
import type { Circumstances } from "./grounding";
import { labelsOf } from "./labels";

/**
 * Which of equally good entries is meant, as far as that is known: what lies in front, what the user answered, what is where the step
 * before was done. More than one are left when it isn't.
 */
export function chooseAmong(equals: IndexEntry[], { picks, nearParent }: Circumstances): IndexEntry[] {
  const front = equals.filter((entry) => entry.inModal);
  const visible = front.length > 0 ? front : equals;
  if (visible.length < 2) return visible;
  const labels = picks.length > 0 ? labelsOf(visible) : [];
  for (const pick of [...picks].reverse()) {
    const picked = visible[labels.indexOf(pick.label)];
    if (picked) return [picked];
  }
  const beside = nearParent === undefined ? [] : visible.filter((entry) => entry.parent === nearParent);
  return beside.length === 1 ? beside : visible;
}
