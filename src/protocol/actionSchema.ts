import * as z from "zod/mini";
import type { ActionCommand, ActionType } from "./action";

const id = z.int().check(z.positive());

/** Input of each page action as a tool, without `generation`: the client binds it to the generation that it sent. */
export const actionInputs = {
  click: z.object({ id }),
  fill: z.object({ id, text: z.string() }),
  select_option: z.object({ id, option: z.union([z.string(), z.array(z.string())]) }),
  check: z.object({ id, checked: z.boolean() }),
  press: z.object({ key: z.string().check(z.minLength(1)), id: z.optional(id) }),
  hover: z.object({ id }),
  scroll: z.object({
    id: z.optional(id),
    direction: z.optional(z.enum(["up", "down", "left", "right"])),
    amount: z.optional(z.number().check(z.positive())),
  }),
  navigate: z.object({ url: z.string().check(z.minLength(1)) }),
  go_back: z.object({}),
  drag: z.object({ id, toId: id }),
  wait_for: z.object({ text: z.optional(z.string()), ms: z.optional(z.number().check(z.nonnegative())) }),
} as const;

/** A page action that an agent can ask for over the wire; `upload` needs files, which only the app has. */
export type WireActionType = keyof typeof actionInputs;

export function isWireAction(name: string): name is WireActionType {
  return Object.hasOwn(actionInputs, name);
}

/** Reads a tool call as a page action; `error` names the field that does not fit. */
export function parseAction(name: string, input: unknown): { action: ActionCommand } | { error: string } {
  if (!isWireAction(name)) return { error: `There is no page action "${name}".` };
  const read = z.safeParse(actionInputs[name] as z.ZodMiniType<object>, input);
  if (read.success) return { action: { type: name satisfies ActionType, ...read.data } as ActionCommand };
  const issue = read.error.issues[0];
  const field = issue?.path.length ? issue.path.join(".") : "input";
  return { error: `${name}: ${field} does not fit (${issue?.message ?? "invalid"}).` };
}
