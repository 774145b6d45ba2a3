import { expect, test } from "vitest";
import { idsOf, type Row } from "./page";

const box = "width:200px;height:100px";
const sr =
  "position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap;border:0";

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

test.each(CLIPPED)("%s", async (_what, html, listed) => {
  expect(await idsOf(html)).toBe(listed);
});
