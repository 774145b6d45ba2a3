import { frameDocument } from "../../dom/hit";
import { matches, nodeType, query, shadowRoot } from "../../dom/native";
import { type Tree, treesOf } from "../../dom/treesOf";
import { viewOf } from "../pointer/spot";
import { pause } from "../time";
import type { Seen } from "./diffEffect";
import { Messages } from "./messages";
import { Mutations } from "./mutations";
import { watchLeaving } from "./watchLeaving";

export interface Patience {
  /** How long a first sign that something happens is waited for. */
  firstMs: number;
  /** How long the page must rest. */
  quietMs: number;
  limitMs: number;
}

/** An open eye on the page while an action is done. */
export interface PageWatch {
  trees: readonly Tree[];
  /** Ends when the page rests, is being left, or the limit is over; a stop ends it too, since what was done stays done. */
  settle(patience: Patience, signal: AbortSignal): Promise<void>;
  seen(): Seen;
  stop(): void;
}

const WHAT = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributes: true,
  attributeOldValue: true,
};

/** Address changes of an app's own router are followed by drawing, but not always at once. */
const ROUTE_MS = 500;

export function watchPage(document: Document, target: Element | undefined): PageWatch {
  const trees = treesOf(document);
  const mutations = new Mutations();
  const messages = new Messages(trees);
  const leaving = watchLeaving(viewOf(document.documentElement));
  const { departure } = leaving;
  const take = (records: MutationRecord[]) => {
    for (const record of records) {
      if (!mutations.note(record)) continue;
      messages.note(record);
      for (const node of record.addedNodes) {
        if (nodeType(node) === 1) for (const tree of treesIn(node as Element)) observer.observe(tree, WHAT);
      }
    }
  };
  const observer = new MutationObserver(take);
  for (const tree of trees) observer.observe(tree, WHAT);
  const invalid = (event: Event) => messages.noteInvalid(event.target as HTMLInputElement);
  for (const tree of trees) tree.addEventListener("invalid", invalid, true);

  const url = document.URL;
  const busyBefore = busyCount(trees);
  const wasDisabled = target && isDisabled(target);
  const busy = () => busyCount(trees) > busyBefore || (target !== undefined && !wasDisabled && isDisabled(target));
  return {
    trees,
    async settle({ firstMs, quietMs, limitMs }, signal) {
      const start = performance.now();
      for (;;) {
        // A page that is being left may have little time to say so.
        if (departure.leaving) return;
        await Promise.race([pause(20, signal).catch(() => {}), leaving.left]);
        if (signal.aborted) return;
        const now = performance.now();
        if (now - start >= limitMs) return;
        const rested = mutations.lastAt === undefined ? 0 : now - mutations.lastAt;
        const first = document.URL === url ? firstMs : Math.max(firstMs, ROUTE_MS);
        const calm = mutations.lastAt === undefined ? now - start >= first : rested >= quietMs;
        if (calm && !busy()) return;
      }
    },
    seen() {
      take(observer.takeRecords());
      return { touched: mutations.touched, ...departure, messages: messages.all() };
    },
    stop() {
      observer.disconnect();
      leaving.stop();
      for (const tree of trees) tree.removeEventListener("invalid", invalid, true);
    },
  };
}

/** Trees that came with an element. */
function treesIn(element: Element): Tree[] {
  return [element, ...query(element, "*")].flatMap((each) => shadowRoot(each) ?? frameDocument(each) ?? []);
}

const busyCount = (trees: readonly Tree[]) =>
  trees.reduce((sum, tree) => sum + query(tree, "[aria-busy=true]").length, 0);

const isDisabled = (element: Element) => element.isConnected && matches(element, ":disabled,[aria-disabled=true]");
