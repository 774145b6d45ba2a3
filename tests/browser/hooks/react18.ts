/// <reference types="vite/client" />
import reactUmd from "../../react18/node_modules/react/umd/react.development.js?raw";
import reactDomUmd from "../../react18/node_modules/react-dom/umd/react-dom.development.js?raw";

type Exports = Record<string, unknown>;

/** React 18 beside React 19: its development builds for script tags, run with what they ask for. */
function run(source: string, requires: Record<string, Exports>): Exports {
  const module = { exports: {} as Exports };
  const body = new Function("exports", "module", "require", source);
  body(module.exports, module, (name: string) => requires[name]);
  return module.exports;
}

export const React18 = run(reactUmd, {}) as unknown as typeof import("react");
export const ReactDom18 = run(reactDomUmd, { react: React18 as unknown as Exports }) as unknown as {
  createRoot: typeof import("react-dom/client").createRoot;
  hydrateRoot: typeof import("react-dom/client").hydrateRoot;
  version: string;
};
