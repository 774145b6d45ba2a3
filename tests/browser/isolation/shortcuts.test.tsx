import { render } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChatView } from "../../../src/components/ChatView";
import type { LefluxChatHandle } from "../../../src/components/viewTypes";
import { still } from "../../../stories/support/messages";
import { mountCommandMenu } from "../../frameworks/shortcuts/commandMenu";
import {
  type ListenForShortcuts,
  withHotkeysJs,
  withHotkeysJsCapturing,
  withMousetrap,
  withReactHotkeys,
  withTinykeys,
  withTinykeysCapturing,
} from "../../frameworks/shortcuts/shortcuts";
import { button, field, hasFocus, shadow, show, typed } from "../components/view";

const LIBRARIES: [string, ListenForShortcuts][] = [
  ["hotkeys-js", withHotkeysJs],
  ["hotkeys-js, capturing and in fields too", withHotkeysJsCapturing],
  ["Mousetrap", withMousetrap],
  ["tinykeys", withTinykeys],
  ["tinykeys, capturing", withTinykeysCapturing],
  ["react-hotkeys-hook, in fields too", withReactHotkeys],
];

let fired: string[] = [];
let outside: HTMLElement;
beforeEach(() => {
  fired = [];
  outside = document.createElement("main");
  outside.innerHTML = "<button>Outside</button>";
  document.body.append(outside);
});
afterEach(() => outside.remove());

describe.each(LIBRARIES)("with the shortcuts of %s", (_, listen) => {
  test.each(["before", "after"])(
    "that were there %s the chat: none fires in it, all fire on the page",
    async (when) => {
      const begin = () => onTestFinished(listen((shortcut) => fired.push(shortcut)));
      if (when === "before") begin();
      show({ defaultOpen: true });
      if (when === "after") begin();
      await field().click();
      await userEvent.keyboard("sgi{Control>}k{/Control}");
      (button("Close chat").element() as HTMLElement).focus();
      await userEvent.keyboard("s{Control>}k{/Control}");
      expect(fired).toEqual([]);
      expect(typed()).toBe("sgi");
      await button("Outside").click();
      await userEvent.keyboard("s{Control>}k{/Control}");
      expect(fired).toEqual(["s", "ctrl+k"]);
    },
  );

  test("one that opens the chat is let go of in it: no key stays pressed for the page", async () => {
    onTestFinished(listen((shortcut) => fired.push(shortcut)));
    const chat = createRef<LefluxChatHandle>();
    render(<ChatView ref={chat} chat={still()} />);
    const open = ({ key }: KeyboardEvent) => key === "j" && chat.current?.open();
    document.addEventListener("keydown", open);
    onTestFinished(() => document.removeEventListener("keydown", open));
    await button("Outside").click();
    await userEvent.keyboard("{Control>}j{/Control}");
    await expect.poll(() => hasFocus(field().element())).toBe(true);
    await button("Outside").click();
    await userEvent.keyboard("ks");
    expect(fired).toEqual(["s"]);
  });
});

describe("with a menu of commands (cmdk)", () => {
  test("Control+K opens it on the page and not in the chat, and its keys and the chat's are two things", async () => {
    const root = document.createElement("div");
    outside.append(root);
    onTestFinished(mountCommandMenu(root, (command) => fired.push(command)));
    show({ defaultOpen: true });
    await field().click();
    await userEvent.keyboard("{Control>}k{/Control}");
    const menu = page.getByRole("dialog", { name: "Commands" });
    expect(menu.elements()).toHaveLength(0);
    await button("Outside").click();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(menu).toBeVisible();
    await field().click();
    await userEvent.keyboard("ok{ArrowDown}{Shift>}{Enter}{/Shift}");
    expect([typed(), fired, menu.elements().length]).toEqual(["ok\n", [], 1]);
    await page.getByPlaceholder("Search commands").click();
    await userEvent.keyboard("del{Enter}");
    expect(fired).toEqual(["Delete"]);
  });
});

test("listeners of the window's that are older than the chat hear its keys, and see that somebody writes", async () => {
  const seen: string[] = [];
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const look = (event: KeyboardEvent) => {
    const { tagName, isContentEditable } = event.target as HTMLElement;
    if (!(isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName))) seen.push(event.key);
  };
  window.addEventListener("keydown", look, { capture: true, signal: controller.signal });
  show({ defaultOpen: true });
  await field().click();
  await userEvent.keyboard("s/");
  expect(seen).toEqual([]);
  expect((document.activeElement as HTMLElement).isContentEditable).toBe(true);
  (button("Close chat").element() as HTMLElement).focus();
  expect((shadow().host as HTMLElement).isContentEditable).toBe(false);
});
