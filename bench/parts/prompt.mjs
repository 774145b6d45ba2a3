import { countTokens } from "gpt-tokenizer";
import { geometricMean } from "../stats.mjs";
import { figure } from "../table.mjs";

/** Grids beyond this are left to the scan: nobody sends a snapshot of 100,000 elements. */
const LARGEST = 10_000;

/** What a page costs a model to read, in tokens: our text of the first 150 entries, the same as JSON, and what others send of the page. */
export async function prompt({ browser, pages, sources, quick, log }) {
  const read = [];
  for (const { name, url, grid, settleMs } of pages) {
    if (grid > LARGEST) continue;
    const tab = await browser.open(url, { settleMs });
    try {
      for (const key of ["leflux", "floors", "pageAgentBare"]) await tab.run(`${sources[key]};0`);
      const ours = await tab.run(
        "(() => { const index = __bench.leflux.run(); return { text: Leflux.renderIndex(index, { limit: 150 }), json: JSON.stringify(index.entries.slice(0, 150)), entries: index.entries.length }; })()",
      );
      // The words of page-agent's prompt don't depend on its overlays, which take minutes on large pages.
      const pageAgent = await tab.run("__bench.pageAgentBare.prompt()");
      const playwright = await tab.page.ariaSnapshot({ mode: "ai", timeout: 60_000 });
      const tokens = {
        leflux: countTokens(ours.text),
        json: countTokens(ours.json),
        pageAgent: countTokens(pageAgent),
        playwright: countTokens(playwright),
      };
      read.push({ name, entries: ours.entries, ...tokens });
      log(
        `  ${name.padEnd(48)} ${Object.values(tokens)
          .map((count) => String(count).padStart(8))
          .join(" ")}`,
      );
    } catch (error) {
      log(`  ${name}: ${String(error.message).split("\n")[0]}`);
    } finally {
      await tab.close();
    }
    if (quick && read.length >= 12) break;
  }
  const of = (key) => geometricMean(read.map((page) => page.leflux / page[key]));
  return { ofPageAgent: of("pageAgent"), ofPlaywright: of("playwright"), ofJson: of("json"), pages: read };
}

prompt.table = ({ ofPageAgent, ofPlaywright, ofJson, pages }) => ({
  head: [`tokens of a page, ${pages.length} pages, geometric mean`, "LeFlux's text is"],
  rows: [
    ["the same entries as JSON", `${figure(ofJson)} ×`],
    ["page-agent's prompt", `${figure(ofPageAgent)} ×`],
    ["Playwright's AI snapshot", `${figure(ofPlaywright)} ×`],
  ],
});
