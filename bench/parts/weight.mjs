import { gzipSync } from "node:zlib";
import { appChunks } from "../appChunks.mjs";
import { bundleScript } from "../build.mjs";
import { figure } from "../table.mjs";

/**
 * What an app's bundle grows by, minified and gzipped, React external: before anything is asked of the chat, with the hooks that offer it
 * something; with all that chatting and acting loads, the agents apart; and the other ways in.
 */
export async function weight({ root, log }) {
  const chat = await appChunks(root, `export { LefluxChat, useLefluxTool, useLefluxContext } from "./index";`);
  const headless = await appChunks(root, `export { useIndexer, useLefluxChat } from "./index";`);
  const indexer = await appChunks(root, `export * from "./indexer";`);
  const local = await appChunks(root, `export { localAgent } from "./index";`);
  const result = {
    launcher: kB(chat.filter(({ first }) => first)),
    chat: kB(chat.filter(({ agent }) => !agent)),
    headless: kB(headless.filter(({ first }) => first)),
    indexer: kB(indexer.filter(({ first }) => first)),
    actions: kB(indexer.filter(({ first }) => !first)),
    localAgent: kB(local),
    global: gzipSync(await bundleScript(root, "global")).length / 1000,
  };
  log(
    `  ${Object.entries(result)
      .map(([name, size]) => `${name} ${figure(size)} kB`)
      .join(", ")}`,
  );
  return result;
}

const kB = (chunks) => chunks.reduce((sum, { text }) => sum + gzipSync(text).length, 0) / 1000;
