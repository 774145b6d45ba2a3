import { describe, expect, test } from "vitest";
import { idsOf, open, type Row } from "./page";

const box = "width:200px;height:100px";
const sr =
  "position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap;border:0";

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

const CLIPPED: Row[] = [
  ["clip-path inset(100%)", '<button id=a style="clip-path:inset(100%)">A</button>', ""],
  ["clip-path inset(50%)", '<div style="clip-path:inset(50%)"><button id=a>A</button></div>', ""],
  [
    "clip-path inset of one side",
    '<button id=a style="clip-path:inset(0 0 100% 0)">A</button><button id=b style="clip-path:inset(0 100% 0 0)">B</button>',
    "",
  ],
  ["clip-path inset with calc", '<button id=a style="clip-path:inset(calc(50% + 10px))">A</button>', ""],
  ["clip-path inset that leaves most", '<button id=a style="clip-path:inset(2px round 4px)">A</button>', "a"],
  ["clip-path inset that grows", '<button id=a style="clip-path:inset(-10px)">A</button>', "a"],
  [
    "clip-path circle(0)",
    '<button id=a style="clip-path:circle(0)">A</button><button id=b style="clip-path:circle(0% at 50% 50%)">A</button>',
    "",
  ],
  ["clip-path circle elsewhere", `<button id=a style="${box};clip-path:circle(10px at -50px -50px)">A</button>`, ""],
  [
    "clip-path circle",
    '<button id=a style="clip-path:circle(50%)">A</button><button id=b style="clip-path:circle()">B</button>',
    "a b",
  ],
  [
    "clip-path ellipse",
    '<button id=a style="clip-path:ellipse(0 10px)">A</button><button id=b style="clip-path:ellipse(40% 40%)">B</button>',
    "b",
  ],
  [
    "clip-path polygon without area",
    '<button id=a style="clip-path:polygon(0 0,0 0,0 0,0 0)">A</button><button id=b style="clip-path:polygon(0 0,100% 0,100% 0)">B</button>',
    "",
  ],
  [
    "clip-path polygon",
    '<button id=a style="clip-path:polygon(0 0,100% 0,90% 100%,10% 100%)">A</button><button id=b style="clip-path:polygon(-90px -90px,-40px -90px,-40px -40px)">B</button>',
    "a",
  ],
  [
    "clip-path rect and xywh",
    '<button id=a style="clip-path:rect(0 0 0 0)">A</button><button id=b style="clip-path:xywh(0 0 0 0)">B</button><button id=c style="clip-path:xywh(0 0 100% 100%)">C</button><button id=d style="clip-path:rect(auto auto auto auto)">D</button>',
    "c d",
  ],
  [
    "clip-path over an absolute child",
    '<div style="clip-path:inset(50%)"><button id=a style="position:absolute;left:300px;top:200px">A</button></div>',
    "",
  ],
  [
    "clip-path over a fixed child",
    '<div style="clip-path:circle(0)"><button id=a style="position:fixed;left:300px;top:200px">A</button></div>',
    "",
  ],
  [
    "clip of a positioned box",
    '<button id=a style="position:absolute;clip:rect(0,0,0,0)">A</button><div style="position:absolute;clip:rect(1px,1px,1px,1px)"><button id=b>B</button></div>',
    "",
  ],
  ["clip of a box in flow does nothing", '<button id=a style="clip:rect(0,0,0,0)">A</button>', "a"],
  [
    "clip that leaves the box",
    '<button id=a style="position:absolute;top:0;left:0;clip:rect(auto,auto,auto,auto)">A</button>',
    "a",
  ],
  [
    "for screen readers alone",
    `<a id=a href=#main style="${sr}">Skip</a><span style="${sr}"><button id=b>B</button></span>`,
    "",
  ],
  [
    "overflow hidden around a shifted one",
    `<div style="${box};overflow:hidden"><button id=a style="position:relative;left:300px">A</button><button id=b>B</button></div>`,
    "b",
  ],
  ["overflow clip", `<div style="${box};overflow:clip"><button id=a style="margin-top:150px">A</button></div>`, ""],
  [
    "overflow clip of one axis",
    `<div style="${box};overflow-x:clip"><button id=a style="margin-top:150px;display:block">A</button><button id=b style="margin-left:300px">B</button></div>`,
    "a",
  ],
  [
    "contain paint",
    `<div style="${box};contain:paint"><button id=a style="margin-top:150px">A</button><button id=b style="position:absolute;top:0">B</button></div>`,
    "b",
  ],
  ["height 0 with clipping", '<div style="height:0;overflow:hidden"><button id=a>A</button></div>', ""],
  ["max-height 0 with clipping", '<div style="max-height:0;overflow:hidden"><p><button id=a>A</button></p></div>', ""],
  ["height 0 without clipping", '<div style="height:0"><button id=a>A</button></div>', "a"],
  [
    "width 0 with clipping",
    '<nav style="width:0;overflow:hidden;position:fixed;top:0;left:0;height:100%"><a id=a href=#x>A</a></nav>',
    "",
  ],
  [
    "collapsed grid row",
    '<div style="display:grid;grid-template-rows:0fr"><div style="overflow:hidden;min-height:0"><button id=a>A</button></div></div>',
    "",
  ],
  [
    "an absolute child of a static clipping box",
    '<div style="position:relative"><div style="overflow:hidden;height:0"><button id=a style="position:absolute;top:20px;left:20px">A</button></div></div>',
    "a",
  ],
  [
    "an absolute child of a positioned clipping box",
    '<div style="position:relative;overflow:hidden;height:10px"><button id=a style="position:absolute;top:20px;left:20px">A</button></div>',
    "",
  ],
  [
    "an absolute box between",
    '<div style="overflow:hidden;height:10px"><div style="position:absolute;top:300px"><button id=a>A</button></div></div>',
    "a",
  ],
  [
    "a fixed child of a clipping box",
    '<div style="position:relative;overflow:hidden;height:0"><button id=a style="position:fixed;top:20px;left:20px">A</button></div>',
    "a",
  ],
  [
    "a fixed child of a clipping box with a transform",
    '<div style="transform:translateX(0);overflow:hidden;height:0"><button id=a style="position:fixed;top:20px;left:20px">A</button></div>',
    "",
  ],
  [
    "a fixed child of a clipping box with a backdrop filter",
    '<div style="backdrop-filter:blur(1px);overflow:hidden;height:0"><button id=a style="position:fixed;top:20px;left:20px">A</button></div>',
    "",
  ],
  [
    "carousel that only a script moves",
    '<div style="width:300px;overflow:hidden"><div style="display:flex;width:900px;transform:translateX(-300px)"><div style="width:300px"><button id=a>A</button></div><div style="width:300px"><button id=b>B</button></div><div style="width:300px"><button id=c>C</button></div></div></div>',
    "b",
  ],
  [
    "carousel that a person scrolls",
    '<div style="width:300px;overflow:auto"><div style="display:flex;width:900px"><div style="width:300px"><button id=a>A</button></div><div style="width:300px"><button id=b>B</button></div><div style="width:300px"><button id=c>C</button></div></div></div>',
    "a b c",
  ],
  [
    "carousel without a scroll bar",
    '<div style="width:300px;overflow-x:scroll;scrollbar-width:none"><div style="width:900px"><button id=a style="margin-left:700px">A</button></div></div>',
    "a",
  ],
  [
    "overflow clip of one axis around an absolute box (Cypress 33779)",
    '<div style="overflow-y:clip"><div style="position:absolute"><div style="position:relative"><input id=a></div></div></div>',
    "a",
  ],
  [
    "width 0 around an absolute box",
    '<div style="width:0;height:100px;overflow:hidden"><div style="position:absolute"><button id=a>A</button></div></div>',
    "a",
  ],
  [
    "one axis of no size",
    '<div style="overflow-x:hidden;width:0"><button id=a>A</button></div><div style="overflow-y:hidden;height:0"><button id=b>B</button></div><div style="overflow:auto;width:0;height:0"><button id=c>C</button></div>',
    "",
  ],
  [
    "no height but padding shows its contents",
    '<div style="height:0;padding:30px;overflow:hidden"><button id=a>A</button></div>',
    "a",
  ],
  [
    "a flex row in no height (Selenium 6059)",
    '<div style="height:0;overflow:hidden"><div style="display:flex"><button id=a style="position:relative"><span style="position:absolute;inset:0"></span>A</button></div></div>',
    "",
  ],
  [
    "a fixed child of a clipping box that contains layout",
    '<div style="contain:layout;overflow:hidden;height:0"><button id=a style="position:fixed;top:20px">A</button></div><div style="will-change:transform;overflow:hidden;height:0"><button id=b style="position:fixed;top:20px">B</button></div><div style="perspective:10px;overflow:hidden;height:0"><button id=c style="position:fixed;top:20px">C</button></div>',
    "",
  ],
  [
    "a transform on what is inline does nothing",
    '<div style="overflow:hidden;height:0"><span style="transform:translateX(0)"><button id=a style="position:fixed;top:20px;left:20px">A</button></span></div>',
    "a",
  ],
  [
    "what has no box fades, clips and holds nothing",
    '<div style="display:contents;opacity:0;clip-path:inset(100%);overflow:hidden;position:relative"><button id=a>A</button><button id=b style="position:absolute;top:300px">B</button></div>',
    "a b",
  ],
  [
    "a half of it cut off by a clip path",
    '<div style="clip-path:inset(0 50% 0 0);width:400px;height:50px"><button id=a>A</button><button id=b style="margin-left:250px">B</button></div>',
    "a",
  ],
  [
    "a scroller that is painted smaller",
    '<div style="transform:scale(.5);width:200px;height:100px;overflow:auto"><button id=a style="display:block">A</button><button id=b style="display:block;margin-top:300px">B</button></div><div style="transform:scale(.5);width:200px;height:100px;overflow:hidden"><button id=c style="display:block;margin-top:90px">C</button><button id=d style="display:block;margin-top:30px">D</button></div>',
    "a b c",
  ],
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

const STAND_INS: Row[] = [
  ["checkbox hidden, label shown", "<input type=checkbox id=a hidden><label for=a>Menu</label>", "a"],
  ["radio for screen readers alone", `<label><input type=radio id=a style="${sr}"> Blue</label>`, "a"],
  [
    "switch of no size",
    "<style>.s{position:relative;display:inline-block;width:60px;height:34px}.s input{opacity:0;width:0;height:0}.s i{position:absolute;inset:0;background:#ccc}</style><label class=s><input type=checkbox id=a><i></i></label>",
    "a",
  ],
  [
    "file input behind a label",
    '<label style="border:1px solid">Upload<input type=file id=a style="display:none"></label>',
    "a",
  ],
  [
    "file input behind a button",
    '<button id=a onclick="b.click()">Upload</button><input type=file id=b style="display:none">',
    "a",
  ],
  [
    "label out of sight too",
    '<div style="position:absolute;left:-999px"><label><input type=checkbox id=a style="opacity:0">A</label></div>',
    "",
  ],
  [
    "label transparent too",
    '<label style="opacity:0"><input type=checkbox id=a>A</label><div style="opacity:0"><input type=radio id=b><label for=b>B</label></div>',
    "",
  ],
  ["label of a hidden text field", '<label for=a>Name</label><input id=a style="display:none">', ""],
  [
    "transparent file input over a drawn button",
    '<div style="position:relative;width:200px;height:40px"><span>Choose file</span><input type=file id=a style="opacity:0;position:absolute;inset:0"></div>',
    "a",
  ],
  [
    "transparent select over its drawn value",
    '<div style="position:relative;width:200px;height:40px"><div style="border:1px solid">Price</div><select id=a style="opacity:0;position:absolute;inset:0"><option>Price</select></div>',
    "a",
  ],
  [
    "transparent checkbox in a drawn box",
    '<span style="display:inline-block;position:relative;width:20px;height:20px;border:2px solid"><input type=checkbox id=a style="opacity:0;position:absolute;inset:0"></span>',
    "a",
  ],
  [
    "transparent checkbox beside its picture",
    '<span style="display:inline-flex;position:relative"><input type=checkbox id=a style="opacity:0;position:absolute;inset:0;width:100%;height:100%"><svg width=24 height=24><rect width=24 height=24 /></svg></span>',
    "a",
  ],
  [
    "transparent checkbox with a box drawn by its label",
    '<style>#a{opacity:0;position:absolute}#a+label::before{content:"";display:inline-block;width:16px;height:16px;border:1px solid}</style><input type=checkbox id=a><label for=a></label>',
    "a",
  ],
  [
    "transparent checkbox and nothing else",
    "<p>Text</p><div><input type=checkbox id=a style='opacity:0'></div><p>Text</p>",
    "",
  ],
  [
    "transparent select and nothing else",
    "<p>Text</p><div><select id=a style='opacity:0'><option>1</select></div><p>Text</p>",
    "",
  ],
  [
    "a custom checkbox with the copy that forms need",
    '<button role=checkbox aria-checked=false id=a style="width:20px;height:20px"></button><input type=checkbox id=b aria-hidden=true tabindex=-1 style="position:absolute;pointer-events:none;opacity:0;margin:0;width:20px;height:20px;transform:translateX(-100%)">',
    "a",
  ],
  [
    "a custom checkbox in a label, with that copy",
    '<label><button role=checkbox aria-checked=false id=a style="width:20px;height:20px"></button><input type=checkbox id=b aria-hidden=true tabindex=-1 style="position:absolute;pointer-events:none;opacity:0;margin:0;width:20px;height:20px;transform:translateX(-100%)">Agree</label>',
    "a",
  ],
  [
    "a custom select with its native one",
    `<div id=a role=combobox aria-expanded=false tabindex=0>Norway</div><select id=b aria-hidden=true tabindex=-1 style="${sr}"><option>Norway</select>`,
    "a",
  ],
  [
    "a custom select with a transparent text field",
    '<div style="position:relative"><div id=a role=combobox aria-expanded=false tabindex=0>Norway</div><input id=b aria-hidden=true tabindex=-1 style="bottom:0;left:0;position:absolute;opacity:0;pointer-events:none;width:100%"></div>',
    "a",
  ],
  [
    "one-time code under drawn boxes",
    '<div style="position:relative;width:200px;height:40px"><span>1</span><span>2</span><input id=a autocomplete=one-time-code style="opacity:0;position:absolute;inset:0"></div>',
    "a",
  ],
  [
    "a shown checkbox and its label are one",
    "<label><input type=checkbox id=a> A</label><input type=radio id=b><label for=b style='cursor:pointer'>B</label>",
    "a b",
  ],
  [
    "a checkbox under the drawing of its label (Bootstrap 4)",
    '<style>.c{position:relative;padding-left:24px}.c input{position:absolute;left:0;z-index:-1;width:16px;height:20px;opacity:0}.c label{position:relative;margin:0}.c label::before{position:absolute;left:-24px;content:"";width:16px;height:16px;border:1px solid}</style><div class=c><input type=checkbox id=a><label for=a>A</label></div><div class=c><input type=radio id=b name=x><label for=b>B</label></div>',
    "a b",
  ],
  [
    "hidden by its label's style sheet alone, moved away",
    "<style>[type=radio]{position:absolute;left:-9999px}</style><label for=a>A</label><input type=radio id=a name=r><label><input type=radio id=b name=r>B</label>",
    "a b",
  ],
  [
    "a rating of stars",
    '<style>.s input{position:absolute;opacity:0;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}</style><fieldset class=s><input type=radio name=s id=a><label for=a title="1 star">\u2605</label><input type=radio name=s id=b><label for=b title="2 stars">\u2605</label></fieldset>',
    "a b",
  ],
  [
    "a dropzone with its field over all of it",
    '<div style="position:relative;width:300px;height:150px;border:2px dashed">Drop files here<input type=file id=a style="position:absolute;inset:0;width:100%;height:100%;opacity:0"></div>',
    "a",
  ],
  [
    "a transparent date field over its text",
    '<div style="position:relative;width:200px;height:30px"><span>12 May</span><input type=date id=a style="position:absolute;inset:0;opacity:0"></div>',
    "a",
  ],
  [
    "a control hidden in a closed part, its label shown",
    '<div style="display:none"><input type=checkbox id=a></div><label for=a>A</label>',
    "a",
  ],
  [
    "a label in a closed disclosure, behind, inert",
    "<input type=checkbox id=a hidden><div inert><label for=a>A</label></div>",
    "",
  ],
];

describe.each([
  ["displayed or not", DISPLAY],
  ["seen through", OPACITY],
  ["clipped", CLIPPED],
  ["size", SIZE],
  ["where no scrolling reaches", OFF],
  ["inert, hidden from some, or for bots", INERT],
  ["native controls that something else is drawn for", STAND_INS],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (what, html, listed) => {
    expect(await idsOf(html, { quirks: what.includes("in quirks") })).toBe(listed);
  });
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
