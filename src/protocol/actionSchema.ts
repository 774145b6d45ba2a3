import type { ActionCommand, ActionType } from "./action";
import { type Fields, flag, isNumber, isObject, isText, misfitOf, object, oneOf, optional, text, when } from "./read";
import { isWireAction, type WireActionType } from "./wireActions";

const id = when<number>((value) => Number.isSafeInteger(value) && (value as number) > 0);
const filled = when<string>((value) => isText(value) && value !== "");

/**
 * Input of each page action as a tool, without `generation`: the client binds it to the generation that it sent. Read by hand, since a browser
 * has better to load than a library of schemas; the server's schemas (`actionInputs`) say the same, and a test compares the two.
 */
const FIELDS = {
  click: { id },
  fill: { id, text },
  select_option: {
    id,
    option: when<string | string[]>((value) => isText(value) || (Array.isArray(value) && value.every(isText))),
  },
  check: { id, checked: flag },
  press: { key: filled, id: optional(id) },
  hover: { id },
  scroll: {
    id: optional(id),
    direction: optional(oneOf("up", "down", "left", "right")),
    amount: optional(when<number>((value) => isNumber(value) && value > 0)),
  },
  navigate: { url: filled },
  go_back: {},
  drag: { id, toId: id },
  wait_for: {
    text: optional(text),
    ms: optional(when<number>((value) => isNumber(value) && value >= 0)),
  },
} satisfies { [Type in WireActionType]: Fields<Omit<Extract<ActionCommand, { type: Type }>, "type">> };

/** Reads a tool call as a page action; `error` names the field that does not fit. */
export function parseAction(name: string, input: unknown): { action: ActionCommand } | { error: string } {
  if (!isWireAction(name)) return { error: `There is no page action "${name}".` };
  const fields: Fields<object> = FIELDS[name];
  const field = isObject(input) ? misfitOf(input, fields) : "input";
  if (field) return { error: `${name}: ${field} does not fit (Invalid input).` };
  return { action: { type: name satisfies ActionType, ...(object(fields)(input) as object) } as ActionCommand };
}
