import { describe, expect, test } from "vitest";
import { idsOf, open, type Row } from "./page";

const HAND: Row[] = [
  [
    "by a style of its own",
    '<div id=a style="cursor:pointer">A</div><div id=b style="cursor:default">B</div><div id=c style="cursor:grab">C</div>',
    "a",
  ],
  ["by a class", "<style>.x{cursor:pointer}</style><div id=a class=x>A</div><div id=b>B</div>", "a"],
  [
    "in a media query that holds, and one that does not",
    "<style>@media (min-width:1px){.x{cursor:pointer}}@media print{.y{cursor:pointer}}</style><div id=a class=x>A</div><div id=b class=y>B</div>",
    "a",
  ],
  [
    "in a layer, supports, container",
    "<style>@layer a{.x{cursor:pointer}}@supports (display:grid){.y{cursor:pointer}}.k{container-type:inline-size}@container (min-width:1px){.z{cursor:pointer}}</style><div id=a class=x>A</div><div id=b class=y>B</div><div class=k><div id=c class=z>C</div></div>",
    "a b c",
  ],
  [
    "nested",
    "<style>.card{.x{cursor:pointer}&.y{color:red;&:not(.z){cursor:pointer}}}</style><div class=card><i id=a class=x>A</i></div><div class='card y' id=b>B</div><div class='card y z' id=c>C</div>",
    "a b",
  ],
  [
    "in a scope",
    "<style>@scope (.card){.x{cursor:pointer}:scope{cursor:pointer}}</style><i id=a class=x>A</i><div class=card id=b><i id=c class=x>C</i></div>",
    "b",
  ],
  ["imported", '<style>@import url("data:text/css,.x{cursor:pointer}");</style><div id=a class=x>A</div>', "a"],
  [
    "only under the pointer",
    "<style>.x:hover{cursor:pointer}.y:hover .z{cursor:pointer}</style><div id=a class=x>A</div><div class=y><i id=b class=z>B</i><i id=c>C</i></div>",
    "a b",
  ],
  [
    "only under the pointer, on paper",
    "<style>@media print{.x:hover{cursor:pointer}}</style><div id=a class=x>A</div>",
    "",
  ],
  [
    "in a sheet that is off",
    "<style id=s>.x{cursor:pointer}.y:hover{cursor:pointer}</style><div id=a class=x>A</div><div id=b class=y>B</div><script>document.styleSheets[0].disabled=true</script>",
    "",
  ],
  ["overruled", "<style>.x{cursor:pointer}.x.off{cursor:not-allowed}</style><div id=a class='x off'>A</div>", ""],
  [
    "inherited: the outermost is pressed",
    "<style>.x{cursor:pointer}</style><div id=a class=x><p id=b>B</p><i id=c class=x>C</i></div>",
    "a",
  ],
  [
    "given back and taken again",
    '<div id=a style="cursor:pointer">A <p id=b style="cursor:default">B <i id=c style="cursor:pointer">C</i></p></div>',
    "a c",
  ],
  ["with a picture of its own", '<div id=a style="cursor:url(data:,x),pointer">A</div>', "a"],
  [
    "of an SVG shape",
    "<svg width=100 height=50><rect id=a cursor=pointer width=40 height=40 /><rect id=b x=50 width=40 height=40 /></svg>",
    "a",
  ],
  ["on all of the page", "<style>html{cursor:pointer}</style><p id=a>A</p><button id=b>B</button>", "b"],
  ["on everything", "<style>*{cursor:pointer}</style><p id=a>A</p><button id=b>B</button>", "b"],
  [
    "on everything under the pointer",
    "<style>*:hover{cursor:pointer}</style><p id=a>A</p><button id=b>B</button>",
    "b",
  ],
  [
    "around controls, saying nothing",
    '<div id=a style="cursor:pointer"><button id=b>B</button><button id=c>C</button></div>',
    "b c",
  ],
  ["on a very large part of the page", '<div id=a style="cursor:pointer;height:600px">Text</div>', ""],
  [
    "selectors that cannot be asked for",
    "<style>.x::before{cursor:pointer}.y::-webkit-search-cancel-button{cursor:pointer}.z{cursor:pointer}</style><div id=a class=x>A</div><div id=b class=z>B</div>",
    "b",
  ],
  [
    "under a parent's own hover",
    "<style>li:hover>.x,li:focus-within .y{cursor:pointer}</style><ul><li><i id=a class=x>A</i><i id=b class=y>B</i><i id=c>C</i></li></ul>",
    "a b",
  ],
  [
    "in a list of selectors with commas inside",
    '<style>:is(.x,.y) b,[title="a,b"],.z{cursor:pointer}</style><p class=y><b id=a>A</b></p><i id=b title="a,b">B</i><i id=c class=z>C</i><b id=d>D</b>',
    "a b c",
  ],
  ["of a variable", "<style>:root{--hand:pointer}.x{cursor:var(--hand)}</style><i id=a class=x>A</i>", "a"],
  ["important", "<style>.x{cursor:pointer!important}</style><i id=a class=x style='cursor:default'>A</i>", "a"],
];

test.each(HAND)("%s", async (_what, html, listed) => {
  expect(await idsOf(html)).toBe(listed);
});

describe("style sheets that change", () => {
  test("a rule that is added, replaced, and taken away", async () => {
    const page = await open("<div id=a class=x>A</div><div id=b class=y>B</div>");
    const sheet = new page.window.CSSStyleSheet();
    page.document.adoptedStyleSheets = [sheet];
    expect(page.scan().ids).toEqual([]);
    sheet.replaceSync(".x{cursor:pointer}");
    expect(page.scan().ids).toEqual(["a"]);
    sheet.replaceSync(".y{cursor:pointer}");
    expect(page.scan().ids).toEqual(["b"]);
    sheet.deleteRule(0);
    expect(page.scan().ids).toEqual([]);
  });
});
