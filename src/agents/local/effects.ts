import type { Effect } from "../../protocol";
import { listing } from "./listing";
import type { Call } from "./readConversation";

/** Said when a press had no effect that could be seen: then it is not called done. */
export const NO_CHANGE = "I saw nothing change on the page.";

/** What was seen to happen after actions that were done, as sentences. Only facts that the page gave. */
export function effectSentences(done: readonly Call[], pageUrl: string): string[] {
  const effects = done.flatMap(({ result }) => (result.status === "done" ? [result.effect] : []));
  const messages = effects.flatMap(({ messages = [] }) => messages);
  const address = effects.findLast(({ url }) => url !== undefined)?.url;
  const sentences = [
    ...(messages.length > 0 ? [sentence(`The page says: ${quoted(messages.slice(0, 3))}`)] : []),
    ...effects.flatMap(dialogs),
    ...(address === undefined ? [] : [`The address is now ${shortAddress(address, pageUrl)}.`]),
    ...(effects.some(({ newTab }) => newTab) ? ["A new tab was opened."] : []),
    ...(effects.some(({ download }) => download) ? ["A download has begun."] : []),
    ...(effects.at(-1)?.navigating && address === undefined ? ["Another page is being loaded."] : []),
    ...counters(effects),
  ];
  return sentences.length > 0 ? sentences : lastChange(done.at(-1));
}

function dialogs({ dialogOpened, dialogClosed }: Effect): string[] {
  return [
    ...(dialogOpened === undefined ? [] : [`${titled(dialogOpened)} has opened.`]),
    ...(dialogClosed === undefined ? [] : [`${titled(dialogClosed)} has closed.`]),
  ];
}

/** "Cart (0)" that became "Cart (2)" in the end. */
function counters(effects: readonly Effect[]): string[] {
  const without = (text: string) => text.replace(/\d+/g, "#");
  const changes: { from: string; to: string }[] = [];
  for (const { added = [], removed = [] } of effects) {
    for (const to of added) {
      const from = removed.find((text) => text !== to && without(text) === without(to));
      const before = changes.find((change) => change.to === from);
      if (before) before.to = to;
      else if (from !== undefined) changes.push({ from, to });
    }
  }
  return changes.filter(({ from, to }) => from !== to).map(({ from, to }) => `“${from}” is now “${to}”.`);
}

/** When nothing else tells: what appeared after the last press, or that nothing did. */
function lastChange(last: Call | undefined): string[] {
  if (last?.result.status !== "done" || !TOLD.has(last.command.type)) return [];
  const { changed, added } = last.result.effect;
  if (!changed) return [NO_CHANGE];
  return last.command.type === "click" && added?.length ? [`Now there: ${quoted(added.slice(0, 3))}.`] : [];
}

/** Deeds of which a person would want to know that nothing came of them. */
const TOLD: ReadonlySet<string> = new Set(["click", "press", "scroll", "go_back"]);

function titled(title: string): string {
  return title === "" ? "A dialog" : `“${title}”`;
}

function quoted(texts: readonly string[]): string {
  return listing(texts.map((text) => `“${text}”`));
}

function sentence(text: string): string {
  return /[.!?]”$/.test(text) ? text : `${text}.`;
}

function shortAddress(url: string, pageUrl: string): string {
  try {
    const [to, from] = [new URL(url, pageUrl), new URL(pageUrl)];
    return to.origin === from.origin ? `${to.pathname}${to.search}${to.hash}` : to.href;
  } catch {
    return url;
  }
}
