import { isWireAction } from "../protocol";
import type { AppTool } from "./types";

interface Converter {
  input(options: { target: string }): object;
}
interface Validator {
  validate(value: unknown): Outcome | Promise<Outcome>;
}
type Outcome =
  | { value: unknown; issues?: undefined }
  | { issues: readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }[] };

const standard = (schema: object) =>
  (schema as { "~standard"?: Partial<Validator> & { jsonSchema?: Converter } })["~standard"];

/** The JSON Schema to tell the agent: of a Standard JSON Schema (standardschema.dev) its input side, anything else as it is. */
export function toJsonSchema(schema: object): object {
  const props = standard(schema);
  if (!props) return schema;
  if (props.jsonSchema) return props.jsonSchema.input({ target: "draft-2020-12" });
  throw new Error(
    "LeFlux: a tool's inputSchema cannot be told to the agent. It is a Standard Schema that gives no JSON Schema (zod/mini, valibot). " +
      "Pass its JSON Schema instead, for example z.toJSONSchema(schema).",
  );
}

/** Reads a tool call's input; a JSON Schema is for the agent only and checks nothing here. */
export async function readToolInput(tool: AppTool, input: unknown): Promise<{ input: unknown } | { error: string }> {
  const validate = standard(tool.inputSchema)?.validate;
  if (!validate) return { input };
  const outcome = await validate(input);
  const issue = outcome.issues?.[0];
  if (!issue) return { input: (outcome as { value: unknown }).value };
  const path = issue.path?.map((step) => String(typeof step === "object" ? step.key : step)).join(".");
  return { error: `${tool.name}: ${path || "input"} does not fit (${issue.message}).` };
}

/** Throws when a tool cannot be offered, and says why. */
export function checkTool({ name, inputSchema }: AppTool): void {
  if (!/^[\w-]{1,64}$/.test(name))
    throw new Error(
      `LeFlux: a tool cannot be named ${JSON.stringify(name)}. Models take letters, digits, _ and - only, at most 64. Rename it.`,
    );
  if (isWireAction(name))
    throw new Error(`LeFlux: a tool cannot be named "${name}". That is one of the page actions. Rename it.`);
  if (typeof inputSchema !== "object" || inputSchema === null)
    throw new Error(
      `LeFlux: the tool "${name}" has no inputSchema. The agent needs one to call it. Pass a JSON Schema or a zod schema.`,
    );
  toJsonSchema(inputSchema);
}
