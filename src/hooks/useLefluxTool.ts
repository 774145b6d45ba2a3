import { useEffect, useRef } from "react";
import { type AppTool, checkTool } from "../turn";
import { addTool } from "./appRegistry";

/** What a schema reads an input as; a plain JSON Schema does not say. */
type InputOf<Schema> = Schema extends { "~standard": { types?: infer Types } }
  ? NonNullable<Types> extends { output: infer Output }
    ? Output
    : unknown
  : unknown;

export interface LefluxTool<Schema extends object = object> extends Omit<AppTool, "inputSchema" | "execute"> {
  inputSchema: Schema;
  execute(input: InputOf<Schema>, options: { signal: AbortSignal }): unknown;
}

/**
 * Offers an ability of the app to the agent of every `<LefluxChat>` on the page, as long as the component is mounted; it may be mounted
 * anywhere. `execute` is the one of the latest render, runs without the user's approval, and gives JSON that the agent reads.
 *
 * `inputSchema` is a JSON Schema, which is told to the agent and checks nothing, or a Standard Schema that gives a JSON Schema (zod, ArkType),
 * which also checks each input before `execute` sees it.
 */
export function useLefluxTool<Schema extends object>(tool: LefluxTool<Schema>): void {
  const latest = useRef(tool as AppTool);
  useEffect(() => {
    latest.current = tool as AppTool;
  });
  const { name, inputSchema } = tool;
  useEffect(() => checkTool({ ...latest.current, name, inputSchema }), [name, inputSchema]);
  useEffect(() => addTool(() => latest.current), []);
}
