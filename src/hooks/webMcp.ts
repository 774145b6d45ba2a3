import type { AppTool } from "../turn";

/** A tool that the page registered by WebMCP, as its owner describes it. */
export interface WebMcpTool {
  name: string;
  description: string;
  /** The page's own word that it changes nothing. */
  readOnly: boolean;
}

/** `true` offers all tools of the page to the agent, a function those for which it gives true. */
export type WebMcpOption = boolean | ((tool: WebMcpTool) => boolean);

/** The tool as browsers hand it out: the draft has changed often, so everything is looked at before it is believed. */
interface Registered {
  name?: unknown;
  title?: unknown;
  description?: unknown;
  /** An object in the draft, JSON in browsers that are older than it. */
  inputSchema?: unknown;
  annotations?: { readOnlyHint?: unknown } | null;
}
interface ModelContext {
  getTools?(): Promise<readonly Registered[]>;
  executeTool?(tool: Registered, input: object, options: { signal: AbortSignal }): Promise<unknown>;
}
/** What Chrome had before `getTools`, under `navigator.modelContextTesting`. */
interface Testing {
  listTools?(): readonly Registered[] | Promise<readonly Registered[]>;
  executeTool?(name: string, input: string, options: { signal: AbortSignal }): Promise<unknown>;
}

/** A page that never answers must not hold the agent up. */
const PATIENCE_MS = 1000;
/** What the server takes. */
const LONGEST_DESCRIPTION = 2000;

/** The tools that this page registered by WebMCP, as abilities of the app. None where there is no WebMCP. */
export async function listWebMcp(option: WebMcpOption, view: Window & typeof globalThis = window): Promise<AppTool[]> {
  const source = sourceOf(view);
  if (!option || !source) return [];
  const registered = await withinPatience(source.list());
  const names = new Set<string>();
  return registered.flatMap((tool) => {
    const { name, description } = tool ?? {};
    if (typeof name !== "string" || typeof description !== "string" || !name) return [];
    const readOnly = tool?.annotations?.readOnlyHint === true;
    if (typeof option === "function" && !option({ name, description, readOnly })) return [];
    const offered = nameFor(name, names);
    names.add(offered);
    return {
      name: offered,
      description: description.slice(0, LONGEST_DESCRIPTION),
      inputSchema: schemaOf(tool?.inputSchema),
      async execute(input: unknown, { signal }: { signal: AbortSignal }) {
        return outcomeOf(await source.execute(tool, { ...(input as object) }, signal));
      },
    };
  });
}

interface Source {
  list(): Promise<readonly Registered[]>;
  execute(tool: Registered, input: object, signal: AbortSignal): Promise<unknown>;
}

function sourceOf(view: Window & typeof globalThis): Source | null {
  const { document, navigator } = view as unknown as Record<"document" | "navigator", { modelContext?: ModelContext }>;
  const context = document.modelContext ?? navigator.modelContext;
  if (typeof context?.getTools === "function" && typeof context.executeTool === "function")
    return {
      list: async () => (await context.getTools?.()) ?? [],
      execute: async (tool, input, signal) => context.executeTool?.(tool, readEitherWay(input), { signal }),
    };
  const testing = (navigator as { modelContextTesting?: Testing }).modelContextTesting;
  if (typeof testing?.listTools === "function" && typeof testing.executeTool === "function")
    return {
      list: async () => (await testing.listTools?.()) ?? [],
      execute: async (tool, input, signal) =>
        testing.executeTool?.(String(tool.name), JSON.stringify(input), { signal }),
    };
  return null;
}

/** Chrome before 155 takes the input as a string of JSON, later ones as an object: this is both, so that nothing is ever run twice to find out. */
function readEitherWay(input: object): object {
  return Object.defineProperty(input, "toString", { value: () => JSON.stringify(input), enumerable: false });
}

async function withinPatience(list: Promise<readonly Registered[]>): Promise<readonly Registered[]> {
  const tooLate = new Promise<never[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
  const tools = await Promise.race([list.catch(() => []), tooLate]);
  return Array.isArray(tools) ? tools : [];
}

/** WebMCP allows dots and 128 characters, models neither; and page actions keep their names. */
function nameFor(name: string, taken: ReadonlySet<string>): string {
  const plain = `page_${name.replace(/[^\w-]/g, "_")}`.slice(0, 60);
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? plain : `${plain}_${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

function schemaOf(given: unknown): object {
  try {
    const schema: unknown = typeof given === "string" ? JSON.parse(given) : given;
    if (typeof schema === "object" && schema !== null && !Array.isArray(schema)) return { type: "object", ...schema };
  } catch {
    // No schema that can be read: whatever the agent says is passed on.
  }
  return { type: "object" };
}

/** The JSON that the browser makes of what the tool gave; null when it navigated. */
function outcomeOf(outcome: unknown): unknown {
  if (typeof outcome !== "string") return outcome ?? null;
  try {
    return JSON.parse(outcome);
  } catch {
    return outcome;
  }
}
