import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { appChunks } from "../../../bench/appChunks.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const modulesOf = async (names: string) => {
  const chunks = await appChunks(root, `export { ${names} } from "./index";`);
  return {
    first: chunks.filter(({ first }) => first).flatMap(({ modules }) => modules),
    later: chunks.filter(({ first }) => !first).flatMap(({ modules }) => modules),
  };
};

/** What an app loads with the chat's launcher, and with what it offers to the chat. */
const AT_ONCE =
  /^src\/(components\/|protocol\/(widgetId|wireActions)\.|hooks\/(appRegistry|indexerInUse|mediaMatches|useLeflux(Context|Tool)|watch(ForWork|Storage))\.|turn\/(appTool|openStorage)\.)/;

test("an app's first code holds the launcher: no index, no turn, no agent, no panel", async () => {
  const { first, later } = await modulesOf("LefluxChat, useLefluxTool, useLefluxContext");
  const ours = first.filter((file) => /^(src|node_modules)\//.test(file));
  expect(ours.filter((file) => !AT_ONCE.test(file))).toEqual([]);
  expect(ours.filter((file) => /\/(Panel|ChatContent|ChatEngine|labels|panelStyles|Markdown)\./.test(file))).toEqual(
    [],
  );
  for (const part of [
    "indexer/scanPage.ts",
    "turn/createTurn.ts",
    "components/Panel.tsx",
    "actions/performEmission.ts",
  ])
    expect(later).toContain(`src/${part}`);
});

test("no library but React is loaded to chat and act, and none of ours twice", async () => {
  const { first, later } = await modulesOf("LefluxChat");
  const all = [...first, ...later];
  const packages = new Set(all.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []));
  expect([...packages].sort()).toEqual(["eventsource-parser", "minisearch"]); // both with the agents
  expect(all.length).toBe(new Set(all).size);
});
