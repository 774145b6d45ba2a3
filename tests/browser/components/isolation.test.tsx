import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ChatView } from "../../../src/components/ChatView";
import { waiting } from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { button, dialog, field, hosts, shadow, show, typed } from "./view";

let end = new AbortController();
const ears = () => ({ signal: end.signal });
afterEach(() => {
  end.abort();
  end = new AbortController();
  for (const element of document.querySelectorAll("[data-test]")) element.remove();
});

function pageStyle(css: string) {
  const style = document.createElement("style");
  style.setAttribute("data-test", "");
  style.textContent = css;
  document.head.append(style);
}

test("no style of the page gets in, however loud", async () => {
  show({ defaultOpen: true });
  const look = () => {
    const read = (element: Element) => {
      const { width, height, top, left } = element.getBoundingClientRect();
      const all = getComputedStyle(element);
      const names = ["font", "color", "letterSpacing", "textTransform", "opacity", "textAlign", "visibility", "cursor"];
      return [width, height, top, left, ...names.map((name) => all[name as "font"])];
    };
    return [field().element(), dialog().element(), button("New chat").element()].map(read);
  };
  await field().click();
  const before = look();
  pageStyle(`
    html { font-size: 40px; } body { font: 9px serif; letter-spacing: 6px; text-align: center; line-height: 3; }
    * { letter-spacing: 9px !important; text-transform: uppercase !important; font-size: 30px !important; }
    div, body > *, #ai-chat-widget-container { opacity: .2 !important; display: none !important; transform: scale(2) !important;
      color: red !important; cursor: wait !important; filter: blur(3px) !important; visibility: hidden !important; margin: 50px !important; }
    textarea, button, section { width: 10px !important; border: 9px solid !important; }
  `);
  expect(look()).toEqual(before);
});

test("no style of the chat gets out, and none is written into the page", () => {
  const sheets = document.styleSheets.length;
  const adopted = document.adoptedStyleSheets.length;
  show({ defaultOpen: true });
  expect(document.styleSheets.length).toBe(sheets);
  expect(document.adoptedStyleSheets.length).toBe(adopted);
});

test("it needs no inline style: `style-src 'self'` holds", async () => {
  show({ defaultOpen: true, suggestions: ["Hi"] });
  expect(shadow().adoptedStyleSheets).toHaveLength(2);
  expect(shadow().querySelectorAll("style, link, [style]")).toHaveLength(0);
  expect(hosts()[0]?.hasAttribute("style")).toBe(false);
});

test("custom properties of the page are the theme", async () => {
  pageStyle(":root { --leflux-accent: rgb(1, 2, 3) }");
  show();
  expect(getComputedStyle(button("Open chat").element()).backgroundColor).toBe("rgb(1, 2, 3)");
});

test("parts can be styled from outside", () => {
  pageStyle("#ai-chat-widget-container::part(launcher) { border-radius: 3px }");
  show();
  expect(getComputedStyle(button("Open chat").element()).borderRadius).toBe("3px");
});

const HEARD = [
  "keydown",
  "keypress",
  "keyup",
  "input",
  "beforeinput",
  "click",
  "pointerdown",
  "mousedown",
  "mouseup",
  "focusin",
  "focusout",
  "paste",
  "copy",
  "wheel",
];

test("nothing of the chat's keys, presses, focus and clipboard reaches the page", async () => {
  show();
  const heard: string[] = [];
  for (const type of HEARD)
    for (const target of [window, document, document.body])
      target.addEventListener(type, (event) => heard.push(event.type), ears());
  document.addEventListener("focusin", () => heard.push("focusin, captured"), { capture: true, ...ears() });
  await button("Open chat").click();
  await field().click();
  await userEvent.keyboard("s/?{Control>}a{/Control}{Backspace}ok");
  await button("New chat").click();
  expect(heard).toEqual([]);
  expect(typed()).toBe("ok");
});

test("React ancestors of the chat hear nothing of it either", async () => {
  const heard = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: the app's own shortcuts
    <div onKeyDown={heard} onClick={heard} onFocus={heard} onChange={heard} onPointerDown={heard} onPaste={heard}>
      <ChatView chat={still()} defaultOpen />
    </div>,
  );
  await field().click();
  await userEvent.keyboard("abc");
  await button("New chat").click();
  expect(heard).not.toHaveBeenCalled();
  expect(typed()).toBe("abc");
});

test("a drag that began on the page ends over the chat", () => {
  show({ defaultOpen: true });
  const ended = vi.fn();
  window.addEventListener("pointerup", ended, ears());
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  field()
    .element()
    .dispatchEvent(new PointerEvent("pointerup", { bubbles: true, composed: true }));
  expect(ended).toHaveBeenCalledOnce();
  const own = field().element();
  own.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  own.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, composed: true }));
  expect(ended).toHaveBeenCalledOnce();
});

test("a focus trap of the page does not take the focus out of the message field", async () => {
  const trap = document.createElement("div");
  trap.setAttribute("data-test", "");
  trap.innerHTML = "<button>inside</button>";
  document.body.append(trap);
  const inside = trap.querySelector("button") as HTMLButtonElement;
  // As focus-trap and Radix do it: on where the focus came, and on where it went.
  document.addEventListener("focusin", (event) => trap.contains(event.target as Node) || inside.focus(), {
    capture: true,
    ...ears(),
  });
  document.addEventListener(
    "focusout",
    (event) => event.relatedTarget && !trap.contains(event.relatedTarget as Node) && inside.focus(),
    ears(),
  );
  show({ defaultOpen: true });
  inside.focus();
  await field().click();
  await userEvent.keyboard("typed in peace");
  expect(typed()).toBe("typed in peace");
});

test("React inside still hears focus", async () => {
  const focused = vi.fn();
  const header = () => <input aria-label="Own" onFocus={() => focused("focus")} onBlur={() => focused("blur")} />;
  show({ defaultOpen: true, slots: { header } });
  (shadow().querySelector("input") as HTMLInputElement).focus();
  (field().element() as HTMLElement).focus();
  expect(focused.mock.calls).toEqual([["focus"], ["blur"]]);
  cleanup();
});

const CAPTURED = ["keydown", "keypress", "keyup", "pointerdown", "mousedown", "touchstart"];

test("nor are its keys and presses captured on the way in, whether the page listened before or after", async () => {
  const heard: string[] = [];
  const listen = () => {
    for (const type of CAPTURED)
      for (const target of [document, document.documentElement, document.body])
        target.addEventListener(type, (event) => heard.push(event.type), { capture: true, ...ears() });
  };
  listen();
  show({ defaultOpen: true });
  listen();
  window.addEventListener("keydown", (event) => heard.push(`window ${event.type}`), { capture: true, ...ears() });
  await field().click();
  await userEvent.keyboard("s/?{Backspace}!{Control>}a{/Control}{End}");
  expect(heard).toEqual([]);
  expect(typed()).toBe("s/!");
});

test("letters that a listener of the window's, older than the chat, swallows are typed all the same", async () => {
  const options = { capture: true, ...ears() };
  window.addEventListener("keydown", (event) => /^[s/]$/.test(event.key) && event.preventDefault(), options);
  const send = vi.fn();
  show({ defaultOpen: true, chat: still({ send }) });
  await field().click();
  await userEvent.keyboard("ships/s{Enter}");
  expect(send).toHaveBeenCalledExactlyOnceWith("ships/s");
});

test.each(["keydown on what has the focus", "keydown that does not leave the chat's tree"])(
  "keys that a test makes up work in the chat as real ones do, and the page hears none: %s",
  async (which) => {
    const heard = vi.fn();
    for (const target of [document, document.body]) target.addEventListener("keydown", heard, ears());
    for (const target of [document, document.body])
      target.addEventListener("keydown", heard, { capture: true, ...ears() });
    const send = vi.fn();
    const onOpenChange = vi.fn();
    show({ defaultOpen: true, chat: still({ send }), onOpenChange });
    await field().fill("made up");
    heard.mockClear();
    const press = (key: string) => {
      const composed = which.endsWith("focus");
      const event = new KeyboardEvent("keydown", { key, bubbles: true, composed, cancelable: true });
      field().element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press("a")).toBe(false);
    expect(press("Enter")).toBe(true);
    expect(send).toHaveBeenCalledExactlyOnceWith("made up");
    expect(press("Escape")).toBe(true);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "escape" });
    expect(heard).not.toHaveBeenCalled();
  },
);

test("what the chat prevents is prevented: Enter adds no line, Escape reaches no dialog", async () => {
  const send = vi.fn();
  show({ defaultOpen: true, chat: still({ send }) });
  await field().click();
  await userEvent.keyboard("one{Enter}");
  expect([send.mock.calls, typed()]).toEqual([[["one"]], ""]);
  await userEvent.keyboard("a{Shift>}{Enter}{/Shift}b");
  expect(typed()).toBe("a\nb");
});

test("a focus trap that swallows presses outside of it does not swallow the chat's, and they count as a person's", async () => {
  // As the focus-trap package does it.
  const options = { capture: true, passive: false, ...ears() };
  const isOutside = (event: Event) => event.target === shadow().host;
  for (const type of ["mousedown", "touchstart"])
    document.addEventListener(type, (event) => isOutside(event) && event.preventDefault(), options);
  document.addEventListener(
    "click",
    (event) => {
      if (!isOutside(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  const approve = vi.fn();
  show({ defaultOpen: true, chat: still({ ...waiting(), approve }) });
  await field().click();
  await userEvent.keyboard("typed");
  expect(typed()).toBe("typed");
  await button("Approve").click();
  await expect.poll(() => approve.mock.calls.length).toBe(1);
});
