import { describe, expect, test } from "vitest";
import { idsOf, type Row } from "./page";

const DETAILS: Row[] = [
  ["closed", "<details><summary id=a>More</summary><button id=b>B</button></details>", "a"],
  ["open", "<details open><summary id=a>More</summary><button id=b>B</button></details>", "a b"],
  [
    "a link in a closed one's summary",
    "<details><summary id=a>More <a id=b href=#x>Help</a></summary><a id=c href=#x>C</a></details>",
    "a b",
  ],
  [
    "nested, outer closed",
    "<details><summary id=a>A</summary><details open><summary id=b>B</summary><button id=c>C</button></details></details>",
    "a",
  ],
  [
    "nested, inner closed",
    "<details open><summary id=a>A</summary><details><summary id=b>B</summary><button id=c>C</button></details></details>",
    "a b",
  ],
  [
    "several summaries, closed",
    "<details><summary id=a>A</summary><summary id=b>B</summary><p>Text</p></details>",
    "a",
  ],
  [
    "several summaries, open: only the first one opens and closes",
    "<details open><summary id=a>A</summary><summary id=b>B</summary><button id=c>C</button></details>",
    "a c",
  ],
  ["the summary is not the first child", "<details><button id=a>A</button><summary id=b>B</summary></details>", "b"],
  [
    "of one name",
    "<details name=x open><summary id=a>A</summary><button id=b>B</button></details><details name=x><summary id=c>C</summary><button id=d>D</button></details>",
    "a b c",
  ],
  ["a summary of nothing", "<summary id=a>A</summary><div><summary id=b>B</summary></div>", ""],
  [
    "a summary deeper down is of nothing",
    "<details open><div><summary id=a>A</summary></div><button id=b>B</button></details>",
    "b",
  ],
  ["closed, without a summary", "<details><button id=a>A</button></details><button id=b>B</button>", "b"],
  [
    "open, though its summary says that it is closed",
    "<details open><summary id=a aria-expanded=false>A</summary><ul role=group><li><button id=b>B</button></li></ul></details>",
    "a b",
  ],
  [
    "a radio in a closed one, its label outside",
    "<details><summary id=a>A</summary><input type=radio id=b></details><label for=b>B</label>",
    "a b",
  ],
];

const CONTROLS: Row[] = [
  [
    "what it controls",
    "<button id=a aria-expanded=false aria-controls=p>A</button><div id=p><button id=b>B</button></div><button id=c>C</button>",
    "a c",
  ],
  [
    "what it controls, open",
    "<button id=a aria-expanded=true aria-controls=p>A</button><div id=p><button id=b>B</button></div>",
    "a b",
  ],
  [
    "what it controls stands before it",
    "<div id=p><button id=b>B</button></div><button id=a aria-expanded=false aria-controls=p>A</button>",
    "a",
  ],
  [
    "two things",
    '<button id=a aria-expanded=false aria-controls="p q">A</button><div id=p><button id=b>B</button></div><p id=q><button id=c>C</button></p>',
    "a",
  ],
  [
    "what it owns",
    "<button id=a aria-expanded=false aria-owns=p>A</button><div id=p><button id=b>B</button></div>",
    "a",
  ],
  [
    "nothing that is there",
    "<button id=a aria-expanded=false aria-controls=none>A</button><button id=b>B</button><div><button id=c>C</button></div>",
    "a b c",
  ],
  [
    "what it stands in itself",
    "<nav id=p><button id=a aria-expanded=false aria-controls=p>A</button><a href=#x id=b>B</a></nav>",
    "a b",
  ],
  ["itself", "<button id=a aria-expanded=false aria-controls=a>A</button><button id=b>B</button>", "a b"],
  ["a field that is controlled itself", "<button id=a aria-expanded=false aria-controls=b>A</button><input id=b>", "a"],
  [
    "a trigger that is not shown closes nothing: the menu of a wide screen",
    "<button id=a aria-expanded=false aria-controls=p style='display:none'>Menu</button><nav id=p><a href=#x id=b>B</a></nav>",
    "b",
  ],
  [
    "a trigger that is not seen closes nothing",
    "<div style='visibility:hidden'><button id=a aria-expanded=false aria-controls=p>Menu</button></div><nav id=p><a href=#x id=b>B</a></nav>",
    "b",
  ],
  [
    "one of two triggers is open",
    "<button id=a aria-expanded=true aria-controls=p>A</button><button id=b aria-expanded=false aria-controls=p>B</button><div id=p><button id=c>C</button></div>",
    "a b c",
  ],
  [
    "nested",
    "<button id=a aria-expanded=true aria-controls=p>A</button><div id=p><button id=b aria-expanded=false aria-controls=q>B</button><div id=q><button id=c>C</button></div></div>",
    "a b",
  ],
  [
    "an id of another tree scope",
    "<div id=p><button id=b>B</button></div><div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML='<button id=a aria-expanded=false aria-controls=p>A</button>'</script>",
    "b a",
  ],
  [
    "in a shadow tree",
    "<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML='<button id=a aria-expanded=false aria-controls=p>A</button><div id=p><button id=b>B</button></div>'</script>",
    "a",
  ],
];

const WITHOUT: Row[] = [
  [
    "the region that follows",
    "<button id=a aria-expanded=false>A</button><div role=region><button id=b>B</button></div>",
    "a",
  ],
  [
    "the region that follows its heading",
    "<h3><button id=a aria-expanded=false>A</button></h3><div role=region><button id=b>B</button></div><h3><button id=c aria-expanded=true>C</button></h3><div role=region><button id=d>D</button></div>",
    "a c d",
  ],
  [
    "what follows and is labelled by it",
    "<button id=a aria-expanded=false>A</button><section aria-labelledby=a><button id=b>B</button></section>",
    "a",
  ],
  [
    "what merely follows",
    "<button id=a aria-expanded=false>A</button><button id=b>B</button><div><button id=c>C</button></div>",
    "a b c",
  ],
  [
    "the next region belongs to the next one",
    "<button id=a aria-expanded=false>A</button><button id=b aria-expanded=true>B</button><div role=region><button id=c>C</button></div>",
    "a b c",
  ],
  [
    "a menu button and its list",
    "<button id=a aria-expanded=false aria-haspopup=true>A</button><ul><li><a href=#x id=b>B</a></li></ul><button id=c>C</button>",
    "a c",
  ],
  [
    "a menu bar",
    "<ul role=menubar><li role=none><a role=menuitem id=a aria-haspopup=true aria-expanded=false href=#f>File</a><ul role=menu><li role=none><a role=menuitem id=b href=#o>Open</a></li></ul></li><li role=none><a role=menuitem id=c href=#e>Edit</a></li></ul>",
    "a c",
  ],
  [
    "a tree item",
    "<ul role=tree><li role=treeitem id=a aria-expanded=false><span>Fruit</span><ul role=group><li role=treeitem id=b>Apple</li></ul></li><li role=treeitem id=c>Nut</li></ul>",
    "a c",
  ],
  [
    "a tree item inside an open one",
    "<ul role=tree><li role=treeitem id=a aria-expanded=true>Fruit<ul role=group><li role=treeitem id=b aria-expanded=false>Apple<ul role=group><li role=treeitem id=c>Red</li></ul></li><li role=treeitem id=d>Pear</li></ul></li></ul>",
    "a b d",
  ],
  [
    "a tree item that owns its group",
    "<ul role=tree><li role=treeitem id=a aria-expanded=false aria-owns=g>Fruit</li><li role=none><ul role=group id=g><li role=treeitem id=b>Apple</li></ul></li></ul>",
    "a",
  ],
  [
    "a row of a tree grid",
    "<div role=treegrid><div role=row id=a aria-expanded=false aria-level=1 tabindex=0><span role=gridcell>A <button id=b>Edit</button></span></div><div role=row id=c aria-level=1 tabindex=-1><span role=gridcell>C</span></div></div>",
    "a b c",
  ],
  [
    "a combobox and its list",
    "<div role=combobox id=a aria-expanded=false tabindex=0>One</div><ul role=listbox><li role=option id=b>One</li></ul>",
    "a",
  ],
  [
    "a combobox around its field keeps the field",
    "<div role=combobox id=a aria-expanded=false aria-label=City><input id=b aria-label=Town><ul role=listbox><li role=option id=c>X</li></ul></div>",
    "a b",
  ],
  [
    "a field that is a combobox",
    "<input role=combobox id=a aria-expanded=false aria-controls=l><ul role=listbox id=l><li role=option id=b>One</li></ul><button id=c>C</button>",
    "a c",
  ],
  [
    "a button that opens a dialog leaves what follows alone",
    "<button id=a aria-expanded=false aria-haspopup=dialog>A</button><ul><li><a href=#x id=b>B</a></li></ul>",
    "a b",
  ],
];

describe.each([
  ["details", DETAILS],
  ["a closed trigger hides", CONTROLS],
  ["a closed trigger that names nothing hides", WITHOUT],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (_what, html, listed) => {
    expect(await idsOf(html)).toBe(listed);
  });
});
