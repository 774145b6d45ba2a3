import { describe, expect, test } from "vitest";
import { type Kind, type Standing, score } from "../../../src/indexer/score";

const plain: Standing = {
  distance: 0,
  viewHeight: 800,
  dialog: "none",
  behind: false,
  kind: "button",
  disabled: false,
  inUse: false,
};
const points = (standing: Partial<Standing>) => score({ ...plain, ...standing });

test.each<[string, Partial<Standing>, number]>([
  ["a button in the view", {}, 1016],
  ["a field", { kind: "field" }, 1018],
  ["a link", { kind: "link" }, 1010],
  ["whatever else is pressed", { kind: "other" }, 1006],
  ["disabled", { disabled: true }, 1011],
  ["in the form in use", { inUse: true }, 1216],
  ["one pixel outside of the view", { distance: 1 }, 416],
  ["an eighth of a view outside", { distance: 100 }, 415],
  ["a view outside", { distance: 800 }, 408],
  ["at the other end of a long page", { distance: 1e6 }, 16],
  ["in an open dialog", { dialog: "open" }, 3016],
  ["in the modal on top", { dialog: "modal" }, 5016],
  ["far down in the modal on top", { dialog: "modal", distance: 1e6 }, 4016],
  ["behind a modal", { behind: true }, -984],
  ["in a view of no height", { viewHeight: 0, distance: 10 }, 336],
])("%s", (_, standing, expected) => {
  expect(points(standing)).toBe(expected);
});

describe("each term decides before the next one", () => {
  const best: Partial<Standing> = { kind: "field", inUse: true };
  const worst: Partial<Standing> = { kind: "other", disabled: true };
  test.each<[string, Partial<Standing>, Partial<Standing>]>([
    ["the modal on top before all of the page", { ...worst, dialog: "modal", distance: 1e9 }, best],
    ["another open dialog before all of the page", { ...worst, dialog: "open", distance: 1e9 }, best],
    ["what can be used before what lies behind a modal", { ...worst, distance: 1e9 }, { ...best, behind: true }],
    ["the view before what is outside of it", worst, { ...best, distance: 1 }],
    ["the form in use before the rest of the view", { ...worst, inUse: true }, { kind: "field" }],
    ["kind before being disabled", { kind: "button", disabled: true }, { kind: "link" }],
  ])("%s", (_, sooner, later) => {
    expect(points(sooner)).toBeGreaterThan(points(later));
  });

  test("near before far", () => {
    const scores = [0, 1, 150, 800, 3000, 30_000].map((distance) => points({ distance }));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test("kinds", () => {
    const kinds: Kind[] = ["field", "button", "link", "other"];
    const scores = kinds.map((kind) => points({ kind }));
    expect(new Set(scores).size).toBe(4);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});
