import type * as ReactNamespace from "react";
import type * as ReactDomClient from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { useIndexer as Hook, UseIndexerOptions, UseIndexerResult } from "../../../src/hooks/useIndexer";
import { sharedIndexer } from "../../../src/indexer/sharedIndexer";
import { find, listed, marks, showPage, turns } from "../indexer/page";

interface Versions {
  React: typeof ReactNamespace;
  createRoot: typeof ReactDomClient.createRoot;
  hydrateRoot: typeof ReactDomClient.hydrateRoot;
  useIndexer: typeof Hook;
}

interface ProbeProps {
  useIndexer: typeof Hook;
  options: UseIndexerOptions;
  answers: UseIndexerResult[];
}

/** Keeps what the hook answers, and shows it where it is told to. */
function Probe({ useIndexer, options, answers }: ProbeProps): string {
  const answer = useIndexer(options);
  answers.push(answer);
  return answer.status;
}

function Pusher({ useInsertionEffect }: Pick<typeof ReactNamespace, "useInsertionEffect">) {
  useInsertionEffect(() => history.pushState(null, "", "#/next"), []);
  return null;
}

const home = location.href;
const QUICK = { debounceMs: 20, maxWaitMs: 200 };

/** What `useIndexer` does in an app: the same with each React that the package goes with. */
export function describeUseIndexer({ React, createRoot, hydrateRoot, useIndexer }: Versions): void {
  const { StrictMode, act, createElement } = React;
  const unmounts: (() => void)[] = [];
  const acted = async (change: () => void) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(async () => change());
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  };

  afterEach(async () => {
    for (const unmount of unmounts.splice(0)) unmount();
    await expect.poll(() => marks()).toEqual({});
    expect(sharedIndexer().indexer.getSnapshot()).toMatchObject({ status: "idle", index: null });
    document.body.replaceChildren();
    history.replaceState(null, "", home);
    vi.restoreAllMocks();
  });

  /** An app beside the page's own contents; what the hook answered comes back with each render. */
  async function mount(page: string, options: UseIndexerOptions = {}, strict = false) {
    showPage(`<div id=page>${page}</div><div id=app data-leflux-ignore></div>`);
    const answers: UseIndexerResult[] = [];
    const tree = (props: UseIndexerOptions) => {
      const app = createElement(Probe, { useIndexer, answers, options: { ...QUICK, ...props } });
      return strict ? createElement(StrictMode, null, app) : app;
    };
    const root = createRoot(find("#app"));
    const unmount = () => root.unmount();
    unmounts.push(unmount);
    await acted(() => root.render(tree(options)));
    return {
      answers,
      last: () => answers.at(-1) as UseIndexerResult,
      rerender: (props: UseIndexerOptions) => acted(() => root.render(tree(props))),
      unmount: () => acted(unmount),
    };
  }

  describe(`useIndexer with React ${React.version}`, () => {
    it("is idle at first, then answers with the page that it is on", async () => {
      const { answers, last } = await mount("<button>Buy</button>");
      expect(answers[0]).toMatchObject({ index: null, status: "idle" });
      expect(last()).toMatchObject({ status: "fresh", index: { reason: "open", entries: [{ text: "Buy" }] } });
      expect(last().generation).toBe(last().index?.generation);
    });

    it("answers anew when the page changes, and when the route does", async () => {
      const { last } = await mount("<button>Buy</button>");
      const { generation } = last();
      find("#page").innerHTML = "<button>Sell</button>";
      await expect.poll(() => last().index?.entries.map(({ text }) => text)).toEqual(["Sell"]);
      history.pushState(null, "", "#/cart");
      await expect.poll(() => last()).toMatchObject({ generation: generation + 2, index: { reason: "route" } });
    });

    it("does not render again while nothing changes", async () => {
      const { answers } = await mount("<p id=c>0</p><button>Buy</button>", { debounceMs: 5 });
      const renders = answers.length;
      await turns(20, (turn) => {
        find("#c").textContent = `${turn}`;
      });
      expect(answers).toHaveLength(renders);
    });

    it("rescans and resolves by functions that stay the same", async () => {
      const { last, answers } = await mount("<button id=b>Buy</button>");
      const first = last();
      const index = first.rescan();
      expect(index).toMatchObject({ generation: first.generation + 1, reason: "manual" });
      await expect.poll(() => last().generation).toBe(index.generation);
      expect(answers.every(({ rescan, resolve }) => rescan === first.rescan && resolve === first.resolve)).toBe(true);
      expect(last().resolve(1, index.generation)).toMatchObject({ ok: true, element: find("#b") });
      expect(last().resolve(1, first.generation)).toMatchObject({ ok: false, code: "stale" });
    });

    it("leaves the page alone until it may watch, then keeps up, then leaves it alone again", async () => {
      const { last, rerender } = await mount("<button>Buy</button>", { watch: false });
      find("#page").innerHTML = "<button>Sell</button>";
      expect([last().status, marks()]).toEqual(["idle", {}]);
      await rerender({ watch: true });
      expect(last()).toMatchObject({ status: "fresh", index: { entries: [{ text: "Sell" }] } });
      await rerender({ watch: false });
      find("#page").innerHTML = "<button>Later</button>";
      await turns(20);
      expect(last()).toMatchObject({ status: "fresh", index: { entries: [{ text: "Sell" }] } });
      await rerender({ watch: true });
      await expect.poll(() => last().index?.entries.map(({ text }) => text)).toEqual(["Later"]);
    });

    it("scans as after a route change whenever the route key is another", async () => {
      const { last, rerender } = await mount("<button>Buy</button>", { routeKey: "/a" });
      const { generation } = last();
      await rerender({ routeKey: "/a" });
      expect(last().generation).toBe(generation);
      await rerender({ routeKey: "/b" });
      expect(last()).toMatchObject({ generation: generation + 1, index: { reason: "route" } });
    });

    it("does not scan for a route key where nothing was ever scanned", async () => {
      const { last, rerender } = await mount("<button>Buy</button>", { routeKey: "/a", watch: false });
      await rerender({ routeKey: "/b", watch: false });
      expect(last().status).toBe("idle");
    });

    it("leaves out what the latest render says", async () => {
      const { last, rerender } = await mount("<button id=a>A</button><button id=b>B</button>", {
        ignore: ({ id }) => id === "a",
      });
      expect(listed(last().indexer)).toEqual(["B"]);
      await rerender({ ignore: ({ id }) => id === "b" });
      await acted(() => void last().rescan());
      expect(listed(last().indexer)).toEqual(["A"]);
    });

    it("shares one index with every other use of it, until the last is gone", async () => {
      const one = await mount("<button id=b>Buy</button>");
      const host = document.createElement("div");
      host.setAttribute("data-leflux-ignore", "");
      document.body.append(host);
      const root = createRoot(host);
      const answers: UseIndexerResult[] = [];
      await acted(() => root.render(createElement(Probe, { useIndexer, answers, options: {} })));
      expect(answers.at(-1)).toMatchObject({ generation: one.last().generation, status: "fresh" });
      expect(answers.at(-1)?.indexer).toBe(one.last().indexer);
      await one.unmount();
      expect(marks()).toEqual({ b: "1" });
      await acted(() => root.unmount());
      expect(marks()).toEqual({});
    });

    it.each([false, true])("leaves nothing behind (StrictMode: %s)", async (strict) => {
      const observers = new Set<MutationObserver>();
      const { observe, disconnect } = MutationObserver.prototype;
      vi.spyOn(MutationObserver.prototype, "observe").mockImplementation(function (this: MutationObserver, ...args) {
        observers.add(this);
        observe.apply(this, args);
      });
      vi.spyOn(MutationObserver.prototype, "disconnect").mockImplementation(function (this: MutationObserver) {
        observers.delete(this);
        disconnect.call(this);
      });
      const { last, unmount } = await mount("<button id=b>Buy</button>", {}, strict);
      expect(last()).toMatchObject({ status: "fresh", index: { entries: [{ text: "Buy" }] } });
      expect(marks()).toEqual({ b: "1" });
      expect(observers.size).toBe(1);
      await unmount();
      const { indexer } = last();
      expect(marks()).toEqual({});
      expect(observers.size).toBe(0);
      expect(["pushState", "replaceState"].filter((name) => Object.hasOwn(history, name))).toEqual([]);
      const generation = indexer.getSnapshot().generation;
      history.pushState(null, "", "#/gone");
      document.body.insertAdjacentHTML("beforeend", "<button>More</button>");
      dispatchEvent(new Event("resize"));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      await turns(20);
      expect(indexer.getSnapshot()).toMatchObject({ generation, status: "idle" });
    });

    it("works under StrictMode with one set of watchers, and ids of the first mount are stale", async () => {
      const { last } = await mount("<button>Buy</button>", {}, true);
      const { generation, indexer } = last();
      expect(indexer.resolve(1, generation).ok).toBe(true);
      expect(indexer.resolve(1, generation - 1)).toMatchObject({ ok: false });
      find("#page").innerHTML = "<button>Sell</button>";
      await expect
        .poll(() => last())
        .toMatchObject({ generation: generation + 1, index: { entries: [{ text: "Sell" }] } });
    });

    it("hydrates what a server rendered without a word of warning", async () => {
      const warned = vi.spyOn(console, "error").mockImplementation(() => {});
      showPage("<button>Buy</button><div id=app data-leflux-ignore>idle</div>");
      const props = { useIndexer, options: QUICK, answers: [] };
      const generation = sharedIndexer().indexer.getSnapshot().generation;
      await acted(() => {
        const root = hydrateRoot(find("#app"), createElement(Probe, props));
        unmounts.push(() => root.unmount());
      });
      expect(find("#app").textContent).toBe("fresh");
      expect(sharedIndexer().indexer.getSnapshot().generation).toBe(generation + 1);
      expect(warned).not.toHaveBeenCalled();
    });

    it("may be told of a route change while an insertion effect runs, as Next's router does it", async () => {
      const warned = vi.spyOn(console, "error").mockImplementation(() => {});
      const { last } = await mount("<button>Buy</button>");
      const root = createRoot(document.body.appendChild(document.createElement("div")));
      const { generation } = last();
      await acted(() => root.render(createElement(Pusher, { useInsertionEffect: React.useInsertionEffect })));
      await expect.poll(() => last()).toMatchObject({ generation: generation + 1, index: { reason: "route" } });
      await acted(() => root.unmount());
      expect(warned).not.toHaveBeenCalled();
    });
  });
}
