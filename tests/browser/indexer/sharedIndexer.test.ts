import { afterEach, expect, it } from "vitest";
import { sharedIndexer } from "../../../src/indexer/sharedIndexer";
import { listed, marks, showPage, untilListed } from "./page";

afterEach(() => document.body.replaceChildren());

it("is one for a document, and another for another", () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inner = frame.contentDocument as Document;
  expect(sharedIndexer()).toBe(sharedIndexer({ document }));
  expect(sharedIndexer({ document: inner })).not.toBe(sharedIndexer());
});

it("lives until its last user has released it, and leaves no trace then", async () => {
  showPage("<button id=a>Go</button>");
  const { indexer, retain } = sharedIndexer({ debounceMs: 20 });
  const [first, second] = [retain(), retain()];
  indexer.scan();
  indexer.watch();
  first();
  first();
  document.body.insertAdjacentHTML("beforeend", "<button id=b>More</button>");
  await untilListed(indexer, ["Go", "More"]);
  expect(marks()).toEqual({ a: "1", b: "2" });
  second();
  expect(marks()).toEqual({});
  expect(indexer.getSnapshot()).toMatchObject({ status: "idle", index: null });
});

it("counts generations on for its next user, so that ids from before stay stale", () => {
  showPage("<button id=a>Go</button>");
  const { indexer, retain } = sharedIndexer();
  const first = retain();
  const old = indexer.scan().generation;
  first();
  expect(indexer.resolve(1, old)).toMatchObject({ code: "stale" });
  const second = retain();
  expect(indexer.scan().generation).toBe(old + 1);
  expect(indexer.resolve(1, old)).toMatchObject({ code: "stale" });
  expect(indexer.resolve(1, old + 1).ok).toBe(true);
  second();
});

it("leaves no marks for whoever still scans after the last release; the next user sees to them", () => {
  showPage("<button id=a>Go</button>");
  const { indexer, retain } = sharedIndexer();
  retain()();
  expect(indexer.scan().entries.map(({ text }) => text)).toEqual(["Go"]);
  expect(marks()).toEqual({});
  const release = retain();
  expect(marks()).toEqual({ a: "1" });
  expect(indexer.getSnapshot().status).toBe("dirty");
  release();
  expect(marks()).toEqual({});
});

it("leaves out what any of its users leaves out", () => {
  showPage("<button id=a>One</button><button id=b>Two</button><button id=c>Three</button>");
  const { indexer, retain } = sharedIndexer();
  const first = retain({ ignore: ({ id }) => id === "a" });
  const second = retain({ ignore: ({ id }) => id === "b" });
  indexer.scan();
  expect(listed(indexer)).toEqual(["Three"]);
  second();
  indexer.scan();
  expect(listed(indexer)).toEqual(["Two", "Three"]);
  first();
});

it("is not destroyed by one of its users", () => {
  showPage("<button id=a>Go</button>");
  const { indexer, retain } = sharedIndexer();
  const release = retain();
  indexer.scan();
  indexer.destroy();
  expect(marks()).toEqual({ a: "1" });
  release();
});
