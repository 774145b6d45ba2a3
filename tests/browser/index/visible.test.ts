import { describe, expect, test } from "vitest";
import { idsOf, type Row } from "./page";

const DISPLAY: Row[] = [
  ["display none", '<button id=a style="display:none">A</button><button id=b>B</button>', "b"],
  ["display none around", '<div style="display:none"><button id=a>A</button></div><button id=b>B</button>', "b"],
  ["the hidden attribute", "<button id=a hidden>A</button><div hidden><button id=b>B</button></div>", ""],
  ["hidden overruled by the page", '<button id=a hidden style="display:block">A</button>', "a"],
  ["visibility hidden", '<div style="visibility:hidden"><button id=a>A</button></div>', ""],
  [
    "visibility set back by a child",
    '<div style="visibility:hidden"><button id=a>A</button><p style="visibility:visible"><button id=b>B</button></p></div>',
    "b",
  ],
  [
    "a hidden button with a visible child shows only the child",
    '<div role=button tabindex=0 id=a style="visibility:hidden">A <a href=#x id=b style="visibility:visible">B</a></div>',
    "b",
  ],
  [
    "a collapsed table row",
    "<table><tr style='visibility:collapse'><td><button id=a>A</button></td></tr><tr><td><button id=b>B</button></td></tr></table>",
    "b",
  ],
  [
    "content-visibility hidden",
    '<div style="content-visibility:hidden;height:50px"><button id=a>A</button></div><button id=b>B</button>',
    "b",
  ],
  [
    "content-visibility auto, far below",
    '<div style="height:5000px"></div><div style="content-visibility:auto;contain-intrinsic-size:200px"><button id=a>A</button></div>',
    "a",
  ],
  ["hidden until found", "<div hidden=until-found><button id=a>A</button></div><button id=b>B</button>", "b"],
  ["itself hidden until found", "<button id=a hidden=until-found>A</button><button id=b>B</button>", "b"],
  ["display contents with text", '<button id=a style="display:contents">Save</button>', "a"],
  [
    "display contents around a card",
    '<a id=a href=#x style="display:contents"><div style="width:200px;height:80px">Card</div></a>',
    "a",
  ],
  ["display contents around nothing", '<a id=a href=#x style="display:contents"></a>', ""],
  [
    "display contents in what is not displayed",
    '<div style="display:none"><a id=a href=#x style="display:contents">A</a></div><div style="visibility:hidden"><a id=b href=#x style="display:contents">A</a></div>',
    "",
  ],
  ["in a template", "<template><button id=a>A</button></template><button id=b>B</button>", "b"],
  ["fallback of a canvas", "<canvas width=50 height=50><button id=a>A</button></canvas><button id=b>B</button>", "b"],
  ["fallback of a video", "<video controls><a href=#x id=a>Download</a></video><button id=b>B</button>", "b"],
  ["a hidden field", "<input type=hidden id=a><input id=b>", "b"],
  [
    "options of a select and of a datalist",
    "<select id=a><option>1</select><input id=b list=l><datalist id=l><option>x</datalist>",
    "a b",
  ],
  ["in a closed dialog", "<dialog><button id=a>A</button></dialog><button id=b>B</button>", "b"],
  ["in a closed popover", "<div popover><button id=a>A</button></div><button id=b>B</button>", "b"],
];

const OPACITY: Row[] = [
  ["opacity 0", '<button id=a style="opacity:0">A</button>', ""],
  ["opacity 0 around", '<div style="opacity:0"><p><button id=a>A</button></p></div>', ""],
  [
    "opacity 0 around what sets its own to 1",
    '<div style="opacity:0"><button id=a style="opacity:1">A</button></div>',
    "",
  ],
  [
    "faint thrice",
    '<div style="opacity:.2"><div style="opacity:.2"><button id=a style="opacity:.2">A</button></div></div>',
    "",
  ],
  ["half transparent", '<div style="opacity:.5"><button id=a style="opacity:.6">A</button></div>', "a"],
  [
    "a filter of no opacity",
    '<button id=a style="filter:opacity(0)">A</button><div style="filter:opacity(0%)"><a href=#x id=b>B</a></div>',
    "",
  ],
  ["a filter of some opacity", '<button id=a style="filter:opacity(.6) blur(1px)">A</button>', "a"],
  ["opacity 0 link", '<a id=a href=#x style="opacity:0">A</a>', ""],
  ["opacity 0 text field", '<input id=a style="opacity:0" placeholder=Name>', ""],
  ["disabled and pale", '<button id=a disabled style="opacity:.3">A</button>', "a"],
];

const SIZE: Row[] = [
  [
    "scale 0",
    '<button id=a style="transform:scale(0)">A</button><div style="scale:0"><button id=b>B</button></div>',
    "",
  ],
  [
    "scale 0 of one axis",
    '<button id=a style="transform:scaleY(0)">A</button><button id=b style="transform:rotateX(90deg)">B</button>',
    "",
  ],
  ["scaled down a little", '<button id=a style="transform:scale(.5)">A</button>', "a"],
  [
    "the back of a card that turns",
    '<div style="transform-style:preserve-3d;position:relative;width:200px;height:100px"><div style="position:absolute;inset:0;backface-visibility:hidden"><button id=a>A</button></div><div style="position:absolute;inset:0;backface-visibility:hidden;transform:rotateY(180deg)"><button id=b>B</button></div></div>',
    "a",
  ],
  [
    "the back of a turned card",
    '<div style="transform-style:preserve-3d;position:relative;width:200px;height:100px;transform:rotateY(180deg)"><div style="position:absolute;inset:0;backface-visibility:hidden"><button id=a>A</button></div><div style="position:absolute;inset:0;backface-visibility:hidden;transform:rotateY(180deg)"><button id=b>B</button></div></div>',
    "b",
  ],
  ["an empty link", "<a id=a href=#x></a>", ""],
  ["an empty button", "<button id=a></button>", "a"],
  ["no size at all", '<button id=a style="width:0;height:0;padding:0;border:0"></button>', ""],
  ["no size, text runs over", '<a id=a href=#x style="display:block;height:0">Text</a>', "a"],
  ["no size, text is clipped", '<a id=a href=#x style="display:block;height:0;overflow:hidden">Text</a>', ""],
  ["font size 0", '<a id=a href=#x style="font-size:0">Text</a>', ""],
  [
    "font size 0 around an icon",
    '<a id=a href=#x style="font-size:0">Text<svg width=20 height=20><rect width=20 height=20 /></svg></a>',
    "a",
  ],
  ["an inline link around a block", '<a id=a href=#x><div style="height:60px">Card</div></a>', "a"],
  ["a link around a float", '<a id=a href=#x><span style="float:left">Float</span></a>', "a"],
  [
    "a link around an absolute box",
    '<a id=a href=#x style="display:block"><span style="position:absolute;top:50px;width:90px;height:30px">Tile</span></a>',
    "a",
  ],
  [
    "a link around what is not seen",
    '<a id=a href=#x style="display:block"><span style="position:absolute;left:-500px;width:90px;height:30px">Tile</span></a>',
    "",
  ],
  [
    "a link around what is transparent",
    '<a id=a href=#x style="display:block;height:0"><span style="opacity:0;display:block;height:30px">Tile</span></a>',
    "",
  ],
  [
    "text indented away",
    '<a id=a href=#x style="display:block;width:40px;height:40px;text-indent:-9999px;overflow:hidden;background:teal">Home</a>',
    "a",
  ],
  ["a pixel", '<button id=a style="width:1px;height:1px;padding:0;border:0"></button>', ""],
  [
    "an absolute button in a link of no size",
    '<a id=a href=#x><b style="position:absolute;left:50px;top:50px">Card</b></a>',
    "a",
  ],
  [
    "turned over and back again",
    '<div style="perspective:500px"><div style="transform-style:preserve-3d;transform:rotateY(180deg)"><div style="backface-visibility:hidden;transform:rotateY(180deg)"><button id=a>A</button></div><div style="backface-visibility:hidden"><button id=b>B</button></div></div></div>',
    "a",
  ],
  [
    "mirrored is not turned over",
    '<div style="backface-visibility:hidden;transform:scaleX(-1)"><button id=a>A</button></div><div style="backface-visibility:hidden;transform:rotate(180deg)"><button id=b>B</button></div>',
    "a b",
  ],
  [
    "turned over by a property of its own",
    '<div style="backface-visibility:hidden;rotate:y 180deg"><button id=a>A</button></div>',
    "",
  ],
];

const INERT: Row[] = [
  ["inert", "<div inert><button id=a>A</button></div><button id=b inert>B</button><button id=c>C</button>", "c"],
  [
    "inert with a value",
    '<div inert="true"><a id=a href=#x>A</a></div><div inert=false><a id=b href=#x>B</a></div>',
    "",
  ],
  ["inert by a style", '<div style="interactivity:inert"><a id=a href=#x>A</a></div><a id=b href=#x>B</a>', "b"],
  ["aria-hidden", "<div aria-hidden=true><button id=a>A</button></div>", "a"],
  [
    "disabled and without pointer events",
    '<button id=a disabled>A</button><button id=b style="pointer-events:none">B</button>',
    "a b",
  ],
  [
    "a field that only bots find, off the page",
    '<form><div style="position:absolute;left:-5000px" aria-hidden=true><label>Leave empty <input id=a name=website tabindex=-1 autocomplete=off></label></div><input id=b></form>',
    "b",
  ],
  [
    "a field that only bots find, of no size",
    '<form><div style="height:0;width:0;overflow:hidden"><input id=a name=url></div><input id=b style="width:0;height:0;border:0;padding:0"><input id=c></form>',
    "c",
  ],
  [
    "a field that only bots find, transparent",
    '<form><input id=a style="opacity:0;position:absolute;top:0;left:0;height:0;width:0;z-index:-1"><input id=b type=checkbox style="opacity:0"><input id=c></form>',
    "c",
  ],
];

describe.each([
  ["displayed or not", DISPLAY],
  ["seen through", OPACITY],
  ["size", SIZE],
  ["inert, hidden from some, or for bots", INERT],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (_what, html, listed) => {
    expect(await idsOf(html)).toBe(listed);
  });
});
