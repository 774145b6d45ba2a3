import * as z from "zod/mini";
import type { WireActionType } from "../protocol";

const id = z.int().check(z.positive());

/** Input of each page action as a tool. The browser reads the same by hand (`parseAction`). */
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
} as const satisfies Record<WireActionType, z.ZodMiniType<object>>;
