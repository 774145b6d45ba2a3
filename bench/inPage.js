/*
 * Runs in the measured page. All contenders take turns in one page, in a different order each round, each on a page whose style and layout are
 * up to date; what is so fast that the clock would tell little is repeated within its turn.
 */
(() => {
  const bench = globalThis.__bench;
  const ENOUGH_MS = 1;

  /** Brings style and layout of every tree up to date. */
  function settle() {
    const documents = [document];
    for (const one of documents)
      for (const frame of one.querySelectorAll("iframe"))
        if (frame.contentDocument) documents.push(frame.contentDocument);
    for (const one of documents) one.documentElement.getBoundingClientRect();
  }

  let sheet;
  let stamp = 0;
  /** Makes every style and every line of text of the page old. */
  function invalidate() {
    sheet ??= document.head.appendChild(document.createElement("style"));
    stamp++;
    sheet.textContent = `*{--bench:${stamp};word-spacing:${stamp / 1000}px}`;
  }

  function time(key, times) {
    const { run, after } = bench[key];
    const start = performance.now();
    for (let i = 0; i < times; i++) run();
    const spent = (performance.now() - start) / times;
    after?.();
    return spent;
  }

  /**
   * Milliseconds of each turn: `repeat` on a page that nothing touched, `first` right after all styles were made old. A contender that would
   * exceed its time is left with what it has: its first turn, then, was not warmed up.
   */
  bench.measure = ({ keys, rounds, firstRounds, patienceMs, unless }) => {
    const results = Object.fromEntries(keys.map((key) => [key, { repeat: [], first: [] }]));
    const times = {};
    const slow = new Set();
    const errors = {};
    for (const key of keys) {
      settle();
      try {
        if (key === unless?.key && (results[unless.after]?.repeat[0] ?? 0) > unless.tookMs) {
          slow.add(key);
          continue;
        }
        const cold = time(key, 1);
        if (cold > patienceMs) {
          // Once more, as a repeat scan, where that can be waited for.
          settle();
          slow.add(key);
          results[key].repeat.push(cold > 4 * patienceMs ? cold : time(key, 1));
          continue;
        }
        // Warmed up until it is compiled: a short one needs more turns than a long one.
        let warm = cold;
        for (let turn = 0, spent = 0; turn < 12 && spent < patienceMs / 4; turn++) {
          settle();
          warm = time(key, 1);
          spent += warm;
        }
        results[key].repeat.push(warm);
        times[key] = Math.max(1, Math.min(200, Math.ceil(ENOUGH_MS / Math.max(warm, 0.005))));
      } catch (error) {
        errors[key] = String(error);
        slow.add(key);
      }
    }
    const fast = keys.filter((key) => !slow.has(key));
    const spent = {};
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < fast.length; turn++) {
        const key = fast[(turn + round) % fast.length];
        if (results[key].repeat.length >= 3 && (spent[key] ?? 0) > patienceMs) continue;
        settle();
        // Others mark what they find: what is measured is a scan of a page that nobody touched since one's own last.
        time(key, 1);
        settle();
        const once = time(key, times[key]);
        results[key].repeat.push(once);
        spent[key] = (spent[key] ?? 0) + once;
      }
    }
    for (let round = 0; round < firstRounds; round++) {
      for (let turn = 0; turn < fast.length; turn++) {
        const key = fast[(turn + round) % fast.length];
        settle();
        invalidate();
        results[key].first.push(time(key, 1));
      }
    }
    return { results, errors, elements: document.querySelectorAll("*").length };
  };
})();
