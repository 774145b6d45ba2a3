import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { long, waiting } from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { antd } from "../../frameworks/modals/antd";
import { baseUi } from "../../frameworks/modals/baseUi";
import { bootstrap } from "../../frameworks/modals/bootstrap";
import { focusLock } from "../../frameworks/modals/focusLock";
import { dismissableTrap, focusTrap } from "../../frameworks/modals/focusTrap";
import { headless } from "../../frameworks/modals/headless";
import type { MountModal } from "../../frameworks/modals/modals";
import { mui } from "../../frameworks/modals/mui";
import { native } from "../../frameworks/modals/native";
import { radix } from "../../frameworks/modals/radix";
import { reactAria } from "../../frameworks/modals/reactAria";
import { find, openPage } from "../actions/page";
import { button, field, hasFocus, shadow, show, typed } from "../components/view";

const LIBRARIES: [string, MountModal][] = [
  ["focus-trap", focusTrap],
  ["react-focus-lock and react-remove-scroll", focusLock],
  ["Radix", radix],
  ["Base UI", baseUi],
  ["MUI", mui],
  ["Headless UI", headless],
  ["React Aria", reactAria],
  ["Ant Design", antd],
  ["a native <dialog>", native],
  ["Bootstrap", bootstrap],
];

afterEach(() => document.body.removeAttribute("style"));

/** A page with a modal dialog open and the chat beside it. */
async function openModal(mount: MountModal, props: Parameters<typeof show>[0] = {}) {
  openPage(`<div id="root"></div>`);
  const modal = mount(find("#root"));
  onTestFinished(modal.stop);
  show(props);
  const button = page.getByRole("button", { name: "Open settings" });
  await expect.element(button).toBeVisible();
  const opener = button.element();
  await button.click();
  await expect.poll(modal.isOpen).toBe(true);
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.element(name).toBeVisible();
  return { modal, opener, name };
}

/** Whatever the page does about it, it has had the time to. */
const settled = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 20))));

describe.each(LIBRARIES)("with a modal dialog of %s open", (_, mount) => {
  test("the chat is opened, written in and pressed with real keys and presses, and the dialog stays open", async () => {
    const approve = vi.fn();
    const send = vi.fn();
    const { modal, name } = await openModal(mount, { chat: still({ ...waiting(), status: "ready", approve, send }) });
    await name.click();
    await button("Open chat").click();
    await expect.poll(() => hasFocus(field().element())).toBe(true);
    await userEvent.keyboard("hi");
    await settled();
    expect(hasFocus(field().element())).toBe(true);
    await userEvent.keyboard("!{Enter}");
    expect(send).toHaveBeenCalledExactlyOnceWith("hi!");
    await button("Approve").click();
    await expect.poll(() => approve.mock.calls.length).toBe(1);
    await settled();
    await userEvent.keyboard("ok");
    expect(typed()).toBe("ok");
    expect(modal.isOpen()).toBe(true);
  });

  test("the wheel and Tab work in the chat", async () => {
    const { modal } = await openModal(mount, { defaultOpen: true, chat: still(long(20)) });
    const log = shadow().querySelector("[role=log]") as HTMLElement;
    const bottom = log.scrollTop;
    await userEvent.wheel(log, { delta: { y: -200 } });
    await expect.poll(() => log.scrollTop).toBeLessThan(bottom);
    await field().click();
    await userEvent.keyboard("a{Tab}");
    await settled();
    expect(hasFocus(button("Send").element())).toBe(true);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}b");
    expect(typed()).toBe("ab");
    expect(modal.isOpen()).toBe(true);
  });

  test("the dialog is still written in, and gives the focus back when it closes; the chat stays", async () => {
    const { modal, opener, name } = await openModal(mount, { defaultOpen: true });
    await field().click();
    await userEvent.keyboard("so");
    await name.click();
    await userEvent.keyboard("Ada");
    expect((name.element() as HTMLInputElement).value).toBe("Ada");
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(modal.isOpen).toBe(false);
    await expect.poll(() => document.activeElement).toBe(opener);
    expect(typed()).toBe("so");
    await field().click();
    await userEvent.keyboard("!");
    expect(typed()).toBe("so!");
  });

  test("the agent opens it, fills and presses in it and leaves it open, and the person goes on writing", async () => {
    const agent = openPage(`<div id="root"></div>`);
    const modal = mount(find("#root"));
    onTestFinished(modal.stop);
    show({ defaultOpen: true, chat: still({ status: "acting" }) });
    await field().click();
    await userEvent.keyboard("a");
    await agent.done({ type: "click", on: "Open settings" });
    await expect.poll(modal.isOpen).toBe(true);
    await settled();
    await userEvent.keyboard("b");
    await agent.performAll([
      { type: "fill", on: "Name", text: "Ada" },
      { type: "click", on: "Save" },
    ]);
    await settled();
    await userEvent.keyboard("c");
    const name = page.getByRole("textbox", { name: "Name" }).element() as HTMLInputElement;
    expect([name.value, modal.saved(), modal.isOpen(), typed()]).toEqual(["Ada", 1, true, "abc"]);
    await agent.done({ type: "click", on: "Done" });
    await expect.poll(modal.isOpen).toBe(false);
  });
});

test("a focus trap that a press outside of it ends goes on when the chat is pressed", async () => {
  const { modal } = await openModal(dismissableTrap, { defaultOpen: true });
  await field().click();
  await userEvent.keyboard("a");
  await button("New chat").click();
  await settled();
  expect([typed(), modal.isOpen()]).toEqual(["a", true]);
});

test("a scroll lock that listens before everybody and prevents does not lock the chat", async () => {
  const heard: string[] = [];
  const types = ["wheel", "touchstart", "touchmove", "touchend"];
  const lock = (event: Event) => {
    heard.push(event.type);
    event.preventDefault();
  };
  for (const type of types) document.addEventListener(type, lock, { capture: true, passive: false });
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, lock, { capture: true });
  });
  const inside = vi.fn();
  const slots = { header: () => <b onTouchMove={inside}>Touched</b> };
  show({ defaultOpen: true, chat: still(long(20)), slots });
  const log = shadow().querySelector("[role=log]") as HTMLElement;
  const bottom = log.scrollTop;
  await userEvent.wheel(log, { delta: { y: -200 } });
  await expect.poll(() => log.scrollTop).toBeLessThan(bottom);
  const target = page.getByText("Touched").element();
  const touches = [new Touch({ identifier: 1, target, clientX: 5, clientY: 5 })];
  const touch = (type: string) => target.dispatchEvent(new TouchEvent(type, { ...BUBBLING, touches }));
  expect(types.slice(1).map(touch)).toEqual([true, true, true]);
  expect([heard, inside.mock.calls.length]).toEqual([[], 1]);
});

const BUBBLING = { bubbles: true, composed: true, cancelable: true };
