import { median } from "../stats.mjs";
import { figure } from "../table.mjs";

/**
 * What a scan costs that follows a small change, beside one of a page that changed as a whole: `full` is a scan that reads everything
 * again. Layout that the change itself owes is brought up to date before the clock starts.
 */
export async function rescan({ browser, server, sources, quick, log }) {
  const result = { inserted: {}, unchangedBy: {} };
  for (const size of quick ? [10_000] : [10_000, 100_000]) {
    const { productGrid } = await import("../pages/generators.mjs");
    server.addPage(`rescan-${size}`, productGrid(size));
    const tab = await browser.open(`${server.origin}/made/rescan-${size}`);
    await tab.run(`${sources.leflux};0`);
    const { full, inserted, unchanged } = await tab.run(`(${measure})(${quick ? 3 : 7})`);
    result.inserted[size] = median(inserted) / median(full);
    result.unchangedBy[size] = median(unchanged) / median(full);
    log(
      `  ${size} elements: full ${figure(median(full))} ms, one button inserted ${figure(median(inserted))} ms, unchanged ${figure(median(unchanged))} ms`,
    );
    await tab.close();
  }
  result.unchanged = Math.max(...Object.values(result.unchangedBy));

  server.addPage("bulk", (await import("../pages/generators.mjs")).productGrid(1_000));
  const tab = await browser.open(`${server.origin}/made/bulk`);
  await tab.run(`${sources.leflux};0`);
  const { watched, alone } = await tab.run(`(${bulk})(${quick ? 8 : 30})`);
  result.bulkInsert = median(watched) / median(alone);
  log(`  2,000 nodes inserted: ${figure(median(alone))} ms, under observation ${figure(median(watched))} ms`);
  await tab.close();
  return result;
}

/* The functions below run in the page. */

async function measure(rounds) {
  const settle = () => document.documentElement.getBoundingClientRect();
  const time = (run) => {
    settle();
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const result = { full: [], inserted: [], unchanged: [] };
  for (let round = 0; round < rounds + 2; round++) {
    // With `ignore` nothing is remembered.
    const alone = Leflux.createIndexer({ ignore: () => false });
    alone.scan();
    const full = time(() => alone.scan());
    alone.destroy();

    const watching = Leflux.createIndexer({ debounceMs: 1e9, maxWaitMs: 1e9 });
    watching.scan();
    const stop = watching.watch();
    await new Promise((resolve) => setTimeout(resolve));
    watching.scan();
    const button = document.createElement("button");
    button.textContent = `New ${round}`;
    document.querySelectorAll(".card")[3].append(button);
    const inserted = time(() => watching.scan());
    const unchanged = time(() => watching.scan());
    stop();
    watching.destroy();
    button.remove();
    if (round < 2) continue; // warm-up
    result.full.push(full);
    result.inserted.push(inserted);
    result.unchanged.push(unchanged);
  }
  return result;
}

async function bulk(rounds) {
  const list = document.body.appendChild(document.createElement("ul"));
  const insert = async () => {
    list.textContent = "";
    await new Promise((resolve) => setTimeout(resolve));
    const start = performance.now();
    for (let i = 0; i < 1000; i++) list.appendChild(document.createElement("li")).textContent = `Row ${i}`;
    await null; // observers are told
    await null;
    return performance.now() - start;
  };
  const result = { watched: [], alone: [] };
  for (let round = 0; round < rounds + 3; round++) {
    const alone = await insert();
    const indexer = Leflux.createIndexer({ debounceMs: 1e9, maxWaitMs: 1e9 });
    indexer.scan();
    const stop = indexer.watch();
    const watched = await insert();
    stop();
    indexer.destroy();
    if (round < 3) continue;
    result.alone.push(alone);
    result.watched.push(watched);
  }
  return result;
}
