import { describe, expect, test } from "vitest";
import { idsOf, open, type Row } from "./page";

const OFF: Row[] = [
  [
    "left of the page",
    '<button id=a style="position:absolute;left:-9999px">A</button><button id=b style="margin-left:-9999px">B</button><div style="position:relative;left:-3000px"><button id=c>C</button></div>',
    "",
  ],
  [
    "above the page",
    '<button id=a style="position:absolute;top:-500px">A</button><div style="margin-top:-400px"><button id=b>B</button></div>',
    "",
  ],
  ["partly left of the page", '<button id=a style="position:absolute;left:-20px;width:100px">A</button>', "a"],
  ["right of the page: it scrolls", '<button id=a style="position:absolute;left:3000px">A</button>', "a"],
  ["below the page: it scrolls", '<button id=a style="position:absolute;top:3000px">A</button>', "a"],
  ["right of the page, in quirks", '<button id=a style="position:absolute;left:3000px;top:3000px">A</button>', "a"],
  [
    "right of a page that does not scroll sideways",
    '<style>body{overflow-x:hidden}</style><button id=a style="position:absolute;left:3000px">A</button><button id=b style="position:absolute;top:3000px">B</button>',
    "b",
  ],
  [
    "below a page that does not scroll",
    '<style>html{overflow:hidden}</style><button id=a style="position:absolute;top:3000px">A</button><button id=b>B</button>',
    "b",
  ],
  [
    "below a body that does not scroll",
    '<style>body{overflow:hidden}</style><div style="height:3000px"></div><button id=a>A</button>',
    "",
  ],
  [
    "a page in a right-to-left language, left",
    '<html dir=rtl><button id=a style="position:absolute;left:-500px">A</button><button id=b style="position:absolute;right:-500px">B</button>',
    "a",
  ],
  [
    "fixed outside of the view",
    '<button id=a style="position:fixed;top:900px">A</button><button id=b style="position:fixed;right:-300px">B</button><button id=c style="position:fixed;bottom:0">C</button>',
    "c",
  ],
  [
    "a long fixed column",
    '<div style="position:fixed;top:0"><div style="height:900px"></div><button id=a>A</button></div>',
    "",
  ],
  [
    "a long fixed column that scrolls",
    '<div style="position:fixed;top:0;bottom:0;overflow:auto"><div style="height:900px"></div><button id=a>A</button></div>',
    "a",
  ],
  [
    "drawer off the left",
    '<nav style="position:fixed;left:0;top:0;width:250px;height:100%;transform:translateX(-100%)"><a id=a href=#x>A</a></nav>',
    "",
  ],
  [
    "drawer off the right",
    '<nav style="position:fixed;right:0;top:0;width:250px;height:100%;translate:100%"><a id=a href=#x>A</a></nav>',
    "",
  ],
  [
    "open drawer",
    '<nav style="position:fixed;left:0;top:0;width:250px;height:100%;transform:translateX(0)"><a id=a href=#x>A</a></nav>',
    "a",
  ],
  [
    "absolute drawer off the right of a clipping shell",
    '<div style="position:relative;overflow:hidden;height:300px"><nav style="position:absolute;right:0;width:250px;transform:translateX(100%)"><a id=a href=#x>A</a></nav></div>',
    "",
  ],
  [
    "app shell",
    '<style>html,body{height:100%;margin:0;overflow:hidden}#m{height:100%;overflow:auto}</style><div id=m><button id=a>A</button><div style="height:4000px"></div><button id=b>B</button></div>',
    "a b",
  ],
  [
    "app shell of fixed parts",
    '<div style="position:fixed;inset:0;display:flex"><nav style="width:200px;overflow:auto"><a id=a href=#x style="display:block;margin-top:2000px">A</a></nav><main style="flex:1;overflow:hidden"><button id=b>B</button><button id=c style="display:block;margin-top:2000px">C</button></main></div>',
    "a b",
  ],
  [
    "sticky",
    '<div style="height:3000px"><div style="height:500px"></div><header style="position:sticky;top:0"><button id=a>A</button></header></div>',
    "a",
  ],
  [
    "beyond the start of a scroller",
    '<div style="position:relative;width:200px;height:100px;overflow:auto"><button id=a style="position:absolute;top:-60px">A</button><button id=b style="position:absolute;left:-200px;top:10px">B</button><button id=c style="position:absolute;top:400px">C</button></div>',
    "c",
  ],
  [
    "a scroller that does not overflow, cut by its parent",
    '<div style="width:100px;overflow:hidden"><div style="width:500px;overflow:auto"><button id=a>A</button><button id=b style="margin-left:300px">B</button></div></div>',
    "a",
  ],
  [
    "a scroller that is out of reach",
    '<div style="position:absolute;left:-500px;width:200px;height:100px;overflow:auto"><div style="width:2000px"><button id=a style="margin-left:900px">A</button></div></div>',
    "",
  ],
  [
    "a scroller in a right-to-left language",
    '<div dir=rtl style="width:200px;overflow:auto"><div style="width:900px"><button id=a>A</button><button id=b style="margin-right:600px">B</button></div></div>',
    "a b",
  ],
  [
    "a chat that grows upwards",
    '<div style="display:flex;flex-direction:column-reverse;height:200px;overflow:auto"><div><button id=a>A</button></div><div style="height:900px;flex:none"></div><div><button id=b>B</button></div></div>',
    "a b",
  ],
  [
    "a row that grows leftwards",
    '<div style="display:flex;flex-direction:row-reverse;width:200px;overflow:auto"><div><button id=a>A</button></div><div style="width:900px;flex:none"></div><div><button id=b>B</button></div></div>',
    "a b",
  ],
  [
    "vertical writing from right to left",
    '<div style="writing-mode:vertical-rl;width:200px;height:100px;overflow:auto"><button id=a>A</button><div style="width:900px"></div><button id=b>B</button></div>',
    "a b",
  ],
  [
    "an absolute box in a static scroller stays where it is",
    '<div style="position:relative;height:400px"><div style="height:100px;overflow:auto"><button id=a style="position:absolute;top:300px">A</button></div></div>',
    "a",
  ],
  [
    "off by a share of the view",
    '<button id=a style="position:absolute;top:-100vh">A</button><button id=b style="position:absolute;right:100%">B</button><div style="transform:translate(-9999px)"><button id=c>C</button></div><div style="position:absolute;inset-inline-start:-100%"><button id=d>D</button></div>',
    "",
  ],
  [
    "a body held in place while a dialog is open",
    '<style>body{position:fixed;overflow:hidden;top:-500px;width:100%}</style><div style="height:600px"></div><button id=a>A</button><div style="height:900px"></div><button id=b>B</button>',
    "a",
  ],
  [
    "a scroller in a scroller",
    '<div style="height:200px;overflow:auto"><div style="height:800px"></div><div style="height:100px;overflow:auto"><div style="height:900px"></div><button id=a>A</button></div></div>',
    "a",
  ],
  [
    "an item of a scroller cut off by a box around that does not scroll",
    '<div style="height:100px;overflow:hidden"><div style="height:90px"></div><div style="height:100px;overflow:auto"><button id=a>A</button></div><div style="height:100px;overflow:auto"><button id=b>B</button></div></div>',
    "a",
  ],
  [
    "only the body scrolls",
    '<style>html{height:100%;overflow:hidden}body{height:100%;margin:0;overflow:auto}</style><button id=a>A</button><div style="height:4000px"></div><button id=b>B</button>',
    "a b",
  ],
  [
    "scrolling for one axis alone",
    '<div style="width:200px;height:100px;overflow-x:auto;overflow-y:hidden"><div style="width:900px;height:900px;position:relative"><button id=a style="position:absolute;left:700px">A</button><button id=b style="position:absolute;top:700px">B</button></div></div>',
    "a",
  ],
];

test.each(OFF)("%s", async (what, html, listed) => {
  expect(await idsOf(html, { quirks: what.includes("in quirks") })).toBe(listed);
});

describe("scrolled", () => {
  test("what was scrolled past can be scrolled back to, and is above", async () => {
    const page = await open(
      '<button id=a>A</button><div style="height:3000px"></div><button id=b>B</button><div style="height:3000px"></div><button id=c>C</button>',
    );
    page.window.scrollTo(0, 2900);
    const scan = page.scan();
    expect(scan.ids).toEqual(["a", "b", "c"]);
    expect(scan.byScore[0]).toBe("b");
    expect([scan.entry("a").offscreen, scan.entry("b").offscreen, scan.entry("c").offscreen]).toEqual([
      "above",
      undefined,
      "below",
    ]);
  });

  test("a scroller to its end and back, both ways", async () => {
    const page = await open(
      '<div id=s style="width:200px;height:100px;overflow:auto"><div style="width:2000px;height:2000px;position:relative"><button id=a>A</button><button id=b style="position:absolute;right:0;bottom:0">B</button></div></div>',
    );
    const scroller = page.document.getElementById("s") as HTMLElement;
    expect(page.scan().ids).toEqual(["a", "b"]);
    scroller.scrollTo(5000, 5000);
    const scan = page.scan();
    expect(scan.ids).toEqual(["a", "b"]);
    expect(scan.entry("b").offscreen).toBeUndefined();
    expect(scan.entry("a").offscreen).toBe("above");
  });

  test("a scroller in a right-to-left language, at its end", async () => {
    const page = await open(
      '<div id=s dir=rtl style="width:200px;overflow:auto"><div style="width:900px"><button id=a>A</button><button id=b style="margin-right:600px">B</button></div></div>',
    );
    (page.document.getElementById("s") as HTMLElement).scrollTo(-900, 0);
    expect(page.scan().ids).toEqual(["a", "b"]);
  });

  test("a page locked while it is scrolled shows what it shows", async () => {
    const page = await open(
      '<button id=a>A</button><div style="height:3000px"></div><button id=b>B</button><div style="height:3000px"></div><button id=c>C</button>',
    );
    page.window.scrollTo(0, 2900);
    page.document.body.style.overflow = "hidden";
    expect(page.scan().ids).toEqual(["b"]);
  });

  test("what a scroller cuts off now is outside of the view, though its box is not", async () => {
    const page = await open(
      '<div style="height:60px;width:200px;overflow:auto"><button id=a>A</button><div style="height:300px"></div><button id=b>B</button></div><button id=c>C</button>',
    );
    const scan = page.scan();
    expect(scan.byScore).toEqual(["a", "c", "b"]);
    expect(scan.entry("b").offscreen).toBe("below");
  });
});
