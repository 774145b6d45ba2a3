import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";

/**
 * The script that Playwright runs in a page, as its own package holds it, and a snapshot by it as Playwright asks for one. Rendering the tree to
 * text and reading frames is done outside of the page, and is not measured: both are for nothing here.
 */
export async function playwrightInjected() {
  const core = createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle");
  const bundle = await readFile(core, "utf8");
  const from = bundle.indexOf("= '", bundle.indexOf('generated/injectedScriptSource.ts"() {')) + 2;
  const literal = bundle.slice(from, bundle.indexOf("\n", from)).trim().replace(/;$/, "");
  const source = runInNewContext(literal);
  if (!source.includes("ariaSnapshotJSON"))
    throw new Error("bench: Playwright keeps its injected script elsewhere by now");
  const options = {
    isUnderTest: false,
    sdkLanguage: "javascript",
    frameSeq: 0,
    testIdAttributeName: "data-testid",
    stableRafCount: 1,
    browserName: "chromium",
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  };
  return `(() => {
    const module = {};
    ${source}
    const injected = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)});
    const snapshot = (mode) => ({ run: () => injected.ariaSnapshotJSON(document.body, { mode }) });
    __bench.playwrightAi = snapshot("ai");
    __bench.playwrightDefault = snapshot("default");
  })();`;
}
