import { describe, expect, test } from "vitest";
import { idsOf, open, type Row } from "./page";

/** A host with this shadow tree and these children. */
const host = (shadow: string, light = "", attributes = "") =>
  `<x-host ${attributes}><template shadowrootmode=open>${shadow}</template>${light}</x-host>`;

const ROWS: Row[] = [
  ["in its place", `<button id=a>A</button>${host("<button id=b>B</button>")}<button id=c>C</button>`, "a b c"],
  ["one in another", host(`<button id=a>A</button>${host("<button id=b>B</button>")}`), "a b"],
  [
    "closed",
    "<x-host><template shadowrootmode=closed><button id=a>A</button></template></x-host><button id=b>B</button>",
    "b",
  ],
  [
    "what is slotted stands where its slot is",
    host("<button id=a>A</button><slot></slot><button id=c>C</button>", "<button id=b>B</button>"),
    "a b c",
  ],
  [
    "named slots give the order",
    host(
      "<slot name=one></slot><slot name=two></slot>",
      "<button id=b slot=two>B</button><p slot=one><button id=a>A</button></p>",
    ),
    "a b",
  ],
  [
    "what has no slot is not shown",
    host(
      "<slot name=one></slot>",
      "<button id=a slot=one>A</button><button id=b>B</button><button id=c slot=three>C</button>",
    ),
    "a",
  ],
  ["a host without a slot shows no children", host("<button id=a>A</button>", "<button id=b>B</button>"), "a"],
  ["what a slot falls back to", host("<slot><button id=a>A</button></slot>"), "a"],
  [
    "what a filled slot would fall back to",
    host("<slot><button id=a>A</button></slot>", "<button id=b>B</button>"),
    "b",
  ],
  [
    "a slot in a slot",
    host(host("<button id=a>A</button><slot></slot>", "<slot></slot>"), "<button id=b>B</button>"),
    "a b",
  ],
  ["a slot that is hidden", host("<div hidden><slot></slot></div>", "<button id=a>A</button>"), ""],
  [
    "a slot in what is transparent, inert, clipped",
    `${host("<div style='opacity:0'><slot></slot></div>", "<button id=a>A</button>")}${host("<div inert><slot></slot></div>", "<button id=b>B</button>")}${host("<div style='height:0;overflow:hidden'><slot></slot></div>", "<button id=c>C</button>")}`,
    "",
  ],
  [
    "a host that is hidden",
    `${host("<button id=a>A</button>", "", "hidden")}<div style="opacity:0">${host("<button id=b>B</button>")}</div>`,
    "",
  ],
  [
    "a host with a hand cursor",
    host("<style>:host{cursor:pointer;display:block}</style><b id=b>Card</b>", "", "id=a"),
    "a",
  ],
  ["a hand cursor in a shadow tree", host("<style>.x{cursor:pointer}</style><b id=a class=x>A</b><b id=b>B</b>"), "a"],
  [
    "a hand cursor from outside and another one inside",
    `<div style="cursor:pointer" id=a>${host("<style>.x{cursor:pointer}</style><b id=b class=x>B</b>")}</div>`,
    "a",
  ],
  [
    "a hand cursor that a host gives its children",
    `${host("<style>::slotted(b){cursor:pointer}</style><slot></slot>", "<b id=a>A</b><i id=b>B</i>")}`,
    "a",
  ],
  ["a focusable host and its button are one", host("<button id=b>Save</button>", "", "id=a tabindex=0"), "b"],
  ["a host by its role", host("<slot></slot>", "Save", "id=a role=button"), "a"],
  ["details in it", host("<details><summary id=a>A</summary><slot></slot></details>", "<button id=b>B</button>"), "a"],
  [
    "an image map in it",
    host('<img usemap=#m width=99 height=99 src="data:,"><map name=m><area id=a href=#1 coords="0,0,50,50"></map>'),
    "a",
  ],
  [
    "a hand cursor by the state of its host",
    host("<style>:host(.on) .x{cursor:pointer}</style><b id=a class=x>A</b>", "", "class=on"),
    "a",
  ],
  ["a link around a host that shows but text", `<a id=a href=#x>${host("now")}</a>`, "a"],
  [
    "many hosts, in order",
    Array.from({ length: 5 }, (_, i) =>
      host(`<slot></slot><button id=b${i}>B${i}</button>`, `<button id=a${i}>A${i}</button>`),
    ).join(""),
    "a0 b0 a1 b1 a2 b2 a3 b3 a4 b4",
  ],
  [
    "a host in a host's slot, with children of its own",
    host(
      "<button id=a>A</button><slot></slot><button id=d>D</button>",
      host("<slot></slot><button id=c>C</button>", "<button id=b>B</button>"),
    ),
    "a b c d",
  ],
];

describe("shadow trees", () => {
  test.each(ROWS)("%s", async (_what, html, listed) => {
    expect(await idsOf(html)).toBe(listed);
  });
});

describe("shadow trees that scripts make", () => {
  test("one that comes late, set with all that is in it", async () => {
    const page = await open("<div id=h></div>");
    expect(page.scan().ids).toEqual([]);
    const shadow = (page.document.getElementById("h") as HTMLElement).attachShadow({ mode: "open" });
    shadow.setHTMLUnsafe("<x-b><template shadowrootmode=open><button id=a>A</button></template></x-b>");
    expect(page.scan().ids).toEqual(["a"]);
  });

  test("a sheet that was handed to it", async () => {
    const page = await open("<div id=h></div>");
    const shadow = (page.document.getElementById("h") as HTMLElement).attachShadow({ mode: "open" });
    shadow.innerHTML = "<b id=a class=x>A</b>";
    const sheet = new page.window.CSSStyleSheet();
    sheet.replaceSync(".x{cursor:pointer}");
    shadow.adoptedStyleSheets = [sheet];
    expect(page.scan().ids).toEqual(["a"]);
  });

  test("a form control made by the page, with its focus handed on", async () => {
    const page = await open(
      `<script>customElements.define("x-field",class extends HTMLElement{static formAssociated=true;constructor(){super();this.attachInternals();this.attachShadow({mode:"open",delegatesFocus:true}).innerHTML="<label>City <input id=a></label>"}})</script><form><x-field id=f></x-field><button id=b>Send</button></form>`,
    );
    const scan = page.scan();
    expect(scan.ids).toEqual(["a", "b"]);
    expect(scan.entry("a").text).toBe("City");
  });

  test("a field in it that is in use brings its form forward", async () => {
    const page = await open(
      `<a href=#1 id=x>X</a><button id=y>Y</button><form><div id=h></div><a href=#2 id=z>Z</a></form>`,
    );
    const shadow = (page.document.getElementById("h") as HTMLElement).attachShadow({ mode: "open" });
    shadow.innerHTML = "<input id=a>";
    (shadow.firstChild as HTMLElement).focus();
    expect(page.scan().byScore).toEqual(["a", "z", "y", "x"]);
  });
});
