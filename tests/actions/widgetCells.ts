import { expect, onTestFinished } from "vitest";
import { type Asked, find, openPage } from "../browser/actions/page";
import type { MountWidgets, WidgetState } from "../frameworks/widgets/widgets";
import { cell } from "./cell";

const click = (on: string): Asked => ({ type: "click", on });

/** control, action, what is done one after the other, each on a fresh scan, the app's state after it, and what the last effect tells. */
const ROWS: [string, string, Asked[], Partial<WidgetState>, object?][] = [
  ["menu", "click, click an item", [click("More"), click("Archive")], { picked: "Archive" }],
  [
    "menu",
    "Escape shuts it",
    [click("More"), { type: "press", key: "Escape" }],
    {},
    { removed: expect.arrayContaining(["Archive"]) },
  ],
  [
    "menu",
    "arrow keys, Enter",
    [
      { type: "press", key: "Enter", on: "More" },
      { type: "press", key: "ArrowDown" },
      { type: "press", key: "Enter" },
    ],
    {},
  ],
  ["dialog", "click opens it", [click("Open settings")], { open: true }, { dialogOpened: "Settings" }],
  ["dialog", "click shuts it", [click("Open settings"), click("Done")], { open: false }, { dialogClosed: "Settings" }],
  [
    "dialog",
    "Escape shuts it",
    [click("Open settings"), { type: "press", key: "Escape" }],
    { open: false },
    { dialogClosed: "Settings" },
  ],
  ["tabs", "click", [click("Billing")], { tab: "Billing" }, { selected: true }],
  ["switch", "check", [{ type: "check", on: "Alerts", checked: true }], { alerts: true }],
  [
    "switch",
    "check, uncheck",
    [
      { type: "check", on: "Alerts", checked: true },
      { type: "check", on: "Alerts", checked: false },
    ],
    { alerts: false },
  ],
  ["slider", "fill", [{ type: "fill", on: "Volume", text: "65" }], { volume: 65 }],
];

/** `without`: what a library doesn't have, or does not do for a person's hand either. */
export function widgetCells(framework: string, mount: MountWidgets, without: string[] = []): void {
  for (const [control, action, steps, state, effect] of ROWS) {
    if (without.includes(control) || without.includes(`${control}: ${action}`)) continue;
    cell({ part: "Widgets", control, framework, action }, async () => {
      const page = openPage(`<div id="root"></div>`);
      const widgets = mount(find("#root"));
      onTestFinished(widgets.stop);
      const shown = (text: string) => page.indexer.scan().entries.some((entry) => entry.text === text);
      await expect.poll(() => shown("Alerts")).toBe(true);
      const before = widgets.state();
      let last: object = {};
      for (const step of steps) {
        const { on } = step;
        if (on !== undefined) await expect.poll(() => shown(on)).toBe(true);
        last = await page.done(step);
      }
      if (action.startsWith("arrow keys")) await expect.poll(() => widgets.state().picked).toMatch(/Archive|Delete/);
      else await expect.poll(widgets.state).toEqual({ ...before, ...state });
      if (effect) expect(last).toMatchObject(effect);
    });
  }
}
