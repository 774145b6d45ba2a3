import * as z from "zod/mini";
import { HREF_LENGTH, OPTION_COUNT, PARENT_LENGTH, TEXT_LENGTH, VALUE_LENGTH, WIDGET_CAP } from "../protocol";

/** One line: a line break in a name would look like an entry of its own to the model. */
const oneLine = z.overwrite((text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
/** Twice what the widget sends: the bound is for safety, not for style. */
const line = (length: number) => z.string().check(oneLine, z.maxLength(length * 2));
/** What the page alone decides how long it is: cut, not refused. */
const cut = (length: number) =>
  z.string().check(
    oneLine,
    z.overwrite((text) => text.slice(0, length)),
  );
const text = line(TEXT_LENGTH);
const yes = z.optional(z.literal(true));
const yesOrMixed = z.optional(z.union([z.literal(true), z.literal("mixed")]));
const count = z.number().check(z.nonnegative());
const pixels = z.number();

export const entrySchema = z.object({
  id: z.int().check(z.positive()),
  type: line(40),
  text,
  placeholder: z.optional(text),
  value: z.optional(line(VALUE_LENGTH)),
  href: z.optional(line(HREF_LENGTH)),
  ariaLabel: z.optional(text),
  options: z.optional(z.array(text).check(z.maxLength(OPTION_COUNT))),
  required: yes,
  disabled: yes,
  parent: z.optional(line(PARENT_LENGTH)),
  visible: z.literal(true),
  inModal: yes,
  role: z.optional(line(40)),
  checked: yesOrMixed,
  selected: yes,
  expanded: z.optional(z.boolean()),
  pressed: yesOrMixed,
  readOnly: yes,
  invalid: yes,
  multiple: yes,
  current: yes,
  min: z.optional(cut(40)),
  max: z.optional(cut(40)),
  step: z.optional(cut(40)),
  offscreen: z.optional(z.enum(["above", "below", "left", "right"])),
  isNew: yes,
  sensitive: yes,
  filled: yes,
  submits: yes,
  download: yes,
  frame: z.optional(text),
  nameFrom: z.optional(z.string()),
});

/** What the widget says of the page. Fields that are not known are left out. */
export const pageSchema = z.object({
  generation: z.int().check(z.nonnegative()),
  url: cut(2000),
  title: cut(300),
  reason: z.enum(["open", "emission", "action", "route", "mutation", "manual"]),
  entries: z.array(entrySchema).check(z.maxLength(WIDGET_CAP)),
  total: count,
  scroll: z.object({ x: pixels, y: pixels, width: count, height: count, scrollWidth: count, scrollHeight: count }),
  filtered: z.optional(z.object({ consent: z.optional(count), share: z.optional(count), pixel: z.optional(count) })),
  omitted: z.optional(
    z.object({
      inView: z.optional(count),
      above: z.optional(count),
      below: z.optional(count),
      left: z.optional(count),
      right: z.optional(count),
    }),
  ),
  modal: z.optional(text),
});
