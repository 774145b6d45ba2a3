import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Offset, Position } from "../../../src/components/viewTypes";
import { still } from "../../../stories/support/messages";
import { button, shadow, show } from "./view";

afterEach(() => page.viewport(1000, 700));

const panel = () => shadow().querySelector("[part=panel]") as HTMLElement;
const box = () => {
  const { left, top, width, height } = panel().getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};
const settled = async () => {
  await expect.poll(() => getComputedStyle(panel()).transform).toBe("none");
  return box();
};

/** Presses, moves by so much, lets go: as the browser tells it of a mouse. */
function drag(target: Element | null, x: number, y: number): void {
  const { left, top } = (target as Element).getBoundingClientRect();
  const at = { clientX: left + 3, clientY: top + 3 };
  const send = (type: string, to: Element, by: { x: number; y: number }) =>
    to.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, composed: true, cancelable: true, pointerId: 1, buttons: type === "pointerup" ? 0 : 1 },
        ...{ clientX: at.clientX + by.x, clientY: at.clientY + by.y },
      }),
    );
  panel().setPointerCapture = () => {}; // no real pointer is down
  send("pointerdown", target as Element, { x: 0, y: 0 });
  send("pointermove", panel(), { x: x / 2, y: y / 2 });
  send("pointermove", panel(), { x, y });
  send("pointerup", panel(), { x, y });
}

test("a popup is dragged by its header and stays where it was put, inside the window", async () => {
  const view = show({ defaultOpen: true, placeKey: "test:place" });
  const [left = 0, top = 0, width = 0, height = 0] = await settled();
  drag(shadow().querySelector(".header .title"), -200, -10);
  expect(box()).toEqual([left - 200, top - 10, width, height]);
  view.unmount();
  show({ defaultOpen: true, placeKey: "test:place" });
  expect(await settled()).toEqual([left - 200, top - 10, width, height]);
  drag(shadow().querySelector(".header .title"), -5000, 5000);
  expect(box()).toEqual([8, 700 - height - 8, width, height]);
  await page.viewport(700, 600);
  await expect.poll(() => panel().getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
});

test.each([
  ["w", -60, 0, [-60, 0, 60, 0]],
  ["n", 0, 40, [0, 40, 0, -40]],
  ["se", -50, -30, [0, 0, -50, -30]],
] as const)("a popup is resized by its edge %s; the other side stays", async (edge, x, y, change) => {
  show({ defaultOpen: true });
  const before = await settled();
  drag(shadow().querySelector(`[data-edge=${edge}]`), x, y);
  expect(box()).toEqual(before.map((value, at) => value + (change[at] ?? 0)));
});

test("the keyboard moves and resizes too, and Home puts it back", async () => {
  show({ defaultOpen: true });
  const before = await settled();
  const [left = 0, top = 0, width = 0, height = 0] = before;
  (button("Move or resize the chat").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(box()).toEqual([left - 48, top, width, height]);
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  expect(box()).toEqual([left - 72, top, width + 24, height]);
  await userEvent.keyboard("{Home}");
  expect(box()).toEqual(before);
});

test("one press, without dragging, makes it large and normal again", async () => {
  show({ defaultOpen: true });
  const before = await settled();
  await button("Move or resize the chat").click();
  expect(panel().offsetWidth).toBeGreaterThan(before[2] ?? 0);
  await button("Move or resize the chat").click();
  expect(box()).toEqual(before);
});

test("nothing is moved where the app says so, and nothing inline", () => {
  const view = show({ defaultOpen: true, movable: false });
  expect(button("Move or resize the chat").elements()).toEqual([]);
  view.update({ movable: true, layout: "inline" });
  expect(button("Move or resize the chat").elements()).toEqual([]);
});

test("an open sidebar pushes the page aside when it is to, and lets it back", async () => {
  const width = () => document.body.getBoundingClientRect().width;
  const before = width();
  const view = show({ layout: "sidebar", pushes: true, defaultOpen: true });
  await expect.poll(() => before - width()).toBe(panel().offsetWidth);
  await button("Close chat").click();
  await expect.poll(width).toBe(before);
  view.update({ pushes: false, open: true });
  expect(width()).toBe(before);
  view.unmount();
});

test("the page's own fixed bars find how far it was pushed, in a custom property", async () => {
  const bar = document.body.appendChild(document.createElement("div"));
  bar.style.cssText = "position: fixed; inset: auto var(--leflux-pushed, 0px) 0 0; height: 40px";
  const right = () => bar.getBoundingClientRect().right;
  const whole = right();
  show({ layout: "sidebar", pushes: true, defaultOpen: true });
  await expect.poll(() => whole - right()).toBe(panel().offsetWidth);
  const pushed = () => getComputedStyle(document.documentElement).getPropertyValue("--leflux-pushed");
  expect(pushed()).toBe(`${panel().offsetWidth}px`);
  (button("Move or resize the chat").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}"); // made wider by the user
  await expect.poll(() => whole - right()).toBe(panel().offsetWidth);
  await button("Close chat").click();
  await expect.poll(pushed).toBe("");
  expect(right()).toBe(whole);
  bar.remove();
});

test.each<[what: string, offset: Offset | undefined, position: Position, from: [x: number, y: number]]>([
  ["nothing", undefined, "bottom-right", [24, 24]],
  ["one number", 40, "bottom-left", [40, 40]],
  ["none at all", 0, "top-right", [0, 0]],
  ["both apart", { x: 12, y: 90 }, "top-left", [12, 90]],
  ["one of them: the other is the theme's", { y: 90 }, "bottom-right", [30, 90]],
])("offset: %s", async (_, offset, position, [x, y]) => {
  const theme = offset && typeof offset === "object" && !("x" in offset) ? { offset: "30px" } : "auto";
  show({ offset, position, theme });
  const from = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [position.endsWith("left") ? left : 1000 - right, position.startsWith("top") ? top : 700 - bottom];
  };
  expect(from(button("Open chat").element())).toEqual([x, y]);
  await button("Open chat").click();
  await settled();
  expect(from(panel()).map(Math.round)).toEqual([x, y]);
});

test("room that an offset keeps free at one side takes none away at the other", async () => {
  const view = show({ offset: { y: 200 }, defaultOpen: true });
  const [, top = 0, , height = 0] = await settled();
  expect([top, 700 - top - height]).toEqual([24, 200]);
  view.update({ offset: undefined }); // taken back
  expect(700 - (box()[1] ?? 0) - (box()[3] ?? 0)).toBe(24);
});

test("on a small screen it has the whole of it, above the keyboard", async () => {
  await page.viewport(390, 640);
  show({ defaultOpen: true, chat: still() });
  await settled();
  await expect.poll(box).toEqual([0, 0, 390, 640]);
  // A phone's keyboard leaves less of the view, and may have scrolled it.
  const view = window.visualViewport as VisualViewport;
  Object.defineProperties(view, {
    height: { value: 300, configurable: true },
    offsetTop: { value: 20, configurable: true },
  });
  view.dispatchEvent(new Event("resize"));
  expect(box()).toEqual([0, 20, 390, 300]);
  Reflect.deleteProperty(view, "height");
  Reflect.deleteProperty(view, "offsetTop");
  view.dispatchEvent(new Event("resize"));
  expect(box()).toEqual([0, 0, 390, 640]);
});

test("at 200 % zoom, and on a phone held across, everything can still be reached", async () => {
  for (const [width, height] of [
    [500, 350],
    [640, 360],
    [320, 256],
  ] as const) {
    await page.viewport(width, height);
    const view = show({ defaultOpen: true, suggestions: ["Hi"] });
    await settled();
    const { top, left, right, bottom } = panel().getBoundingClientRect();
    expect([top >= 0, left >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
    expect(shadow().querySelector("[role=log]")?.clientHeight).toBeGreaterThan(80);
    expect([panel().scrollHeight, panel().scrollWidth]).toEqual([panel().clientHeight, panel().clientWidth]);
    view.unmount();
  }
});
