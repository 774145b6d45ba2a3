import { describe, expect, expectTypeOf, it } from "vitest";
import type * as z from "zod/mini";
import type { IndexEntry, PageIndex } from "../../../src/protocol";
import { type entrySchema, pageSchema } from "../../../src/server/pageSchema";
import { pageOf, settingsEntries } from "../agents/pageOf";

it("knows every field that a page and an entry can have", () => {
  expectTypeOf<keyof z.infer<typeof pageSchema>>().toEqualTypeOf<keyof PageIndex>();
  expectTypeOf<keyof z.infer<typeof entrySchema>>().toEqualTypeOf<keyof IndexEntry>();
  expectTypeOf<PageIndex>().toExtend<z.input<typeof pageSchema>>();
});

describe("a page", () => {
  it("comes through as it is", () => {
    const page = pageOf(settingsEntries(), { filtered: { consent: 1 }, omitted: { below: 3 }, modal: "Profile" });
    expect(pageSchema.parse(page)).toEqual(page);
  });

  it("loses fields that nobody knows", () => {
    const page = pageOf([{ type: "button", text: "Save" }]);
    const more = { ...page, extra: 1, entries: page.entries.map((entry) => ({ ...entry, secret: "x" })) };
    expect(pageSchema.parse(more)).toEqual(page);
  });

  it("may have an address and a title of any length", () => {
    const read = pageSchema.parse(
      pageOf([], { url: `https://a.example/?${"q".repeat(9000)}`, title: "t".repeat(900) }),
    );
    expect([read.url.length, read.title.length]).toEqual([2000, 300]);
  });

  it("has names of one line", () => {
    const read = pageSchema.parse(pageOf([{ type: "button", text: "Save\r\nall\u2028now", parent: "A\n[9] B" }]));
    expect(read.entries[0]).toMatchObject({ text: "Save all now", parent: "A [9] B" });
  });
});
