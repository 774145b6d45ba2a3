import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { days, long } from "../../../stories/support/conversations";
import { assistant, still, user } from "../../../stories/support/messages";
import { button, dialog, field, shadow, show, typed } from "./view";

/** What users of other chats report in public trackers, kind by kind, where no other file here has it. */

afterEach(() => page.viewport(1000, 700));

const log = () => shadow().querySelector("[role=log]") as HTMLElement;
const fromEnd = () => log().scrollHeight - log().clientHeight - log().scrollTop;

describe("the conversation moves while one types", () => {
  test("a message field that grows, and shrinks again, keeps the end in view", async () => {
    show({ defaultOpen: true, chat: still(long(20)) });
    await expect.poll(fromEnd).toBeLessThan(2);
    const height = log().clientHeight;
    await field().fill("1\n2\n3\n4\n5");
    await expect.poll(() => log().clientHeight).toBeLessThan(height - 40);
    await expect.poll(fromEnd).toBeLessThan(2);
    await field().fill("");
    await expect.poll(() => log().clientHeight).toBe(height);
    await expect.poll(fromEnd).toBeLessThan(2);
    expect(button("Jump to latest").elements()).toEqual([]);
  });

  test("a reader further up stays at the line", async () => {
    show({ defaultOpen: true, chat: still(long(20)) });
    await expect.poll(fromEnd).toBeLessThan(2);
    log().scrollTop = 200;
    await expect.element(button("Jump to latest")).toBeVisible();
    await field().fill("1\n2\n3\n4\n5");
    await field().fill("");
    expect(log().scrollTop).toBe(200);
  });
});

describe("the chat scrolls the page", () => {
  test.each(["popup", "sidebar", "inline"] as const)(
    "%s: never, whatever is added, opened or typed",
    async (layout) => {
      document.body.style.minHeight = "4000px";
      const spacer = document.body.appendChild(document.createElement("div"));
      spacer.style.height = "1500px";
      document.body.prepend(spacer);
      const before = long(20).messages ?? [];
      const view = show({ layout, defaultOpen: layout === "inline", chat: still({ messages: before }) });
      if (layout !== "inline") await button("Open chat").click();
      await expect.poll(fromEnd).toBeLessThan(2);
      view.update({ chat: still({ messages: [...before, user("And?"), assistant("word ".repeat(300))] }) });
      await expect.poll(() => log().textContent).toContain("word word");
      await expect.poll(fromEnd).toBeLessThan(2);
      expect(scrollY).toBe(0);
      spacer.remove();
      document.body.style.minHeight = "";
    },
  );

  /** Turns the wheel over an element. */
  function turn(over: Element, deltaY: number) {
    const { left, top, width, height } = over.getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const at = { x: frame.left + left + width / 2, y: frame.top + top + height / 2 };
    return cdp().send("Input.dispatchMouseEvent", { type: "mouseWheel", ...at, deltaX: 0, deltaY } as never);
  }

  test("a wheel that turns on at the end of the conversation", async () => {
    document.body.style.minHeight = "4000px";
    show({ defaultOpen: true, chat: still(long(20)) });
    await expect.poll(fromEnd).toBeLessThan(2);
    await turn(log(), -120);
    await expect.poll(fromEnd).toBeGreaterThan(50); // it is heard
    for (let time = 0; time < 4; time++) await turn(log(), 400);
    await expect.poll(fromEnd).toBeLessThan(2);
    expect(scrollY).toBe(0);
    document.body.style.minHeight = "";
  });

  test.each<[where: string, selector: string]>([
    ["a conversation that is short", "[role=log]"],
    ["the message field", ".field"],
    ["the header", ".header"],
  ])("a wheel over %s", async (_, selector) => {
    document.body.style.minHeight = "4000px";
    const outside = document.body.appendChild(document.createElement("p"));
    outside.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 100px; height: 100px";
    show({ defaultOpen: true, chat: still(long(1)) });
    await expect.poll(() => getComputedStyle(dialog().element()).transform).toBe("none");
    for (let time = 0; time < 3; time++) await turn(shadow().querySelector(selector) as Element, 300);
    await turn(outside, 100); // the page's own, after which the others would have come
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    expect(scrollY).toBe(100);
    outside.remove();
    document.body.style.minHeight = "";
    scrollTo(0, 0);
  });
});

describe("an input method", () => {
  const compose = (text: string) =>
    cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length } as never);

  test("what is still composed when Send is pressed is sent once, and doesn't come back into the field", async () => {
    const send = vi.fn();
    show({ defaultOpen: true, chat: still({ send }) });
    await field().click();
    await compose("にほんご");
    await expect.poll(typed).toBe("にほんご");
    await button("Send").click();
    expect(send).toHaveBeenCalledExactlyOnceWith("にほんご");
    await expect.poll(typed).toBe("");
    await userEvent.keyboard("next");
    expect(typed()).toBe("next");
  });

  test("composing goes on while the answer streams in", async () => {
    const messages = [user("hi")];
    const view = show({ defaultOpen: true, chat: still({ status: "streaming", messages }) });
    await field().click();
    await compose("に");
    view.update({ chat: still({ status: "streaming", messages: [...messages, assistant("One")] }) });
    await compose("にほ");
    view.update({ chat: still({ status: "ready", messages: [...messages, assistant("One two")] }) });
    await cdp().send("Input.insertText", { text: "日本" } as never);
    await expect.poll(typed).toBe("日本");
  });

  test("Enter that ends a composition saves no edited message", async () => {
    const edit = vi.fn();
    show({ defaultOpen: true, chat: still({ ...days(), edit }) });
    await button("Edit message").last().click();
    const editor = page.getByRole("textbox", { name: "Your message, edited" });
    await expect.element(editor).toBeVisible();
    const press = (init: KeyboardEventInit) =>
      editor
        .element()
        .dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true, ...init }),
        );
    press({ isComposing: true });
    press({ keyCode: 229 });
    expect(edit).not.toHaveBeenCalled();
    press({});
    expect(edit).toHaveBeenCalledOnce();
  });
});

test("what is selected in an answer stays selected while the rest streams in", async () => {
  const answer = (text: string) => ({ ...assistant(text), id: "answer" });
  const question = user("Tell me");
  const at = (text: string) => still({ status: "streaming", messages: [question, answer(text)] });
  const view = show({ defaultOpen: true, chat: at("The first paragraph.\n\nThe sec") });
  const first = shadow().querySelector(".prose p") as HTMLElement;
  const range = document.createRange();
  range.selectNodeContents(first);
  const selection = getSelection() as Selection;
  selection.removeAllRanges();
  selection.addRange(range);
  view.update({ chat: at("The first paragraph.\n\nThe second one, and\n\nthe third") });
  await expect.poll(() => log().textContent).toContain("the third");
  expect(first.isConnected).toBe(true);
  expect(shadow().querySelector(".prose p")).toBe(first);
  expect(range.toString()).toBe("The first paragraph.");
  selection.removeAllRanges();
});

test("on a touch screen no keyboard rises unasked: opening, and answering a question, put no focus in the field", async () => {
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true } as never);
  try {
    await page.viewport(390, 640);
    expect(matchMedia("(pointer: coarse)").matches).toBe(true);
    show({ suggestions: ["What can you do?"] });
    await button("Open chat").click();
    await expect.poll(() => shadow().activeElement).toBe(dialog().element());
    await button("What can you do?").click();
    expect(shadow().activeElement).toBe(dialog().element());
    await field().click(); // asked for
    expect(shadow().activeElement).toBe(field().element());
  } finally {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false } as never);
  }
});
