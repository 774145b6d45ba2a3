import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchHistory } from "../../../src/indexer/watchHistory";
import { watchRoutes } from "../../../src/indexer/watchRoutes";

const home = location.href;
const stops: (() => void)[] = [];
/** This window as browsers without the Navigation API have it. */
const oldWindow = { history, addEventListener: window.addEventListener.bind(window) } as unknown as Window;
const HISTORY = ["pushState", "replaceState"] as const;
const ownMethods = () => HISTORY.filter((name) => Object.hasOwn(history, name));

function heard(view: Window = window): string[] {
  const kinds: string[] = [];
  stops.push(watchRoutes(view, (kind) => kinds.push(kind)));
  return kinds;
}

beforeEach(() => history.replaceState(null, "", home));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  history.replaceState(null, "", home);
  expect(ownMethods()).toEqual([]);
});

describe.each([
  ["the Navigation API", window],
  ["the History API alone", oldWindow],
])("with %s a route watcher", (_, view) => {
  it("hears what routers do, at once", () => {
    const kinds = heard(view);
    history.pushState({ key: 1 }, "", "#/orders");
    history.replaceState({ key: 2 }, "", "#/orders?open");
    expect(kinds).toEqual(["push", "replace"]);
  });

  it("hears links to fragments", async () => {
    const kinds = heard(view);
    const link = Object.assign(document.createElement("a"), { href: "#team" });
    document.body.append(link);
    link.click();
    await expect.poll(() => kinds.length).toBeGreaterThan(0);
    link.remove();
  });

  it("hears the way back", async () => {
    history.pushState(null, "", "#/orders");
    const kinds = heard(view);
    history.back();
    await expect.poll(() => kinds).toContain("traverse");
    expect(location.href).toBe(home);
  });

  it("hears a return from the back/forward cache, and no first showing", () => {
    const kinds = heard(view);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(kinds).toEqual(["restored"]);
  });

  it("hears nothing once stopped", () => {
    const kinds = heard(view);
    stops.pop()?.();
    history.pushState(null, "", "#/orders");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(kinds).toEqual([]);
  });
});

it("the Navigation API also hears routers that kept pushState from before, and leaves history alone", () => {
  const early = history.pushState;
  const kinds = heard();
  expect(ownMethods()).toEqual([]);
  early.call(history, null, "", "#/early");
  expect(kinds).toEqual(["push"]);
});

describe("the wrapper of history", () => {
  const watch = (listener = vi.fn()) => {
    const stop = watchHistory(history, listener);
    stops.push(stop);
    return { listener, stop };
  };

  it("passes this, arguments, result and errors through", () => {
    const calls: unknown[] = [];
    const theirs = Object.assign(
      function (this: unknown, ...args: unknown[]) {
        calls.push([this, args]);
        return "their result";
      },
      { marker: true },
    );
    history.pushState = theirs as unknown as History["pushState"];
    const { listener, stop } = watch();
    const state = { __key: "k1", tree: { a: 1 } };
    expect((history.pushState as (...args: unknown[]) => unknown)(state, "", "/x", "extra")).toBe("their result");
    expect(calls).toEqual([[history, [state, "", "/x", "extra"]]]);
    expect((calls[0] as unknown[][])[1]?.[0]).toBe(state);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    expect(history.pushState).toBe(theirs);
    delete (history as Partial<History>).pushState;
  });

  it("tells nothing when the call throws, as it does for another origin", () => {
    const { listener } = watch();
    expect(() => history.pushState(null, "", "https://elsewhere.test/")).toThrow(DOMException);
    expect(() => history.pushState.call({} as History, null, "")).toThrow(TypeError);
    expect(listener).not.toHaveBeenCalled();
  });

  it("looks like the method that it wraps, and is gone without a trace", () => {
    const native = history.pushState;
    const { stop } = watch();
    expect([history.pushState.name, history.pushState.length]).toEqual([native.name, native.length]);
    stop();
    expect(history.pushState).toBe(native);
    expect(ownMethods()).toEqual([]);
  });

  it("is one, however many watch, and stays until the last of them stops", () => {
    const [first, second] = [watch(), watch()];
    const wrapper = history.pushState;
    first.stop();
    first.stop();
    expect(history.pushState).toBe(wrapper);
    history.pushState(null, "", "#/once");
    expect([first.listener.mock.calls.length, second.listener.mock.calls.length]).toEqual([0, 1]);
    second.stop();
    expect(ownMethods()).toEqual([]);
  });

  it("leaves a wrapper that came later in place, and is used again below it", () => {
    const { listener, stop } = watch();
    const ours = history.pushState;
    const seen: unknown[] = [];
    const later: History["pushState"] = function (this: History, ...args) {
      seen.push(args[2]);
      return ours.apply(this, args);
    };
    history.pushState = later;
    stop();
    expect(history.pushState).toBe(later);
    history.pushState(null, "", "#/one");
    expect(listener).not.toHaveBeenCalled();

    const again = watch();
    expect(history.pushState).toBe(later);
    history.pushState(null, "", "#/two");
    expect(seen).toEqual(["#/one", "#/two"]);
    expect(again.listener).toHaveBeenCalledTimes(1);

    history.pushState = ours; // the other library takes its own off
    again.stop();
    expect(ownMethods()).toEqual([]);
  });
});
