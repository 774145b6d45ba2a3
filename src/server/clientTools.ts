import { jsonSchema, type ToolSet, tool } from "ai";
import type { ClientTool } from "./readRequest";

/** The app's own tools; the browser runs them as it does the page actions. */
export function clientTools(tools: readonly ClientTool[]): ToolSet {
  const entries = tools.map(({ name, description, inputSchema }) => [
    name,
    tool({ description, inputSchema: jsonSchema<object>(inputSchema) }),
  ]);
  return Object.fromEntries(entries) as ToolSet;
}
