import { chooseAmong } from "./chooseAmong";
import { find } from "./find";
import { act, type Circumstances, type Grounding } from "./grounding";
import { groundPress } from "./groundPress";
import { isField, isSearch } from "./kinds";

/** Types into the search field and presses Enter there. */
export function groundSearch(text: string, at: Circumstances): Grounding {
  const fields = at.surface.entries.filter((entry) => isSearch(entry) && !entry.disabled);
  const typed = fields.filter(
    (entry) => entry.type === "search" || entry.type === "searchbox" || entry.role === "searchbox",
  );
  const found = chooseAmong(typed.length > 0 ? typed : fields, at);
  const [entry, other] = found;
  if (entry && other) return { kind: "question", about: "“search”", candidates: found };
  if (entry) {
    const filled = act(entry, { type: "fill", id: entry.id, text }, false);
    if (filled.kind === "actions")
      filled.actions.push({ command: { type: "press", key: "Enter", id: entry.id }, entry });
    return filled;
  }
  // A magnifying glass that opens the field.
  const [opener] = at.opened ? [] : find({ text: "search", accept: (candidate) => !isField(candidate) }, at);
  if (opener) return { kind: "open", entry: opener };
  const named = groundPress({ kind: "press", how: "go", target: text }, at);
  if (named.kind === "actions") return named;
  return { kind: "nothing", wanted: "a search field", near: at.surface.nearest(text, 3) };
}
