import path from "node:path";
import { gzipSync } from "node:zlib";
import { bundleFor, bundleScript } from "../build.mjs";
import { figure } from "../table.mjs";

const AGENTS = /(localAgent|httpAgent|scriptedAgent)-/;

/** What an app's bundle grows by, minified and gzipped, React external: before the chat is opened, and with all that chatting and acting loads. */
export async function weight({ root, log }) {
  const hooks = "LefluxChat, useIndexer, useLefluxChat, useLefluxTool, useLefluxContext";
  const app = await files(root, `export { ${hooks} } from "./index";`);
  const chatOnly = await files(root, `export { LefluxChat } from "./index";`);
  const indexer = await files(root, `export * from "./indexer";`);
  const result = {
    launcher: kB(app.filter(({ first }) => first)),
    chat: kB(chatOnly.filter(({ name }) => !AGENTS.test(name))),
    indexer: kB(indexer),
    global: gzipSync(await bundleScript(root, "global")).length / 1000,
    agents: kB(chatOnly.filter(({ name }) => AGENTS.test(name))),
  };
  log(
    `  ${Object.entries(result)
      .map(([name, size]) => `${name} ${figure(size)} kB`)
      .join(", ")}`,
  );
  return result;
}

const kB = (list) => list.reduce((sum, { size }) => sum + size, 0) / 1000;

/** Each file of the bundle, and whether it is loaded before anything is asked of the chat. */
async function files(root, code) {
  const { outputFiles, metafile } = await bundleFor(root, code);
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output]));
  const first = new Set();
  const add = (name) => {
    if (first.has(name)) return;
    first.add(name);
    for (const { path: to, kind } of outputs.get(name)?.imports ?? [])
      if (kind === "import-statement" && outputs.has(path.basename(to))) add(path.basename(to));
  };
  add([...outputs].find(([, { entryPoint }]) => entryPoint?.includes("stdin"))?.[0]);
  return outputFiles.map((file) => {
    const name = path.basename(file.path);
    return { name, size: gzipSync(file.contents).length, first: first.has(name) };
  });
}
