import type { AppContext, AppTool } from "../turn";

/*
 * What the app offers to its agent. Kept by module and not by React context, so that a component anywhere in the app, in another root too,
 * can offer what it knows and can, wherever the chat is mounted. Every chat on the page is offered all of it. Nothing is announced: a turn
 * reads the lists anew with each request.
 */
const tools = new Set<() => AppTool>();
const contexts = new Set<() => AppContext>();

/** Offers a tool until the returned end is called. Of two with one name the later counts. */
export const addTool = (tool: () => AppTool) => add(tools, tool);
export const addContext = (context: () => AppContext) => add(contexts, context);

export function listTools(own: readonly AppTool[] = []): AppTool[] {
  return [...new Map([...read(tools), ...own].map((tool) => [tool.name, tool])).values()];
}

export function listContext(own: readonly AppContext[] = []): AppContext[] {
  return [...own, ...read(contexts)];
}

function add<T>(all: Set<() => T>, one: () => T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

const read = <T>(all: Set<() => T>): T[] => [...all].map((one) => one());
