import { expect, test } from "vitest";
import { idsOf, type Row } from "./page";

/** Native controls that something else is drawn for. */
const sr =
  "position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap;border:0";

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
    "a drop zone around its hidden field",
    `<div tabindex=0 role=presentation id=z style="border:1px dashed"><input type=file id=a tabindex=-1 style="${sr}"><p>Drop files here</p></div><div class=dropzone id=y><input type=file id=b hidden>Drop a logo</div>`,
    "a b",
  ],
  [
    "a slider's thumb around its clipped field (MUI)",
    '<span style="position:relative;display:inline-block;width:200px;height:4px;padding:13px 0"><span style="position:absolute;width:100%;height:4px;background:#ccc"></span><span style="position:absolute;left:30%;width:20px;height:20px;background:blue"><input type=range id=a style="border:0;clip:rect(0 0 0 0);height:100%;margin:-1px;overflow:hidden;padding:0;position:absolute;white-space:nowrap;width:100%"></span></span>',
    "a",
  ],
  [
    "a slider's thumb around a field for screen readers (React Aria)",
    `<div role=group style="position:relative;width:300px;height:30px"><div style="position:absolute;left:30%;width:20px;height:20px;background:blue"><div style="${sr}"><input type=range id=a tabindex=0></div></div></div>`,
    "a",
  ],
  [
    "a slider of its own, with the copy that forms need",
    `<span style="position:relative;display:block;width:20px;height:20px;background:blue"><span role=slider tabindex=0 id=a aria-valuenow=5 style="display:block;width:20px;height:20px"></span><input type=range id=b aria-hidden=true style="${sr}"><input id=c style="display:none"></span>`,
    "a",
  ],
  [
    "a field for screen readers with nothing drawn",
    `<div style="width:500px;height:300px;border:1px solid"><input type=range id=a style="${sr}"></div>`,
    "",
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

test.each(STAND_INS)("%s", async (_what, html, listed) => {
  expect(await idsOf(html)).toBe(listed);
});
