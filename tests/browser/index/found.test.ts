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
    "roles that there are not, passed over",
    '<div id=a role="foo button">A</div><div id=b role=foo>B</div><div id=c role="presentation button">C</div><button id=d role=foo>D</button><span id=e role="doc-noteref link">E</span>',
    "a d e",
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
    "<div id=ai-chat-widget-container><button id=a>A</button></div><div id=ai-chat-widget-container-2><button id=b>B</button></div><button id=c>C</button><p id=ai-chat-widget-container-of-ours><button id=d>D</button></p>",
    "c d",
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
