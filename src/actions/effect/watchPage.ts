import { frameDocument } from "../../dom/hit";
import { matches, nodeType, query, rectOf, shadowRoot } from "../../dom/native";
import { type Tree, treesOf } from "../../dom/treesOf";
import { viewOf } from "../pointer/spot";
import { pause } from "../time";
import type { Seen } from "./diffEffect";
import { Messages } from "./messages";
import { Mutations } from "./mutations";
import { watchAnswers } from "./watchAnswers";
import { watchLeaving } from "./watchLeaving";

export interface Patience {
  /** How long a first sign that something happens is waited for. */
  firstMs: number;
  /** How long the page must rest. */
  quietMs: number;
  limitMs: number;
  /** Whether what began to move (a dialog that fades out) is waited for: it may be gone afterwards. */
  moving?: boolean;
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

const SIGNS = ["input", "change"];
const TOLD_MS = 100;
/** How long a page is waited for that says that it loads. */
const BUSY_MS = 5000;
/** How long animations are waited for. */
const MOVING_MS = 1000;

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

  // A value or a choice that changed is a sign that it was heard, though nothing of the page may be drawn anew.
  let told = false;
  const tell = () => {
    told = true;
  };
  for (const tree of trees) for (const type of SIGNS) tree.addEventListener(type, tell, true);

  const movedBefore = new Set(document.getAnimations());
  const url = document.URL;
  const busyBefore = busyCount(trees);
  const wasDisabled = target && isDisabled(target);
  const busy = () =>
    busyCount(trees) > busyBefore ||
    (target !== undefined && !wasDisabled && isDisabled(target)) ||
    isRouting(viewOf(document.documentElement));
  const answers = watchAnswers();
  return {
    trees,
    async settle({ firstMs, quietMs, limitMs, moving }, signal) {
      const start = performance.now();
      let moved = false;
      for (;;) {
        // A page that is being left may have little time to say so.
        if (departure.leaving) return;
        await Promise.race([pause(20, signal).catch(() => {}), leaving.left]);
        if (signal.aborted) return;
        const now = performance.now();
        const loads = busy();
        if (now - start >= (loads ? BUSY_MS : limitMs)) return;
        const last = Math.max(mutations.lastAt ?? 0, answers.lastAt());
        const rested = now - last;
        const first = document.URL !== url ? Math.max(firstMs, ROUTE_MS) : told ? Math.min(firstMs, TOLD_MS) : firstMs;
        const calm = rested >= quietMs && (mutations.lastAt !== undefined || now - start >= first);
        if (!calm || loads) continue;
        if (moving && now - start < MOVING_MS && movesNow(document, movedBefore)) moved = true;
        // What an animation's end sets going (the dialog is taken away) comes right after it.
        else if (moved) moved = false;
        else return;
      }
    },
    seen() {
      take(observer.takeRecords());
      return { touched: mutations.touched, ...departure, messages: messages.all() };
    },
    stop() {
      observer.disconnect();
      answers.stop();
      leaving.stop();
      for (const tree of trees) {
        tree.removeEventListener("invalid", invalid, true);
        for (const type of SIGNS) tree.removeEventListener(type, tell, true);
      }
    },
  };
}

/** Pixels from which on something that moves is a part of the page, and not the ripple on a button; what holds controls is one in any size. */
const LARGE = 20_000;
const HOLDS = "a[href],button,input,[role],[tabindex]";

/** Whether something large moves that did not before, and will come to its end. */
function movesNow(document: Document, before: ReadonlySet<Animation>): boolean {
  return document.getAnimations().some((each) => {
    if (each.playState !== "running" || before.has(each)) return false;
    if (!Number.isFinite(each.effect?.getComputedTiming().endTime)) return false;
    const target = (each.effect as KeyframeEffect | null)?.target;
    if (!target) return false;
    const { width, height } = rectOf(target);
    return width * height >= LARGE || query(target, HOLDS).length > 0;
  });
}

/** Trees that came with an element. */
function treesIn(element: Element): Tree[] {
  return [element, ...query(element, "*")].flatMap((each) => shadowRoot(each) ?? frameDocument(each) ?? []);
}

/** What says that something loads: marks of ARIA, and progress bars that are at no value. */
const BUSY = "[aria-busy=true],[role=progressbar]:not([aria-valuenow]),progress:not([value])";

const busyCount = (trees: readonly Tree[]) => trees.reduce((sum, tree) => sum + query(tree, BUSY).length, 0);

/** Whether the app's own router is on its way to another address (Navigation API, an intercepted navigation). */
const isRouting = (view: { navigation?: { transition: unknown } }) => Boolean(view.navigation?.transition);

const isDisabled = (element: Element) => element.isConnected && matches(element, ":disabled,[aria-disabled=true]");
