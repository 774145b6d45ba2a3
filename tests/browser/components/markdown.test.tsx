import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { englishLabels } from "../../../src/components/labels";
import { Markdown } from "../../../src/components/markdown/Markdown";
import { plainText } from "../../../src/components/markdown/plainText";

const labels = { ...englishLabels, opensNewTab: "new tab" };
const html = (text: string) => render(<Markdown text={text} labels={labels} />).container.innerHTML;
const link = (href: string, text: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${text}<span class="sr-only"> (new tab)</span></a>`;

test.each<[string, string]>([
  ["plain", "<p>plain</p>"],
  ["one\ntwo\n\nthree", "<p>one<br>two</p><p>three</p>"],
  ["**bold** and *it* and __b__ _i_", "<p><strong>bold</strong> and <em>it</em> and <strong>b</strong> <em>i</em></p>"],
  ["***both*** **a *b* c**", "<p><em><strong>both</strong></em> <strong>a <em>b</em> c</strong></p>"],
  ["snake_case_name 2 * 3 * 4 **open", "<p>snake_case_name 2 * 3 * 4 **open</p>"],
  ["`a*b*` ``x ` y``", "<p><code>a*b*</code> <code>x ` y</code></p>"],
  ["\\*not\\* \\`this\\`", "<p>*not* `this`</p>"],
  ["# Title\ntext", '<p class="heading">Title</p><p>text</p>'],
  ["- a\n- b\n  - c\n\nend", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>end</p>"],
  ["3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
  ["- a\n\n- b\n\n  more", "<ul><li>a</li><li>b<p>more</p></li></ul>"],
  ["> q\n> r", "<blockquote><p>q<br>r</p></blockquote>"],
  ["a\n\n---\n\nb", "<p>a</p><hr><p>b</p>"],
  ["~~gone~~ a~~ ~~b", "<p><del>gone</del> a~~ ~~b</p>"],
  [
    "- [ ] a\n- [x] b",
    '<ul><li data-task="open"><span class="task">☐ </span>a</li><li data-task="done"><span class="task">☑ </span>b</li></ul>',
  ],
  ["[cart](/cart)", '<p><a href="/cart">cart</a></p>'],
  ['[a **b**](https://x.example/y_(z) "t")', `<p>${link("https://x.example/y_(z)", "a <strong>b</strong>")}</p>`],
  ["On “https://x.example/” I", `<p>On “${link("https://x.example/", "https://x.example/")}” I</p>`],
  ["see https://x.example/a?b=1.", `<p>see ${link("https://x.example/a?b=1", "https://x.example/a?b=1")}.</p>`],
])("%j", (source, expected) => {
  expect(html(source)).toBe(expected);
});

test.each([
  ["```js\nlet a = '<b>';\n\n# no\n```\nx", "js", "let a = '<b>';\n\n# no", "x"],
  ["```\nstill coming", null, "still coming", undefined],
  ["~~~\n```\n~~~", null, "```", undefined],
])("code: %j", (source, language, code, after) => {
  const { container } = render(<Markdown text={source} labels={labels} />);
  const pre = container.querySelector("pre");
  expect([pre?.getAttribute("data-language"), pre?.textContent, pre?.tabIndex]).toEqual([language, code, 0]);
  expect(container.querySelector("p")?.textContent).toBe(after);
});

test.each<[string, (string | null)[][]]>([
  [
    "a | b\n-|-\n1 | 2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "| *a* | b |\n|:--|--:|\n| 1 |\n| 1 | 2 | 3 |\n\nend",
    [
      ["a", "b"],
      ["1", ""],
      ["1", "2"],
    ],
  ],
  ["text\n| a\\|b |\n|---|\n| `x` |", [["a|b"], ["x"]]],
])("table: %j", (source, cells) => {
  const { container } = render(<Markdown text={source} labels={labels} />);
  const rows = [...container.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual(cells);
  expect(container.querySelector("section")?.getAttribute("aria-label")).toBe("Table");
});

test.each(["a | b\n---", "a | b\n- | x", "---|---", "| a |\n|"])("no table: %j", (source) => {
  expect(render(<Markdown text={source} labels={labels} />).container.querySelector("table")).toBeNull();
});

test("columns are aligned as their line says", () => {
  const { container } = render(<Markdown text={"a|b|c|d\n:-|:-:|-:|-\n1|2|3|4"} labels={labels} />);
  const aligns = [...container.querySelectorAll("td")].map((cell) => cell.getAttribute("data-align"));
  expect(aligns).toEqual(["left", "center", "right", null]);
});

test.each<[string, string]>([
  [
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>",
  ],
  ["[x](javascript:alert(1))", "<p>x</p>"],
  ["[x](JaVaScRiPt:alert(1)) [y](data:text/html,a) [z](vbscript:a)", "<p>x y z</p>"],
  ["[x](&#106;avascript:alert(1))", '<p><a href="&amp;#106;avascript:alert(1)">x</a></p>'], // an address of this site: no entities here
  ["[bank](https://bank.example@evil.example/)", "<p>bank</p>"],
  ["![secret](https://evil.example/?q=1)", "<p>secret</p>"],
  ["[![a](https://evil.example/i.png)](https://x.example/)", `<p>${link("https://x.example/", "a")}</p>`],
])("harmless: %j", (source, expected) => {
  expect(html(source)).toBe(expected);
});

test("an entity in an address is followed to no script", () => {
  const anchor = render(<Markdown text={"[x](&#106;avascript:alert(1))"} labels={labels} />).container.querySelector(
    "a",
  );
  expect(anchor?.protocol).toMatch(/^https?:$/);
});

test.each([
  ["brackets", "[".repeat(20_000)],
  ["brackets with an end", `${"[".repeat(20_000)}](`],
  ["stars", "*a ".repeat(20_000)],
  ["ticks", "`a ``b ".repeat(5_000)],
  ["underscores", "_a_ ".repeat(10_000)],
])("a hostile text of %s ends", (_, source) => {
  expect(plainText(source)).not.toBe("");
});

test.each([
  ["quotes", `${">".repeat(5_000)} a`],
  ["items", `${"- ".repeat(5_000)}a`],
])("%s in one another without end are shown as they are", (_, source) => {
  expect(render(<Markdown text={source} labels={labels} />).container.textContent).toMatch(/a$/);
});

test("blocks before the last are not rendered again while a text streams in", () => {
  const text = "First **one**.\n\n- a\n- b\n\nThe last";
  const view = render(<Markdown text={text} labels={labels} />);
  const [first, second] = view.container.children;
  view.rerender(<Markdown text={`${text} goes on`} labels={labels} />);
  expect([...view.container.children].slice(0, 2)).toEqual([first, second]);
  expect(view.container.textContent).toContain("The last goes on");
});

test("plain text is what a voice would read", () => {
  expect(plainText("# Hi\n\nSay **it** [here](/x).\n- one\n- `two`\n\n```\ncode\n```")).toBe(
    "Hi\nSay it here.\none\ntwo\ncode",
  );
});
