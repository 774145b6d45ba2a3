import { describe, expect, test } from "vitest";
import { idsOf, open, type Row } from "./page";

/** Roles that DESIGN and its "beyond" list name. */
const ROLES =
  "button link menuitem checkbox radio switch combobox option treeitem searchbox textbox menuitemcheckbox menuitemradio tab slider spinbutton".split(
    " ",
  );

const NATIVE: Row[] = [
  [
    "links",
    '<a id=a href=/x>A</a><a id=b href="">B</a><a id=c href="#">C</a><a id=d>D</a><a id=e name=e>E</a>',
    "a b c",
  ],
  ["a link with a script for an address", '<a id=a href="javascript:void 0">A</a>', "a"],
  [
    "buttons",
    "<button id=a>A</button><button id=b type=submit disabled>B</button><button id=c role=presentation>C</button>",
    "a b c",
  ],
  ["fields", "<input id=a><textarea id=b></textarea><select id=c></select><input id=d type=hidden>", "a b c"],
  [
    "fields of every type",
    [
      "text",
      "email",
      "password",
      "search",
      "tel",
      "url",
      "number",
      "range",
      "color",
      "date",
      "time",
      "month",
      "week",
      "datetime-local",
      "checkbox",
      "radio",
      "file",
      "submit",
      "reset",
      "button",
      "image",
    ]
      .map((type) => `<input id=${type} type=${type}>`)
      .join(""),
    "text email password search tel url number range color date time month week datetime-local checkbox radio file submit reset button image",
  ],
  [
    "outputs are none",
    "<output id=a>1</output><progress id=b value=1></progress><meter id=c value=1></meter><label id=d>D</label><fieldset id=e><legend id=f>F</legend></fieldset>",
    "",
  ],
  [
    "a select is one entry",
    "<select id=a multiple size=4><optgroup id=g label=G><option id=o>1<option>2</optgroup></select>",
    "a",
  ],
  [
    "plain text is none",
    "<p id=a>Text</p><h2 id=b>Title</h2><span id=c role=img aria-label=Star>*</span><li id=d role=listitem>x</li>",
    "",
  ],
];

const MARKED: Row[] = [
  ["click attribute", '<div id=a onclick="1">A</div><span id=b onclick>B</span>', "a b"],
  [
    "tabindex",
    "<div id=a tabindex=0>A</div><div id=b tabindex=1>B</div><div id=c tabindex=-1>C</div><div id=d>D</div>",
    "a b c",
  ],
  ["data-action", "<span id=a data-action=archive>A</span><span id=b data-actions=x>B</span>", "a"],
  [
    "tabindex where scripts put the focus",
    "<main id=a tabindex=-1><h1 id=b tabindex=-1>Title</h1><p>Text</p></main>",
    "",
  ],
  [
    "body and html are the page",
    '<body id=a onclick="1" tabindex=0 style="cursor:pointer"><p>Text</p><button id=b>B</button>',
    "b",
  ],
  [
    "editable",
    "<div id=a contenteditable>A</div><div id=b contenteditable=true>B</div><div id=c contenteditable=plaintext-only>C</div><div id=d contenteditable=false>D</div>",
    "a b c",
  ],
  ["editable in editable", "<div id=a contenteditable>A <p id=b contenteditable=true>B</p></div>", "a"],
  [
    "editable island in a widget in editable",
    "<div id=a contenteditable>A <figure contenteditable=false><figcaption id=b contenteditable=true>B</figcaption></figure></div>",
    "a b",
  ],
  ["links in editable text", "<div id=a contenteditable>See <a id=b href=#x>here</a></div>", "a b"],
  [
    "role in capitals, and a second role",
    '<div id=a role=BUTTON>A</div><div id=b role="switch checkbox">B</div><div id=c role="">C</div>',
    "a b",
  ],
  [
    "rows and cells that take the focus",
    "<div role=grid><div role=row id=a tabindex=0><div role=gridcell id=b>1</div><div role=gridcell id=c tabindex=-1>2</div></div><div role=row id=d><div role=gridcell id=e>3</div></div></div>",
    "a c",
  ],
  [
    "containers of roles are none",
    "<ul role=menu id=a><li role=none id=b><a role=menuitem id=c>C</a></li></ul><div role=tablist id=d><div role=tab id=e>E</div></div><div role=radiogroup id=f><span role=radio id=g>G</span></div>",
    "c e g",
  ],
  [
    "a tree",
    "<ul role=tree><li role=treeitem id=a aria-expanded=true>A<ul role=group><li role=treeitem id=b>B</li></ul></li></ul>",
    "a b",
  ],
  [
    "frames and media with a tabindex are no controls",
    '<iframe id=a tabindex=0 srcdoc="<button id=b>B</button>"></iframe>',
    "b",
  ],
  ["a link that is a button", "<a id=a role=button tabindex=0>A</a><a id=b role=button>B</a>", "a b"],
  [
    "elements of the page's own",
    '<x-button id=a role=button tabindex=0>A</x-button><x-card id=b onclick="1">B</x-card><x-card id=c>C</x-card>',
    "a b",
  ],
  [
    "a row that is pressed",
    '<table><tr id=a onclick="1"><td>Ann<td>Paris</tr><tr id=b><td onclick="1" id=c>Bob<td>Rome</tr></table>',
    "a c",
  ],
  [
    "a scrolling region that takes the focus",
    '<div id=a tabindex=0 role=region aria-label=Log style="height:50px;overflow:auto">Text</div>',
    "a",
  ],
];

const ONCE: Row[] = [
  ["a button in a link", "<a href=#x id=a><button id=b>Buy</button></a>", "b"],
  ["a link in a menu item", "<ul role=menu><li role=menuitem id=a><a href=#x id=b>Open</a></li></ul>", "b"],
  ["a click attribute around a button", '<div id=a onclick="1"><button id=b>Go</button></div>', "b"],
  [
    "a control with parts",
    '<div id=a role=button tabindex=0 onclick="1" style="cursor:pointer"><i id=b style="cursor:pointer">*</i><span id=c>Report</span></div>',
    "a",
  ],
  [
    "parts of a button with a tabindex or a listener of their own",
    '<button id=a><span id=b tabindex=-1>Save</span></button><button id=c><span id=d onclick="1">Print</span></button>',
    "a c",
  ],
  [
    "a part that does something else",
    '<div role=tab tabindex=0 id=a>Notes <span id=b onclick="1" title=Close>×</span></div><a href=#x id=c>Shoes <i id=d onclick="1" aria-label="Add to favourites">♥</i></a>',
    "a b c d",
  ],
  [
    "a card and the link in it",
    '<div id=a style="cursor:pointer"><h3>Shoes</h3><p>Very light</p><a id=b href=#x>Details</a></div>',
    "a b",
  ],
  ["a card that only holds its link", '<div id=a style="cursor:pointer"><a id=b href=#x>Details</a></div>', "b"],
  [
    "a row with a listener and its buttons",
    '<table><tr id=a onclick="1"><td>Ann</td><td><button id=b>Edit</button></td></tr></table>',
    "a b",
  ],
  [
    "a label of a control",
    '<label id=a style="cursor:pointer" onclick="1">Name <input id=b></label><label id=c for=d style="cursor:pointer">D</label><input type=checkbox id=d>',
    "b d",
  ],
  ["a label of nothing", '<label id=a style="cursor:pointer">A</label>', "a"],
  [
    "a focusable group around one field",
    "<div role=combobox id=a aria-expanded=false tabindex=-1><input id=b aria-label=City></div>",
    "a b",
  ],
  [
    "a focusable arrow in a link",
    '<a id=a href=#x>Recipes <span id=b tabindex=0 role=application aria-expanded=false aria-label="Menu toggle">v</span></a>',
    "a b",
  ],
  [
    "a chip with a cross",
    '<div role=button tabindex=0 id=a>Red <svg id=b width=16 height=16 data-testid=CancelIcon><path d="M0 0h16v16"/></svg></div><script>b.onclick=()=>{}</script>',
    "a b",
  ],
  [
    "words in a button with listeners of their own",
    "<button id=a><span id=b>Save</span></button><script>b.onclick=()=>{}</script>",
    "a",
  ],
  [
    "items of a list box with a button each",
    '<ul role=listbox tabindex=0 id=l aria-label=Tags><li role=option id=a>Red <button id=b aria-label="Remove red">x</button></li></ul>',
    "l a b",
  ],
];

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

const LISTENS: Row[] = [
  ["the onclick property", "<div id=a>A</div><div id=b>B</div><script>a.onclick=()=>{}</script>", "a"],
  [
    "props of React",
    "<div id=a>A</div><div id=b>B</div><div id=c>C</div><script>a.__reactProps$x1={onClick(){}};b.__reactProps$x1={children:'B'};c.__reactProps$x1={onPointerDown(){}}</script>",
    "a c",
  ],
  [
    "handlers of Vue",
    "<div id=a>A</div><div id=b>B</div><script>a[Symbol('_vei')]={onClick(){}};b._vei={onMouseenter(){}}</script>",
    "a",
  ],
  [
    "a wrapper that only stops events",
    "<div id=a><button id=b>B</button><button id=c>C</button></div><script>a.__reactProps$x1={onClick(){}}</script>",
    "b c",
  ],
  ["a page-wide listener", "<div id=a style='height:600px'><p>Text</p></div><script>a.onclick=()=>{}</script>", ""],
  [
    "a list that listens for its items",
    '<ul id=a><li style="cursor:pointer" id=b>One</li><li style="cursor:pointer" id=c>Two</li></ul><script>a.onclick=()=>{}</script>',
    "b c",
  ],
];

const DRAWN: Row[] = [
  [
    "links in SVG",
    '<svg width=200 height=50><a id=a href="#x"><rect width=40 height=40 /></a><a id=b xlink:href="#y"><rect x=50 width=40 height=40 /></a><a id=c><rect x=100 width=40 height=40 /></a></svg>',
    "a b",
  ],
  [
    "controls in SVG",
    '<svg width=200 height=50><g id=a role=button tabindex=0><rect width=40 height=40 /></g><g id=b onclick="1"><rect x=50 width=40 height=40 /></g><g id=c><rect x=100 width=40 height=40 /></g></svg>',
    "a b",
  ],
  [
    "SVG parts that are not drawn",
    '<svg width=200 height=50><defs><a id=a href="#x"><rect width=40 height=40 /></a></defs><symbol><a id=b href="#x"><rect width=40 height=40 /></a></symbol><a id=c href="#x" display=none><rect width=40 height=40 /></a></svg>',
    "",
  ],
  [
    "an image map",
    '<img usemap=#m width=200 height=100 src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt=Map><map name=m><area id=a href=#1 shape=rect coords="0,0,50,50"><area id=b href=#2 shape=circle coords="100,50,20"><area id=c href=#3 shape=poly coords="150,0,200,0,175,50"><area id=d shape=rect coords="0,50,50,100"><area id=e href=#5 shape=default><area id=f href=#6 shape=rect coords="300,0,350,50"></map>',
    "a b c e",
  ],
  [
    "a map of no image, of a hidden one, of a second one",
    '<map name=m><area id=a href=#1 coords="0,0,50,50"></map><img usemap=#n width=99 height=99 src="data:," hidden><map name=n><area id=b href=#1 coords="0,0,50,50"></map><img usemap=#o width=99 height=99 src="data:," hidden><img usemap=#o width=99 height=99 src="data:,"><map name=o><area id=c href=#1 coords="0,0,50,50"></map>',
    "c",
  ],
];

const LEFT_OUT: Row[] = [
  [
    "the chat",
    "<div id=ai-chat-widget-container><button id=a>A</button></div><div id=ai-chat-widget-container-2><button id=b>B</button></div><button id=c>C</button>",
    "c",
  ],
  [
    "what the app marks",
    "<section data-leflux-ignore><button id=a>A</button></section><button id=b data-leflux-ignore>B</button><button id=c>C</button>",
    "c",
  ],
  [
    "a marked control whose label is not",
    "<div data-leflux-ignore><input type=checkbox id=a hidden></div><label for=a>A</label>",
    "",
  ],
];

describe.each([
  ["native controls", NATIVE],
  ["marked by an attribute", MARKED],
  ["listed once, where a press should hit", ONCE],
  ["the hand cursor", HAND],
  ["listeners", LISTENS],
  ["drawn", DRAWN],
  ["left out", LEFT_OUT],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (_what, html, listed) => {
    expect(await idsOf(html)).toBe(listed);
  });
});

test.each(ROLES)("role %s", async (role) => {
  expect(await idsOf(`<div id=a role=${role} style="width:60px;height:20px">A</div>`)).toBe("a");
});

describe("what the app leaves out", () => {
  test("by a function, asked for whatever is around", async () => {
    const page = await open("<aside class=dev><button id=a>A</button></aside><button id=b>B</button>");
    expect(page.scan({ ignore: (element) => element.matches(".dev") }).ids).toEqual(["b"]);
  });

  test("a host with all of its shadow tree, and a frame with its page", async () => {
    const page = await open(
      '<div id=h data-leflux-ignore></div><script>h.attachShadow({mode:"open"}).innerHTML="<button id=a>A</button>"</script><iframe data-leflux-ignore srcdoc="<button id=b>B</button>"></iframe><button id=c>C</button>',
    );
    expect(page.scan().ids).toEqual(["c"]);
  });
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

describe("a page that took its words from the DOM", () => {
  const NAMES =
    "parentNode parentElement children childNodes firstChild firstElementChild nextSibling nextElementSibling previousElementSibling getAttribute hasAttribute setAttribute removeAttribute id className classList closest matches querySelector querySelectorAll contains getRootNode isConnected ownerDocument nodeType nodeName tagName localName namespaceURI shadowRoot assignedSlot getBoundingClientRect checkVisibility inert style clientLeft clientTop clientWidth clientHeight scrollLeft scrollTop scrollWidth scrollHeight onclick isContentEditable textContent innerText attributes compareDocumentPosition dataset hidden title elements length submit action method".split(
      " ",
    );

  test("as names of a form's fields", async () => {
    const fields = NAMES.map((name, i) => `<input name=${name} id=f${i}>`).join("");
    const page = await open(
      `<form id=form style="overflow:auto;height:300px" onsubmit="return false">${fields}<button id=a>Send</button></form>`,
    );
    expect(page.scan().ids).toEqual([...NAMES.map((_, i) => `f${i}`), "a"]);
  });

  test("as names of images", async () => {
    const names =
      "body documentElement activeElement querySelector querySelectorAll getElementById getElementsByTagName elementFromPoint elementsFromPoint styleSheets adoptedStyleSheets defaultView title URL fullscreenElement scrollingElement designMode forms images createRange nodeType parentNode host";
    const images = names.split(" ").map((name) => `<img name=${name} width=5 height=5 src="data:,">`);
    const page = await open(
      `${images.join("")}<button id=a>A</button><div role=dialog aria-modal=true style="position:fixed;inset:0;background:#fff"><button id=b>B</button></div>`,
    );
    expect(page.scan().ids).toEqual(["b"]);
  });
});

describe("documents of other kinds", () => {
  test("frames side by side", async () => {
    const page = await open(
      '<html><frameset cols="50%,50%"><frame srcdoc="<button id=a>A</button>" src="about:blank"><frame src="about:blank"></frameset></html>',
    );
    const [first] = page.document.querySelectorAll("frame");
    const inner = (first as HTMLFrameElement).contentDocument as Document;
    inner.body.innerHTML = "<button id=a>A</button>";
    expect(page.scan().ids).toEqual(["a"]);
  });

  test("XHTML", async () => {
    const page = await open(
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>X</title></head><body><p><a id="a" href="#x">A</a></p><button id="b" disabled="disabled">B</button><input id="c" type="hidden"/></body></html>',
      { type: "application/xhtml+xml" },
    );
    expect(page.scan().ids).toEqual(["a", "b"]);
  });

  test("a drawing", async () => {
    const page = await open(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><a id="a" href="#x"><rect width="50" height="50"/></a></svg>',
      { type: "image/svg+xml" },
    );
    expect(page.scan().ids).toEqual(["a"]);
  });

  test("without a body, without anything", async () => {
    const page = await open("<button id=a>A</button>");
    page.document.body.remove();
    expect(page.scan().ids).toEqual([]);
    page.document.documentElement.remove();
    expect(page.scan().ids).toEqual([]);
  });

  test("edited as a whole", async () => {
    const page = await open('<iframe id=f srcdoc="<body id=a><p>Text</p>"></iframe>');
    (page.document.querySelector("iframe")?.contentDocument as Document).designMode = "on";
    const scan = page.scan();
    expect(scan.ids).toEqual(["a"]);
    expect(scan.entry("a").type).toBe("editable");
  });

  test("a body that is edited", async () => {
    const page = await open('<iframe srcdoc="<body id=a contenteditable><p>Text</p>"></iframe>');
    expect(page.scan().ids).toEqual(["a"]);
  });
});
