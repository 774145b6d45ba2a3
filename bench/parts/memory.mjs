import { productGrid } from "../pages/generators.mjs";
import { figure } from "../table.mjs";

/** Heap that an indexer holds on a large page while it watches, after garbage collection. */
export async function memory({ browser, server, sources, quick, log }) {
  const size = quick ? 10_000 : 100_000;
  server.addPage("memory", productGrid(size));
  const tab = await browser.open(`${server.origin}/made/memory`);
  await tab.run(`${sources.leflux};0`);
  const before = await heap(tab);
  await tab.run("globalThis.indexer = Leflux.createIndexer(); indexer.scan(); indexer.watch(); indexer.scan(); 0");
  const used = (await heap(tab)) - before;
  log(`  ${size} elements: ${figure(used)} MB`);
  await tab.close();
  return { heap: used, elements: size };
}

/** MB in use; collected twice, since the first collection lets go of what the second one frees. */
async function heap({ session }) {
  for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}
