import * as z from "zod/mini";

const object = z.looseObject({ type: z.string().check(z.minLength(1)) });

const written = z.looseObject({ text: z.string() });
const called = z.looseObject({
  toolCallId: z.string().check(z.minLength(1)),
  state: z.enum([
    "input-streaming",
    "input-available",
    "approval-requested",
    "approval-responded",
    "output-available",
    "output-error",
    "output-denied",
  ]),
});
const named = z.extend(called, { toolName: z.string().check(z.minLength(1)) });
// The SDK would fetch any other address from the server's own network.
const file = z.looseObject({
  mediaType: z.string(),
  url: z.string().check(z.startsWith("data:", "must be a data: URL")),
});

/** What a part of this type must look like; parts of other types are for the client alone. */
function shapeOf(type: string): z.ZodMiniType | null {
  if (type === "text" || type === "reasoning") return written;
  if (type === "dynamic-tool") return named;
  if (type.startsWith("tool-")) return called;
  return type === "file" ? file : null;
}

/** A part by its own type, so that an error names its field and not a union of all kinds. */
const part = object.check(
  z.superRefine((value, context) => {
    const read = shapeOf(value.type)?.safeParse(value);
    for (const issue of read?.error?.issues ?? [])
      context.addIssue({ code: "custom", path: issue.path, message: issue.message });
  }),
);

/** Instructions are the server's: a conversation has no system messages. */
export const messageSchema = z.looseObject({
  id: z.string(),
  role: z.enum(["user", "assistant"], "must be user or assistant"),
  parts: z.array(part),
});
