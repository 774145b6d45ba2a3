import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Look, lines, look, lookAgain } from "./harness";

const CARD = (title: string, more = "") => `<li class="card"><h3>${title}</h3>${more}<button>Add</button></li>`;

describe("entries that are alike get the shortest context that tells them apart", () => {
  it.each<[name: string, html: string, lines: string[]]>([
    ["none where none is needed", `<ul>${CARD("Rye")}${CARD("Bun")}</ul>`, ["Add < Rye", "Add < Bun"]],
    [
      "the section around",
      `<section><h2>New</h2><ul>${CARD("Rye")}</ul></section><section><h2>Sale</h2><ul>${CARD("Rye")}</ul></section>`,
      ["Add < Rye, New", "Add < Rye, Sale"],
    ],
    [
      "the column",
      `<table><thead><tr><th>User<th>Read<th>Write</thead><tr><td>Ada<td><button>Allow</button><td><button>Allow</button></table>`,
      ["Allow < Ada, Read", "Allow < Ada, Write"],
    ],
    [
      "a column that spans",
      `<table><tr><th>User<th colspan=2>Files<th>Mail<tr><td>Ada<td><button>On</button><td>x<td><button>On</button></table>`,
      ["On < Ada, Files", "On < Ada, Mail"],
    ],
    [
      "the landmark",
      `<header><a href=/a>Shop</a></header><main><a href=/b>Shop</a></main><footer><a href=/c>Shop</a></footer>`,
      ["Shop < header", "Shop < main", "Shop < footer"],
    ],
    [
      "the menu's own name",
      `<nav aria-label=Main><a href=/a>Shop</a></nav><nav aria-label=Footer><a href=/b>Shop</a></nav>`,
      ["Shop < Main", "Shop < Footer"],
    ],
    [
      "a line of the item",
      `<ul><li><b>Acme</b><span>Red shoe</span><button>Add</button></li><li><b>Acme</b><span>Blue shoe</span><button>Add</button></li></ul>`,
      ["Add < Acme, Red shoe", "Add < Acme, Blue shoe"],
    ],
    [
      "the link beside it",
      `<ul><li><a href=/1>One</a> <a href=/1/e>Edit</a></li><li><a href=/2>Two</a> <a href=/2/e>Edit</a></li></ul>`,
      ["One", "Edit < One", "Two", "Edit < Two"],
    ],
    [
      "the place among them, at last",
      `<ul>${CARD("Rye")}${CARD("Rye")}${CARD("Rye")}</ul>`,
      ["Add < Rye (1 of 3)", "Add < Rye (2 of 3)", "Add < Rye (3 of 3)"],
    ],
    [
      "the place alone, where nothing is said",
      `<button>Go</button><button>Go</button>`,
      ["Go < 1 of 2", "Go < 2 of 2"],
    ],
    ["no table of headers", `<table><tr><td><input><td><input></table>`, [" < 1 of 2", " < 2 of 2"]],
    ["not what is of another kind", `<button>Go</button><a href=/go>Go</a>`, ["Go", "Go"]],
  ])("%s", (_, html, expected) => {
    expect(lines(look(html))).toEqual(expected);
  });
});

test("places do not change while the page does not", () => {
  const before = lines(look(`<ul>${CARD("Rye")}${CARD("Rye")}</ul><button>Add</button><button>Add</button>`));

  expect(lines(lookAgain())).toEqual(before);
});

const key = ({ type, text, parent = "" }: Look["entries"][number]) => JSON.stringify([type, text, parent]);

const word = fc.constantFrom("Add", "Edit", "More", "Rye", "Bun", "New", "Sale", "1 of 2", "Rye (1 of 2)", "");
const attributes = fc.constantFrom(
  "",
  "",
  "",
  " class=card",
  " class=row",
  " id=same",
  ' aria-label="Rye"',
  " title=Sale",
  " role=group",
  ' role="row"',
);

/** Pages built of few words, so that everything is alike: cards, nested lists, tables without headers, doubled ids. */
const page = fc.letrec<{ part: string; parts: string }>((tie) => ({
  parts: fc.array(tie("part"), { maxLength: 4 }).map((parts) => parts.join("")),
  part: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    word.map((text) => `<button>${text}</button>`),
    word.map((text) => `<a href="/x">${text}</a>`),
    fc.constantFrom(
      `<input>`,
      `<input type=checkbox>`,
      `<input type=radio name=r>`,
      `<select><option>A</select>`,
      `<textarea></textarea>`,
    ),
    word.map((text) => `<h3>${text}</h3>`),
    word.map((text) => `<b class=title>${text}</b>`),
    word.map((text) => `<label for=same>${text}</label>`),
    fc
      .tuple(
        fc.constantFrom("ul", "div", "section", "form", "fieldset", "nav", "article", "p"),
        attributes,
        tie("parts"),
      )
      .map(([tag, attrs, inner]) =>
        tag === "ul" ? `<ul${attrs}><li>${inner}</li><li>${inner}</li></ul>` : `<${tag}${attrs}>${inner}</${tag}>`,
      ),
    fc
      .tuple(tie("parts"), tie("parts"))
      .map(([a, b]) => `<table><tr><td>${a}</td><td>${b}</td></tr><tr><td>${a}</td><td>${b}</td></tr></table>`),
    tie("parts").map((inner) => `<details open><summary>Rye</summary>${inner}</details>`),
  ),
}));

test("no two entries of any page are alike, and no parent grows beyond its length", () => {
  fc.assert(
    fc.property(fc.array(page.part, { minLength: 1, maxLength: 6 }), (parts) => {
      const { entries } = look(parts.join(""));

      expect(new Set(entries.map(key)).size).toBe(entries.length);
      for (const { parent = "" } of entries)
        expect(parent.replace(/( \()?\d+ of \d+\)?/g, "").length).toBeLessThanOrEqual(80);
      expect(entries.map(({ id }) => id)).toEqual(entries.map((_, i) => i + 1));
    }),
    { numRuns: 150 },
  );
});

test("cards with long titles that are alike are told apart within the length", () => {
  const title = "A very long title that goes on and on and says very little in the end of it all ".repeat(2);
  const { entries } = look(
    ["Spring", "Summer"]
      .map((name) => `<section><h2>${name} collection</h2><ul>${CARD(title)}${CARD(title)}</ul></section>`)
      .join(""),
  );

  expect(new Set(entries.map(key)).size).toBe(4);
  for (const { parent = "" } of entries) {
    expect(parent).toMatch(/^A very long title .*…, (Spring|Summer) collection \([12] of 2\)$/);
    expect(parent.length).toBeLessThanOrEqual(80 + " (1 of 2)".length);
  }
});
