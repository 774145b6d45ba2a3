/*
 * What the bench promises: each goal says where its figure stands among the results, which bound it has, and in which unit it is told. A result
 * that was not measured has no verdict.
 */

const atMost = (bound) => ({ bound: `≤ ${bound}`, met: (value) => value <= bound });
const atLeast = (bound) => ({ bound: `≥ ${bound}`, met: (value) => value >= bound });

const GOALS = [
  ["scan", "repeat scan, × floor A", "timesFloorA", atMost(2)],
  ["scan", "times faster than page-agent as shipped", "faster.pageAgent", atLeast(60)],
  ["scan", "times faster than page-agent's bare tree", "faster.pageAgentBare", atLeast(10)],
  ["scan", "times faster than Playwright's AI snapshot", "faster.playwrightAi", atLeast(16)],
  ["scan", "times faster than tabbable + names", "faster.tabbable", atLeast(2.5)],
  ["scan", "growth exponent on the product grid", "exponent", atMost(0.8)],
  ["scan", "the page shape that costs most, × floor A", "worstShape", atMost(4)],
  ["rescan", "after one inserted button, 10k elements, part of a full scan", "inserted.10000", atMost(0.4)],
  ["rescan", "after one inserted button, 100k elements, part of a full scan", "inserted.100000", atMost(0.2)],
  ["rescan", "nothing changed, part of a full scan", "unchanged", atMost(0.05)],
  ["rescan", "bulk insert of 2,000 nodes under observation, × without", "bulkInsert", atMost(1.1)],
  ["felt", "longest task of ours at 4× slow-down, 100k elements, ms", "longestTask", atMost(50)],
  ["felt", "typing latency, × without", "typing", atMost(1.05)],
  ["felt", "restyling caused by our attributes, ms", "restyle", atMost(1)],
  ["weight", "closed launcher with hooks, kB gzip", "launcher", atMost(12)],
  ["weight", "everything needed to chat and act, kB gzip", "chat", atMost(45)],
  ["weight", "indexer entry, kB gzip", "indexer", atMost(12)],
  ["weight", "global file with React, kB gzip", "global", atMost(110)],
  ["prompt", "tokens, part of page-agent's prompt", "ofPageAgent", atMost(0.333)],
  ["prompt", "tokens, part of Playwright's AI snapshot", "ofPlaywright", atMost(0.125)],
  ["memory", "heap on the 100k grid beyond the page's own, MB", "heap", atMost(10)],
  ["chat", "scripting an update in a thread of 1,000 messages, ms beyond plain text", "update", atMost(4)],
];

/** Every goal of the parts that ran, with its figure and whether it is met (null: not measured). */
export function judge(parts) {
  return GOALS.filter(([part]) => parts[part]).map(([part, what, path, { bound, met }]) => {
    const value = path.split(".").reduce((at, key) => at?.[key], parts[part]);
    const measured = typeof value === "number" && Number.isFinite(value);
    return { part, what, value: measured ? value : null, bound, met: measured ? met(value) : null };
  });
}
