import { describe, expect, test } from "vitest";
import { idsOf, open, type Page, type Row } from "./page";

const ROWS: Row[] = [
  [
    "in its place",
    "<button id=a>A</button><iframe srcdoc='<button id=b>B</button>'></iframe><button id=c>C</button>",
    "a b c",
  ],
  [
    "one in another",
    `<iframe srcdoc="<button id=a>A</button><iframe srcdoc='<button id=b>B</button>'></iframe>"></iframe>`,
    "a b",
  ],
  [
    "in a shadow tree",
    `<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML="<iframe srcdoc='<button id=a>A</button>'></iframe>"</script>`,
    "a",
  ],
  [
    "written by a script",
    "<iframe id=f></iframe><script>f.contentDocument.body.innerHTML='<button id=a>A</button>'</script>",
    "a",
  ],
  [
    "of another origin",
    "<iframe sandbox srcdoc='<button id=a>A</button>'></iframe><iframe src='data:text/html,<button id=b>B</button>'></iframe><button id=c>C</button>",
    "c",
  ],
  ["in a sandbox of this origin", "<iframe sandbox=allow-same-origin srcdoc='<button id=a>A</button>'></iframe>", "a"],
  [
    "not displayed",
    "<iframe style='display:none' srcdoc='<button id=a>A</button>'></iframe><div hidden><iframe srcdoc='<button id=b>B</button>'></iframe></div>",
    "",
  ],
  [
    "hidden",
    "<iframe style='visibility:hidden' srcdoc='<button id=a style=visibility:visible>A</button>'></iframe>",
    "",
  ],
  [
    "transparent",
    "<div style='opacity:0'><iframe srcdoc='<button id=a>A</button>'></iframe></div><iframe style='opacity:0' srcdoc='<button id=b>B</button>'></iframe>",
    "",
  ],
  ["of no size", "<iframe width=0 height=0 style='border:0' srcdoc='<button id=a>A</button>'></iframe>", ""],
  ["off the page", "<iframe style='position:absolute;left:-5000px' srcdoc='<button id=a>A</button>'></iframe>", ""],
  ["below the view", "<div style='height:3000px'></div><iframe srcdoc='<button id=a>A</button>'></iframe>", "a"],
  ["inert", "<div inert><iframe srcdoc='<button id=a>A</button>'></iframe></div>", ""],
  [
    "in a closed disclosure",
    "<button id=t aria-expanded=false aria-controls=p>T</button><div id=p><iframe srcdoc='<button id=a>A</button>'></iframe></div>",
    "t",
  ],
  [
    "longer than its box",
    "<iframe style='height:100px' srcdoc='<div style=height:900px></div><button id=a>A</button>'></iframe>",
    "a",
  ],
  [
    "longer than its box, without scrolling",
    "<iframe scrolling=no style='height:100px' srcdoc='<div style=height:900px></div><button id=a>A</button>'></iframe>",
    "",
  ],
  [
    "longer than its box, scrolling switched off inside",
    "<iframe style='height:100px' srcdoc='<body style=overflow:hidden><div style=height:900px></div><button id=a>A</button>'></iframe>",
    "",
  ],
  [
    "cut by its parent",
    "<div style='width:100px;height:100px;overflow:hidden'><iframe style='width:600px;height:90px;border:0' srcdoc='<button id=a>A</button><button id=b style=margin-left:300px>B</button>'></iframe></div>",
    "a",
  ],
  [
    "off its left edge",
    "<iframe srcdoc='<button id=a style=position:absolute;left:-999px>A</button><button id=b>B</button>'></iframe>",
    "b",
  ],
  [
    "fixed in it, outside of its view",
    "<iframe style='height:100px' srcdoc='<button id=a style=position:fixed;top:300px>A</button><button id=b style=position:fixed;bottom:0>B</button>'></iframe>",
    "b",
  ],
  [
    "an image map in it",
    "<iframe srcdoc='<img usemap=#m width=99 height=99 src=data:,><map name=m><area id=a href=#1 coords=0,0,50,50></map>'></iframe>",
    "a",
  ],
  [
    "objects that hold a page are left alone",
    "<object data='data:text/html,<button>x</button>' width=100 height=100></object><button id=a>A</button>",
    "a",
  ],
];

describe("frames", () => {
  test.each(ROWS)("%s", async (_what, html, listed) => {
    expect(await idsOf(html)).toBe(listed);
  });
});

const frameOf = (page: Page) => page.document.querySelector("iframe") as HTMLIFrameElement;
const loaded = (frame: HTMLIFrameElement) =>
  new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));

describe("frames that change", () => {
  test("one that comes late", async () => {
    const page = await open("<button id=a>A</button>");
    const frame = page.document.createElement("iframe");
    page.document.body.append(frame);
    expect(page.scan().ids).toEqual(["a"]);
    frame.srcdoc = "<button id=b>B</button>";
    await loaded(frame);
    expect(page.scan().ids).toEqual(["a", "b"]);
  });

  test("one that goes to another page, to another origin, and away", async () => {
    const page = await open("<iframe srcdoc='<button id=a>A</button>'></iframe>");
    const frame = frameOf(page);
    expect(page.scan().ids).toEqual(["a"]);
    frame.srcdoc = "<button id=b>B</button>";
    await loaded(frame);
    expect(page.scan().ids).toEqual(["b"]);
    frame.removeAttribute("srcdoc");
    frame.src = "data:text/html,<button>x</button>";
    await loaded(frame);
    expect(page.scan().ids).toEqual([]);
    frame.remove();
    expect(page.scan().ids).toEqual([]);
  });

  test("scrolled to its end", async () => {
    const page = await open(
      "<iframe style='height:100px' srcdoc='<button id=a>A</button><div style=height:900px></div><button id=b>B</button>'></iframe><button id=c>C</button>",
    );
    expect(page.scan().byScore).toEqual(["a", "c", "b"]);
    frameOf(page).contentWindow?.scrollTo(0, 9999);
    const scan = page.scan();
    expect(scan.ids).toEqual(["a", "b", "c"]);
    expect(scan.byScore).toEqual(["b", "c", "a"]);
    expect(scan.entry("a").offscreen).toBe("above");
  });
});

test("an entry says which frame it is in", async () => {
  const scan = (
    await open("<iframe title=Payment srcdoc='<button id=a>A</button>'></iframe><button id=b>B</button>")
  ).scan();
  expect(scan.entry("a").frame).toBe("Payment");
  expect(scan.entry("b").frame).toBeUndefined();
});
