import { afterEach, describe, expect, it, vi } from "vitest";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { Indexer } from "../../../src/indexer/types";
import { find, idOf, listed, marks, showPage } from "./page";

const made: Indexer[] = [];
const indexer = (options?: Parameters<typeof createIndexer>[0]) => {
  const one = createIndexer(options);
  made.push(one);
  return one;
};
afterEach(() => {
  for (const one of made.splice(0)) one.destroy();
  expect(marks()).toEqual({});
  document.body.replaceChildren();
});

const THREE = "<button id=a>Archive</button> <button id=b>Reply</button> <button id=c>Delete</button>";

describe("a scan", () => {
  it("begins a generation and answers with its index", () => {
    showPage(THREE);
    const one = indexer();
    expect(one.getSnapshot()).toEqual({ generation: 0, index: null, status: "idle", reason: null });
    const index = one.scan();
    expect(index).toMatchObject({ generation: 1, reason: "manual", url: document.URL, total: 3 });
    expect(one.getSnapshot()).toEqual({ generation: 1, index, status: "fresh", reason: "manual" });
    expect(one.scan("emission")).toMatchObject({ generation: 2, reason: "emission" });
  });

  it("answers with plain JSON", () => {
    showPage(THREE);
    const index = indexer().scan();
    expect(JSON.parse(JSON.stringify(index))).toEqual(index);
  });

  it("numbers elements in page order and shows the numbers on them", () => {
    showPage(THREE);
    indexer().scan();
    expect(marks()).toEqual({ a: "1", b: "2", c: "3" });
  });

  it("writes only numbers that changed", () => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    const observer = new MutationObserver(() => {});
    observer.observe(document, { subtree: true, attributes: true });
    one.scan();
    expect(observer.takeRecords()).toEqual([]);
    find("#a").hidden = true;
    observer.takeRecords();
    one.scan();
    expect(observer.takeRecords().map(({ target }) => (target as Element).id)).toEqual(["a", "b", "c"]);
    expect(marks()).toEqual({ b: "1", c: "2" });
  });

  it("takes the mark off what it lists no more, removed nodes too", () => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    const gone = find("#a");
    gone.remove();
    find("#b").style.display = "none";
    one.scan();
    expect(gone.hasAttribute("data-leflux-id")).toBe(false);
    expect(marks()).toEqual({ c: "1" });
  });

  it("clears marks that a page brought along, on the first scan and after a route change", () => {
    showPage(`${THREE}<p id=old data-leflux-id=1>from a snapshot</p>`);
    const one = indexer();
    one.scan();
    expect(marks()).toEqual({ a: "1", b: "2", c: "3" });
    showPage("<p id=old data-leflux-id=2>from a snapshot</p>");
    one.scan("route");
    expect(marks()).toEqual({});
  });

  it("says which entries are new since the one before", () => {
    showPage("<button>Archive</button>");
    const one = indexer();
    expect(one.scan().entries.map(({ isNew }) => isNew)).toEqual([undefined]);
    document.body.insertAdjacentHTML("beforeend", "<button>Undo</button>");
    expect(Object.fromEntries(one.scan().entries.map(({ text, isNew }) => [text, isNew]))).toEqual({
      Archive: undefined,
      Undo: true,
    });
  });
});

describe("an id", () => {
  it("is the element that was listed with it", () => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    const resolution = one.resolve(idOf(one, "Reply"), 1);
    expect(resolution).toMatchObject({
      ok: true,
      entry: { text: "Reply" },
      identity: { type: "button", text: "Reply" },
    });
    expect(resolution.ok && resolution.element).toBe(find("#b"));
  });

  it("of an earlier generation is stale, though the element lives and has the same number", () => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    one.scan();
    expect(one.resolve(1, 1)).toMatchObject({ ok: false, code: "stale" });
    expect(one.resolve(1, 1)).toHaveProperty("message", expect.stringMatching(/generation 1.* at 2/));
    expect(one.resolve(1, 2).ok).toBe(true);
  });

  it.each([0, 4, -1, 1.5, Number.NaN])("%d that is not listed is unknown", (id) => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    expect(one.resolve(id, 1)).toMatchObject({
      ok: false,
      code: "unknown_id",
      message: expect.stringContaining("1 to 3"),
    });
  });

  it("of an element that left the page is gone", () => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    find("#b").remove();
    expect(one.resolve(2, 1)).toMatchObject({ ok: false, code: "gone", message: expect.stringContaining("Reply") });
  });

  it("in a frame that left the page is gone", async () => {
    showPage("<iframe id=f srcdoc='<button>Inside</button>'></iframe>");
    const one = indexer();
    await expect.poll(() => one.scan().entries.map(({ text }) => text)).toEqual(["Inside"]);
    const { generation } = one.getSnapshot();
    expect(one.resolve(1, generation).ok).toBe(true);
    find("#f").remove();
    expect(one.resolve(1, generation)).toMatchObject({ ok: false, code: "gone" });
  });

  it("means nothing before the first scan", () => {
    expect(indexer().resolve(1, 0)).toMatchObject({
      ok: false,
      code: "stale",
      message: expect.stringContaining("Scan"),
    });
  });
});

describe("listeners", () => {
  it("are told of each scan, and read the same reference until the next", () => {
    showPage(THREE);
    const one = indexer();
    const told = vi.fn();
    const leave = one.subscribe(told);
    one.scan();
    expect(told).toHaveBeenCalledTimes(1);
    expect(one.getSnapshot()).toBe(one.getSnapshot());
    leave();
    one.scan();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("may scan again: each call answers with its own index and ids are those of the last", () => {
    showPage(THREE);
    const one = indexer();
    const inner: number[] = [];
    one.subscribe(() => {
      if (inner.length === 0) {
        inner.push(0);
        inner[0] = one.scan("action").generation;
      }
    });
    expect(one.scan().generation).toBe(1);
    expect(inner).toEqual([2]);
    expect(one.getSnapshot().generation).toBe(2);
    expect([one.resolve(1, 1).ok, one.resolve(1, 2).ok]).toEqual([false, true]);
  });
});

describe("destroy", () => {
  it("takes off every mark that it wrote, in shadow trees and frames too", async () => {
    showPage("<div id=h></div><iframe id=f srcdoc='<button>Framed</button>'></iframe><button>Page</button>");
    const shadow = find("#h").attachShadow({ mode: "open" });
    shadow.innerHTML = "<button>Shadowed</button>";
    const one = indexer();
    await expect.poll(() => one.scan().entries.length).toBe(3);
    const inner = find<HTMLIFrameElement>("#f").contentDocument as Document;
    const all = () => [document, shadow, inner].map((root) => root.querySelectorAll("[data-leflux-id]").length);
    expect(all()).toEqual([1, 1, 1]);
    one.destroy();
    expect(all()).toEqual([0, 0, 0]);
  });

  it("leaves the marks of another indexer", () => {
    showPage("<button id=a>Archive</button>");
    const [one, other] = [indexer(), indexer()];
    one.scan();
    document.body.insertAdjacentHTML("afterbegin", "<button id=b>First</button>");
    other.scan();
    one.destroy();
    expect(marks()).toEqual({ b: "1", a: "2" });
  });

  it("ends it: ids are stale, nothing can be started, a scan says why it can't be", () => {
    showPage(THREE);
    const one = indexer();
    one.scan();
    const told = vi.fn();
    one.destroy();
    one.destroy();
    one.subscribe(told);
    one.watch()();
    one.hold()();
    expect(one.resolve(1, 1)).toMatchObject({ ok: false, code: "stale" });
    expect(one.getSnapshot()).toMatchObject({ status: "idle", index: null });
    expect(() => one.scan()).toThrow(/^LeFlux: .*destroyed.*createIndexer/);
    expect(told).not.toHaveBeenCalled();
  });
});

it("indexes the document that it is given", async () => {
  showPage("<iframe id=f srcdoc='<button id=in>Inside</button>'></iframe><button id=out>Outside</button>");
  const inner = () => find<HTMLIFrameElement>("#f").contentDocument as Document;
  await expect.poll(() => inner().querySelector("#in")).toBeTruthy();
  const one = indexer({ document: inner() });
  one.scan();
  expect(listed(one)).toEqual(["Inside"]);
  expect(marks()).toEqual({});
});

it("tells what an element is now without beginning a generation", () => {
  showPage(THREE);
  const one = indexer();
  one.scan();
  find("#b").textContent = "Reply to all";
  expect(one.inspect(find("#b"))).toMatchObject({ ok: true, identity: { type: "button", text: "Reply to all" } });
  find("#b").style.display = "none";
  expect(one.inspect(find("#b"))).toEqual({ ok: false, code: "hidden" });
  expect(one.getSnapshot()).toMatchObject({ generation: 1, status: "fresh" });
});
