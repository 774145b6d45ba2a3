import type { Act, Outcome } from "./act";
import { viewOf } from "./pointer/spot";

/** One step back in the history; where there is none, nothing happens. */
export async function goBack({ document, signal }: Act): Promise<Outcome> {
  const view = viewOf(document.documentElement);
  const { navigation } = view as { navigation?: { canGoBack: boolean } };
  if (navigation?.canGoBack === false || view.history.length < 2) return;
  await new Promise<void>((resolve, reject) => {
    const events = ["popstate", "hashchange", "pagehide"];
    const end = () => {
      clearTimeout(timer);
      for (const type of events) view.removeEventListener(type, end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, 1000);
    for (const type of events) view.addEventListener(type, end);
    signal.addEventListener("abort", end);
    view.history.back();
  });
}
