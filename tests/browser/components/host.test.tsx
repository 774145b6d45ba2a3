import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ChatView } from "../../../src/components/ChatView";
import { long } from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { button, field, hasFocus, hosts, shadow, show, typed } from "./view";

const body = document.body;
afterEach(() => {
  if (document.body !== body) document.documentElement.replaceChild(body, document.body);
  for (const element of document.querySelectorAll("[data-test]")) element.remove();
});

const host = () => shadow().host as HTMLElement;

function modal(html = "<button>Medium</button>", style = ""): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("data-test", "");
  dialog.style.cssText = style;
  dialog.innerHTML = html;
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

async function write(text: string) {
  await field().click();
  await userEvent.keyboard(text);
}

test("one host at the end of the body, with an open root, that the index leaves out", () => {
  show();
  expect(hosts()).toHaveLength(1);
  expect(host().parentNode).toBe(document.body);
  expect(host().hasAttribute("data-leflux-ignore")).toBe(true);
});

test("StrictMode, and mounting once more, still make one; unmounting leaves nothing", () => {
  const chat = (
    <StrictMode>
      <ChatView chat={still()} defaultOpen />
    </StrictMode>
  );
  const first = render(chat);
  expect(hosts()).toHaveLength(1);
  first.unmount();
  expect(hosts()).toHaveLength(0);
  const second = render(chat);
  expect(hosts()).toHaveLength(1);
  expect(shadow().querySelectorAll("textarea")).toHaveLength(1);
  second.unmount();
});

test("in StrictMode an inline chat begins where its place begins", async () => {
  const view = render(
    <StrictMode>
      <div style={{ width: 420, height: 500 }} data-test="place">
        <ChatView chat={still()} layout="inline" />
      </div>
    </StrictMode>,
  );
  await expect.element(field()).toBeVisible();
  expect(shadow().querySelectorAll("[data-leflux-mount]")).toHaveLength(1);
  const top = (element: Element) => element.getBoundingClientRect().top;
  const panel = shadow().querySelector(".panel") as Element;
  expect(top(panel)).toBeCloseTo(top(document.querySelector("[data-test=place]") as Element), 0);
  view.unmount();
});

test("two chats have two ids; the first has the well-known one", () => {
  show();
  show();
  expect([...hosts()].map((one) => one.id)).toEqual(["ai-chat-widget-container", "ai-chat-widget-container-2"]);
});

test("a copy that a router's snapshot made of the host is removed", async () => {
  show();
  const copy = host().cloneNode(true);
  document.body.prepend(copy);
  await expect.poll(() => hosts().length).toBe(1);
  expect(document.getElementById("ai-chat-widget-container")?.shadowRoot).not.toBeNull();
});

test("after a body swap the chat is there, once, with its text, focus and reading place", async () => {
  show({ defaultOpen: true, chat: still(long(20)) });
  await write("still here");
  const log = shadow().querySelector("[role=log]") as HTMLElement;
  log.scrollTop = 300;
  await expect.element(button("Jump to latest")).toBeVisible();
  const place = () => {
    const { left, top } = log.getBoundingClientRect();
    const first = shadow()
      .elementFromPoint(left + 180, top + 1)
      ?.closest("li") as Element;
    return [first.textContent, Math.round(first.getBoundingClientRect().top - top)];
  };
  const before = place();
  const next = document.createElement("body");
  next.innerHTML = "<h1>Two</h1>";
  document.documentElement.replaceChild(next, document.body);
  await expect.poll(() => hosts().length).toBe(1);
  expect(host().parentNode).toBe(next);
  expect(typed()).toBe("still here");
  expect(hasFocus(field().element())).toBe(true);
  await expect.poll(place).toEqual(before);
  await userEvent.keyboard("!");
  expect(typed()).toBe("still here!");
});

test("a page that empties its body gets the chat back", async () => {
  show();
  host().remove();
  await expect.poll(() => hosts().length).toBe(1);
});

test("a page that takes the chat out again and again is not fought without end", async () => {
  show();
  let count = 0;
  const fight = new MutationObserver(() => {
    count++;
    document.getElementById("ai-chat-widget-container")?.remove();
  });
  fight.observe(document.body, { childList: true });
  host().remove();
  await expect.poll(() => count).toBeGreaterThan(5);
  expect(count).toBeLessThan(100); // and we got here: the page runs on
  fight.disconnect();
});

test("over a native modal dialog the chat stays usable, and comes back when it closes", async () => {
  show({ defaultOpen: true });
  await write("which ");
  const dialog = modal();
  await expect.poll(() => host().parentNode).toBe(dialog);
  expect(hasFocus(field().element())).toBe(true);
  await userEvent.keyboard("si");
  await field().click();
  await userEvent.keyboard("ze");
  expect(typed()).toBe("which size");
  dialog.close();
  await expect.poll(() => host().parentNode).toBe(document.body);
  expect(typed()).toBe("which size");
  expect(hasFocus(field().element())).toBe(true);
  expect(host().hasAttribute("popover")).toBe(false);
});

test("no transform or clipping of the dialog moves or cuts it", async () => {
  show({ defaultOpen: true });
  const place = () => JSON.stringify(shadow().querySelector("[part=panel]")?.getBoundingClientRect());
  const before = place();
  const dialog = modal("Hi", "transform: rotate(4deg); overflow: hidden; width: 90px; height: 60px; contain: paint");
  await expect.poll(() => host().parentNode).toBe(dialog);
  expect(place()).toBe(before);
  await field().click();
});

test("of stacked dialogs it is in the topmost", async () => {
  show({ defaultOpen: true });
  const first = modal();
  const second = modal("<button>Really</button>");
  await expect.poll(() => host().parentNode).toBe(second);
  second.remove();
  await expect.poll(() => host().parentNode).toBe(first);
  await write("here");
  expect(typed()).toBe("here");
  first.close();
  await expect.poll(() => host().parentNode).toBe(document.body);
});

test("Escape in the chat closes the chat and not the dialog it is in", async () => {
  show({ defaultOpen: true });
  const dialog = modal();
  await expect.poll(() => host().parentNode).toBe(dialog);
  await field().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Open chat")).toBeVisible();
  expect(dialog.open).toBe(true);
});

test("what modal libraries do to everything beside their dialog is undone", async () => {
  show({ defaultOpen: true });
  host().inert = true;
  host().setAttribute("aria-hidden", "true");
  await expect.poll(() => host().inert || host().hasAttribute("aria-hidden")).toBe(false);
  document.body.style.pointerEvents = "none";
  await write("ok");
  document.body.style.pointerEvents = "";
  expect(typed()).toBe("ok");
});

/** A modal dialog in the shadow root of a custom element, `deep` levels down. */
function hiddenModal(deep: number): { dialog: HTMLDialogElement; outermost: HTMLElement } {
  let outermost: HTMLElement | undefined;
  let parent: ParentNode & Node = document.body;
  for (let level = 0; level < deep; level++) {
    const element = document.createElement("div");
    element.setAttribute("data-test", "");
    outermost ??= element;
    parent.append(element);
    parent = element.attachShadow({ mode: "open" });
  }
  const dialog = document.createElement("dialog");
  dialog.innerHTML = "<button>Medium</button>";
  parent.append(dialog);
  return { dialog, outermost: outermost as HTMLElement };
}

test.each([1, 2])(
  "over a modal dialog in a shadow root of the page, %i deep, it stays usable and in the document",
  async (deep) => {
    show({ defaultOpen: true });
    const { dialog, outermost } = hiddenModal(deep);
    dialog.showModal();
    await expect.poll(() => host().parentNode).toBe(outermost);
    await write("which size");
    expect(typed()).toBe("which size");
    expect(hosts()).toHaveLength(1);
    dialog.close();
    await expect.poll(() => host().parentNode).toBe(document.body);
    expect(typed()).toBe("which size");
    expect(dialog.querySelector("slot")).toBeNull();
    await write("!");
    expect(typed()).toBe("which size!");
  },
);

test("such a dialog that was open before the chat came is found too", async () => {
  const { dialog } = hiddenModal(1);
  dialog.showModal();
  show({ defaultOpen: true });
  await expect.poll(() => host().assignedSlot?.parentNode).toBe(dialog);
  await write("here");
  expect(typed()).toBe("here");
});
