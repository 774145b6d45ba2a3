import { pageShows } from "../dom/pageShows";
import type { Act, Outcome } from "./act";
import { refuse } from "./refuse";
import { pause, until } from "./time";

/** Longest wait that can be asked for, in milliseconds. */
const LONGEST = 30_000;

/** Ends when the page shows the text, or refuses with `timeout`; without a text after `ms`; without either when the page is quiet. */
export async function waitFor(act: Act, text: string | undefined, ms: number | undefined): Promise<Outcome> {
  const limit = Math.min(ms ?? act.timeoutMs, LONGEST);
  if (text?.trim()) {
    if (await until(() => pageShows(act.document, text), limit, act.signal, 120)) return;
    return refuse("timeout", `"${text}" did not appear within ${limit} ms.`);
  }
  if (ms !== undefined) await pause(limit, act.signal);
}
