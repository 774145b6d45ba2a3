import { build } from "esbuild";
import { bundleScript } from "../build.mjs";
import { playwrightInjected } from "./playwright.mjs";

/**
 * What is measured against what, in the order of the table. `source` is run once in a page and leaves `globalThis.__bench[key] = {run, after?}`;
 * `run` is one scan, synchronous, and `after` takes back what it did to the page. A contender is not measured on pages whose controls it doesn't
 * look at, though it would be fast there.
 */
export const CONTENDERS = [
  { key: "leflux", label: "LeFlux, the whole index" },
  { key: "lefluxAnew", label: "LeFlux, everything read again, as after a change of the page" },
  { key: "floorA", label: "floor A: candidate query + one box each" },
  { key: "floorB", label: "floor B: walk + one `checkVisibility` a candidate" },
  {
    key: "testingLibrary",
    label: "role + name (dom-accessibility-api, as Testing Library)",
    blindTo: ["shadow roots", "frames"],
  },
  { key: "tabbable", label: "tabbable + names", blindTo: ["frames"] },
  { key: "pageAgentBare", label: "page-agent, bare tree" },
  { key: "playwrightDefault", label: "Playwright, default aria snapshot", blindTo: ["frames"] },
  { key: "playwrightAi", label: "Playwright, AI aria snapshot", blindTo: ["frames"] },
  { key: "pageAgent", label: "page-agent, as shipped" },
];

/** One script a contender, in the page's own world. */
export async function contenderSources(root) {
  const [leflux, floors, names, pageAgent, pageAgentBare, playwright] = await Promise.all([
    bundleScript(root, "indexer"),
    bundle("floors.js"),
    bundle("names.js"),
    bundle("pageAgent.js"),
    bundle("pageAgent.js", [withoutOverlays]),
    playwrightInjected(),
  ]);
  const bench = "globalThis.__bench ??= {};";
  return {
    leflux: `${leflux};${bench}(() => { const indexer = Leflux.createIndexer(); __bench.leflux = { run: () => indexer.scan() };
      // Whoever may be asked for anything may answer anything the next time: with \`ignore\` nothing is remembered.
      const forgetful = Leflux.createIndexer({ ignore: () => false }); __bench.lefluxAnew = { run: () => forgetful.scan() }; })();`,
    floors: bench + floors,
    names: bench + names,
    pageAgent: `${bench}globalThis.__pageAgentKey = "pageAgent";${pageAgent}`,
    pageAgentBare: `${bench}globalThis.__pageAgentKey = "pageAgentBare";${pageAgentBare};__bench.pageAgentBare.run = __pageAgentTree;`,
    playwright: bench + playwright,
  };
}

async function bundle(file, plugins = []) {
  const { outputFiles } = await build({
    entryPoints: [new URL(file, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    legalComments: "none",
    external: ["./SimulatorMask-*"], // the mask is drawn while an agent acts, and is no part of reading a page
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    plugins,
    logLevel: "error",
  });
  return outputFiles[0].text;
}

/** page-agent has no option for it: highlights and the debug clock are set where the tree is asked for. Its text is not asked for either. */
const withoutOverlays = {
  name: "without-overlays",
  setup({ onLoad }) {
    onLoad({ filter: /page-controller\.js$/ }, async ({ path }) => {
      const { readFile } = await import("node:fs/promises");
      const source = await readFile(path, "utf8");
      const asked = /doHighlightElements: true,\s*debugMode: true/;
      if (!asked.test(source)) throw new Error("bench: page-agent asks for its tree in another way by now");
      const bare = source.replace(asked, "doHighlightElements: false,\ndebugMode: false");
      return {
        contents: `${bare}\nglobalThis.__pageAgentTree = () => getFlatTree({ viewportExpansion: -1 });`,
        loader: "js",
      };
    });
  },
};
