import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LefluxChat, scriptedAgent } from "../../../src";
import { acting } from "../../../stories/support/conversations";
import { action, assistant, done, refused, still, user } from "../../../stories/support/messages";
import { button, field, hosts, shadow, show } from "./view";

afterEach(() => {
  for (const element of document.querySelectorAll("[data-test]")) element.remove();
});

function pageWith(html: string): HTMLElement {
  const main = document.createElement("main");
  main.setAttribute("data-test", "");
  main.innerHTML = html;
  document.body.append(main);
  return main;
}

const outline = () => shadow().querySelector<HTMLElement>(".highlight");
const isAround = (element: Element) => {
  const box = outline()?.getBoundingClientRect();
  const target = element.getBoundingClientRect();
  if (!box) return false;
  const [x, y] = [
    box.x + box.width / 2 - target.x - target.width / 2,
    box.y + box.height / 2 - target.y - target.height / 2,
  ];
  return Math.abs(x) < 8 && Math.abs(y) < 8 && box.width >= target.width;
};

test("Show me scrolls to what an action was about and outlines it, until it is gone", async () => {
  const main = pageWith(`<div style="height: 3000px"></div><article><h3>Tea</h3><button>Buy</button></article>`);
  const buy = main.querySelector("button") as HTMLElement;
  const agent = scriptedAgent([
    { actions: [{ type: "click", id: { text: "Buy" } }] },
    { actions: [{ type: "scroll", direction: "up", amount: 9000 }] },
    { text: "Bought." },
  ]);
  render(<LefluxChat agent={agent} approve="never" persist="none" defaultOpen />);
  await field().click();
  await userEvent.keyboard("Buy tea{Enter}");
  await expect.element(page.getByText("Bought.", { exact: true }).first()).toBeVisible();
  await expect.poll(() => buy.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  await button("Show me").first().click();
  await expect.poll(() => buy.getBoundingClientRect().top).toBeLessThan(innerHeight);
  await expect.poll(() => isAround(buy)).toBe(true);
  await expect.poll(outline, { timeout: 6000 }).toBeNull();

  buy.remove();
  await button("Show me").first().click();
  await expect.element(page.getByText("It is no longer on the page.")).toBeVisible();
});

test("what is acted on is outlined meanwhile; the page does not notice", async () => {
  const main = pageWith("<button>Here</button>");
  const target = main.querySelector("button") as HTMLElement;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const state = acting();
  const chat = still({ ...state, elementOf: () => target });
  const view = show({ chat, defaultOpen: true });
  await expect.poll(() => isAround(target)).toBe(true);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  expect(outline() && getComputedStyle(outline() as Element).pointerEvents).toBe("none");
  expect(outline()?.ariaHidden).toBe("true");
  // It stays a moment, since most actions are done before the eye has got there.
  view.update({ chat: still({ ...state, status: "ready", actions: [], elementOf: () => target }) });
  expect(outline()).not.toBeNull();
  await expect.poll(outline).toBeNull();
  expect(changes).toEqual([]);
  expect(hosts()).toHaveLength(1);
  observer.disconnect();

  view.update({ chat, highlight: false });
  expect(outline()).toBeNull();
});

test("nothing flashes where less motion is asked for", () => {
  const main = pageWith("<button>Here</button>");
  const match = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: query.includes("reduced-motion") }) as MediaQueryList);
  show({ chat: still({ ...acting(), elementOf: () => main.querySelector("button") ?? undefined }), defaultOpen: true });
  expect(outline()).toBeNull();
  match.mockRestore();
});

const filled = () =>
  action({ type: "fill", id: 1, text: "Ada" }, { type: "text", text: "Name" }, "done", done({ value: "Ada" }));

test.each([
  ["done", done({ value: "" }), "Put back as it was."],
  ["refused", refused("gone"), "It is no longer on the page."],
] as const)(
  "Undo is offered where it can be had, pressed by a person only, and tells what came of it: %s",
  async (_, result, told) => {
    const record = filled();
    const other = filled();
    const undo = vi.fn(async () => result);
    const chat = still({
      actions: [record, other],
      messages: [user("Hi"), assistant(record, other)],
      undo,
      undoable: new Set([record.toolCallId]),
    });
    show({ chat, defaultOpen: true });
    expect(button("Undo").elements()).toHaveLength(1);
    (button("Undo").element() as HTMLElement).click();
    expect(undo).not.toHaveBeenCalled();
    await button("Undo").click();
    expect(undo).toHaveBeenCalledExactlyOnceWith(record.toolCallId);
    await expect.element(page.getByText(told)).toBeVisible();
  },
);

test("what was filled is put back on the page by Undo, once", async () => {
  const main = pageWith(`<form><label>Name <input value="Grace" /></label></form>`);
  const input = main.querySelector("input") as HTMLInputElement;
  const agent = scriptedAgent([
    { actions: [{ type: "fill", id: { text: "Name" }, text: "Ada" }] },
    { text: "Filled." },
  ]);
  render(<LefluxChat agent={agent} approve="never" persist="none" defaultOpen />);
  await field().click();
  await userEvent.keyboard("I am Ada{Enter}");
  await expect.element(page.getByText("Filled.", { exact: true }).first()).toBeVisible();
  expect(input.value).toBe("Ada");
  await button("Undo").click();
  await expect.element(page.getByText("Put back as it was.")).toBeVisible();
  expect(input.value).toBe("Grace");
  expect(button("Undo").elements()).toEqual([]);
});
