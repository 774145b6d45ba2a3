/** What the page asks a server for (documents, images and scripts aside). */
const ASKED = new Set(["fetch", "xmlhttprequest"]);

/**
 * Sees when answers to the page's own requests have come: what they bring is drawn after that. Browsers tell of requests only when they are over;
 * seeing them begin would take the page's `fetch` away from it, which is not worth it.
 */
export function watchAnswers(): { lastAt(): number; stop(): void } {
  let last = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (ASKED.has((entry as PerformanceResourceTiming).initiatorType)) last = performance.now();
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "resource" });
  return {
    lastAt: () => {
      note(observer.takeRecords());
      return last;
    },
    stop: () => observer.disconnect(),
  };
}
