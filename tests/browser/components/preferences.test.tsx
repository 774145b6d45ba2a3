import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import {
  acting,
  added,
  code,
  days,
  failed,
  history,
  refusals,
  streaming,
  table,
  tour,
  waiting,
} from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { button, field, shadow, show } from "./view";

/** Emulates what the user asked the system for; without a value, nothing. */
const prefer = (name: string, value = "") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name, value }] } as never);

const find = (selector: string) => {
  const element = shadow().querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

describe("in forced colours", () => {
  beforeEach(() => prefer("forced-colors", "active"));
  afterEach(() => prefer("forced-colors"));

  /** A colour of the system's, as computed styles tell it. */
  function system(name: string): string {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }
  /** A line around it that can be told from the page. */
  function isOutlined(element: Element): boolean {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none" && borderTopColor !== system("Canvas");
  }

  test("the browser emulates it: backgrounds and shadows of ours are gone", () => {
    show({ defaultOpen: true });
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    const { backgroundColor, boxShadow } = getComputedStyle(find(".panel"));
    expect([backgroundColor, boxShadow]).toEqual([system("Canvas"), "none"]);
  });

  test.each<[what: string, state: () => Parameters<typeof still>[0], selectors: string[]]>([
    ["an empty chat", () => ({}), [".panel", ".mark", ".composer", ".suggestion", ".send"]],
    ["a question about an action", waiting, [".card", ".button.primary", ".button:not(.primary)", ".bubble"]],
    ["what was refused", refusals, [".card", ".state"]],
    ["an error", failed, [".error", ".error .button"]],
    ["code", code, [".code"]],
    ["a table", table, [".table"]],
  ])("%s has lines where it has areas", async (_, state, selectors) => {
    show({ defaultOpen: true, suggestions: ["Hi"], chat: still(state()) });
    expect(selectors.filter((selector) => !isOutlined(find(selector)))).toEqual([]);
  });

  test("the launcher and its count stand out, the focus too", async () => {
    const view = show();
    view.update({ chat: still(added()) });
    await expect.poll(() => shadow().querySelector(".badge")).not.toBeNull();
    const launcher = find(".launcher");
    const { backgroundColor, color } = getComputedStyle(launcher);
    expect([backgroundColor, color]).toEqual([system("ButtonText"), system("ButtonFace")]);
    expect([isOutlined(find(".badge")), getComputedStyle(find(".badge")).color]).toEqual([true, system("CanvasText")]);
    await userEvent.keyboard("{Tab}");
    launcher.focus();
    const outline = getComputedStyle(launcher);
    expect([outline.outlineStyle, outline.outlineColor]).toEqual(["solid", system("Highlight")]);
  });

  test("what has the keyboard has a ring in the colour for it, the message field and buttons alike", async () => {
    show({ defaultOpen: true, chat: still(days()), onFeedback: () => {} });
    await field().click();
    expect(getComputedStyle(find(".composer")).outlineColor).toBe(system("Highlight"));
    expect(getComputedStyle(find(".field")).outlineStyle).toBe("none"); // one ring, not two
    for (const name of ["Close chat", "New chat", "Move or resize the chat"]) {
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}"); // by keyboard, so that the ring is there
      const element = button(name).element() as HTMLElement;
      element.focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      expect([name, outlineStyle, outlineWidth, outlineColor]).toEqual([name, "solid", "3px", system("Highlight")]);
    }
  });

  test("which button leads can be told", async () => {
    show({ defaultOpen: true, chat: still(waiting()) });
    const [primary, other] = [find(".button.primary"), find(".button:not(.primary)")].map(
      (one) => getComputedStyle(one).backgroundColor,
    );
    expect([primary, other]).toEqual([system("ButtonText"), system("ButtonFace")]);
    expect(getComputedStyle(find(".button.primary")).borderTopColor).toBe(system("ButtonText"));
  });

  test("Send is grey until there is something to send", async () => {
    show({ defaultOpen: true });
    expect(getComputedStyle(find(".send")).color).toBe(system("GrayText"));
    await field().fill("Hello");
    await expect.poll(() => getComputedStyle(find(".send")).color).toBe(system("ButtonFace"));
    expect(getComputedStyle(find(".send")).backgroundColor).toBe(system("ButtonText"));
  });

  test("a rating that was given is outlined", async () => {
    show({ defaultOpen: true, chat: still(days()), onFeedback: () => {} });
    await button("Good answer").last().click();
    const pressed = find(".tool[aria-pressed=true]");
    expect(getComputedStyle(pressed).outlineColor).toBe(system("Highlight"));
  });

  test("what goes on is seen to: the wheel, the beating point, the end of what is written", () => {
    const view = show({ defaultOpen: true, chat: still(acting()) });
    const { borderTopColor, borderBottomColor } = getComputedStyle(find(".state[data-state=doing]"));
    expect([borderTopColor, borderBottomColor]).toEqual([system("Highlight"), system("GrayText")]);
    expect(getComputedStyle(find(".status"), "::before").backgroundColor).toBe(system("Highlight"));
    view.update({ chat: still(streaming()) });
    const end = find(".prose[data-streaming] > :last-child");
    expect(getComputedStyle(end, "::after").backgroundColor).toBe(system("Highlight"));
  });

  test("what is shown is outlined on the page", async () => {
    const target = document.body.appendChild(document.createElement("button"));
    const state = tour();
    const [first] = state.actions ?? [];
    show({
      chat: still({ ...state, show: () => true, elementOf: (id) => (id === first?.toolCallId ? target : undefined) }),
      defaultOpen: true,
    });
    await button("Show me").first().click();
    await expect.poll(() => shadow().querySelector(".highlight")).not.toBeNull();
    const { borderTopColor, borderTopWidth } = getComputedStyle(find(".highlight"));
    expect([borderTopColor, borderTopWidth]).toEqual([system("Highlight"), "3px"]);
    target.remove();
  });

  test("what is selected looks as on the page itself", () => {
    const own = document.body.appendChild(document.createElement("p"));
    show({ defaultOpen: true, chat: still(history()) });
    const looks = [find(".prose p"), own].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element, "::selection");
      return [backgroundColor, color];
    });
    expect(looks[0]).toEqual(looks[1]);
    own.remove();
  });
});

describe("with less motion", () => {
  beforeEach(() => prefer("prefers-reduced-motion", "reduce"));
  afterEach(() => prefer("prefers-reduced-motion"));

  test("nothing moves: no transition, no animation, in no state", () => {
    const view = show({ defaultOpen: true });
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    for (const state of [{}, streaming(), acting(), waiting(), failed()]) {
      view.update({ chat: still(state), suggestions: ["Hi"] });
      const moving = [...shadow().querySelectorAll("*")].filter((element) =>
        [undefined, "::before", "::after"].some((pseudo) => {
          const { animationName, transitionDuration } = getComputedStyle(element, pseudo);
          return animationName !== "none" || Number.parseFloat(transitionDuration) > 0;
        }),
      );
      expect(moving).toEqual([]);
      expect(shadow().getAnimations()).toEqual([]);
    }
  });

  test("the chat opens and closes at once, and nothing is outlined while it acts", async () => {
    const target = document.body.appendChild(document.createElement("button"));
    show({ chat: still({ ...acting(), elementOf: () => target }) });
    await button("Open chat").click();
    await expect.poll(() => shadow().querySelector(".panel")).not.toBeNull();
    expect(getComputedStyle(find(".panel")).opacity).toBe("1");
    expect(shadow().querySelector(".highlight")).toBeNull();
    target.remove();
  });
});
