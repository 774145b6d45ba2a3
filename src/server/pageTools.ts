import { jsonSchema, type ToolSet, tool } from "ai";
import * as z from "zod/mini";
import type { WireActionType } from "../protocol";
import { actionInputs } from "./actionInputs";

const DESCRIPTIONS: Readonly<Record<WireActionType, string>> = {
  click: "Press an entry: a button, a link, a tab, a summary, a menu item.",
  fill: "Replace what is written in a text field. Does not send it.",
  select_option: "Choose in a select or combobox, by the label of the option; a list for several.",
  check: "Turn a checkbox, radio or switch on or off.",
  press: "Press a key, such as Enter, Escape, ArrowDown or Control+A; in an entry, or where the focus is.",
  hover: "Move the pointer over an entry, to open what opens on hover.",
  scroll: "Scroll the page, or the box that an entry is in; amount in CSS pixels, by default most of the view.",
  navigate: "Load an address of this site. Prefer clicking a link that is listed.",
  go_back: "Go back to the page before.",
  drag: "Drag one entry onto another.",
  wait_for: "Wait until a text appears, or for some milliseconds.",
};

/** The page actions as tools that the browser runs: without `execute`, so that a call ends the answer. */
export function pageTools(): ToolSet {
  const entries = Object.entries(actionInputs).map(([name, schema]) => {
    const input = schema as z.ZodMiniType<object>;
    const inputSchema = jsonSchema<object>(toJsonSchema(input), {
      validate: (value) => {
        const read = input.safeParse(value);
        return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
      },
    });
    return [name, tool({ description: DESCRIPTIONS[name as WireActionType], inputSchema })];
  });
  return Object.fromEntries(entries) as ToolSet;
}

function toJsonSchema(schema: z.ZodMiniType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    override: ({ jsonSchema: part }) => {
      // The bound of safe integers tells a model nothing.
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
    },
  });
  return json as Parameters<typeof jsonSchema>[0] & object;
}
