import path from "node:path";
import { build } from "vite";

const REACT = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];
const APP = "virtual:app";

/**
 * What an app that writes `code` gets from its bundler (Rolldown, by Vite), chunk by chunk: each with its text, the modules in it by their
 * path below `root`, whether it is loaded before anything is asked for, and whether it is only reached through an agent.
 * @param external what the app brings by itself
 */
export async function appChunks(root, code, external = REACT) {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "app",
        enforce: "pre",
        resolveId: (id) => (id.endsWith(APP) ? `\0${APP}` : undefined),
        load: (id) => (id === `\0${APP}` ? code.replaceAll('"./', `"${path.join(root, "src")}/`) : undefined),
      },
    ],
    oxc: { jsx: { runtime: "automatic", development: false } }, // in a test too
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      // As a library: without the code that Vite adds to an app of its own.
      lib: { entry: APP, formats: ["es"] },
      rollupOptions: {
        external,
        output: { entryFileNames: "app.js", chunkFileNames: "[name]-[hash].js", minify: true },
      },
    },
  });
  const { output } = [built].flat()[0];
  const chunks = new Map(output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const entry = output.find(({ isEntry }) => isEntry).fileName;
  const first = reach(chunks, [entry], ({ imports }) => imports);
  const unasked = reach(chunks, [entry], ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((name) => !isAgent(chunks.get(name))),
  ]);
  return [...chunks.values()].map(({ fileName, code: text, modules }) => ({
    name: fileName,
    text,
    modules: Object.keys(modules).map((file) => path.relative(root, file.replace(/\?.*$/, ""))),
    first: first.has(fileName),
    agent: !unasked.has(fileName),
  }));
}

const isAgent = (chunk) => chunk?.facadeModuleId?.includes("/agents/");

function reach(chunks, from, next) {
  const found = new Set();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name) || !chunks.has(name)) continue;
    found.add(name);
    queue.push(...next(chunks.get(name)));
  }
  return found;
}
