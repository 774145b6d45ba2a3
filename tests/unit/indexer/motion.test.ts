import { expect, it } from "vitest";
import { stylesDiffer } from "../../../src/indexer/motion";

const table: [string, string | null, string | null, { shows: boolean; moves: boolean }][] = [
  ["hidden", null, "display: none", { shows: true, moves: true }],
  ["shown again", "display:none;color:red", "color: red", { shows: true, moves: true }],
  ["faded", "opacity: 1", "opacity: 0", { shows: true, moves: true }],
  ["moved off", "color: red", "color: red; transform: translateX(-100%)", { shows: false, moves: true }],
  ["collapsed", "HEIGHT: 40px", "height: 0px", { shows: false, moves: true }],
  ["coloured", "background: red", "background: url(data:image/png;base64,AA==)", { shows: false, moves: false }],
  ["followed by the pointer", "--x: 1px", "--x: 2px", { shows: false, moves: false }],
  ["written in another order", "left: 1px; top: 2px", "top:2px;left:1px", { shows: false, moves: false }],
  ["emptied of nothing", "", null, { shows: false, moves: false }],
];

it.each(table)("an element that is %s", (_, before, after, { shows, moves }) => {
  expect(stylesDiffer(before, after, false)).toBe(shows);
  expect(stylesDiffer(before, after, true)).toBe(moves);
});
