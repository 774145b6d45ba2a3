import { render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { httpAgent, LefluxChat } from "../../../src";
import type { ChatViewProps } from "../../../src/components/ChatView";
import * as locales from "../../../src/locales";
import { added, history } from "../../../stories/support/conversations";
import { assistant, still, user } from "../../../stories/support/messages";
import { dialog, shadow, show } from "./view";

const { ar, de, en } = locales;
const html = document.documentElement;
afterEach(() => {
  html.dir = "";
});
const root = () => shadow().querySelector(".root") as HTMLElement;
const direction = () => getComputedStyle(root()).direction;

describe.each(Object.entries(locales))("%s", (_, labels) => {
  test("every button of an open chat and its message field are found by their names in this language", async () => {
    show({
      labels,
      defaultOpen: true,
      chat: still({ ...added(), show: () => true, edit: () => {} }),
      onFeedback: () => {},
    });
    await expect.element(page.getByRole("dialog", { name: labels.title })).toBeVisible();
    for (const name of [labels.closeChat, labels.newChat, labels.copyMessage, labels.editMessage, labels.show])
      await expect.element(page.getByRole("button", { name, exact: true }).first()).toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: labels.message, exact: true })).toBeVisible();
    const said = [...shadow().querySelectorAll("[aria-label], [title]")].flatMap((element) => [
      element.getAttribute("aria-label"),
      element.getAttribute("title"),
    ]);
    const english = new Set(
      Object.entries(en).flatMap(([key, text]) => (labels[key as keyof typeof en] === text ? [] : text)),
    );
    expect(said.filter((text) => text && english.has(text))).toEqual([]);
  });

  test("nothing of it is wider than a small phone", () => {
    show({ labels, layout: "inline", chat: still(added()) });
    shadow().host.parentElement?.setAttribute("style", "width: 320px");
    const log = shadow().querySelector("[part=log]") as HTMLElement;
    expect(log.scrollWidth).toBe(log.clientWidth);
    for (const button of shadow().querySelectorAll("header button"))
      expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  });
});

test.each<[why: string, dir: string, labels: ChatViewProps["labels"], direction: string, lang: string | null]>([
  ["English without a word of the app's", "", undefined, "ltr", "en"],
  ["… reads as the page does", "rtl", undefined, "rtl", "en"],
  ["Arabic turns the chat on any page", "", ar, "rtl", "ar"],
  ["… changed in a word, too", "", { ...ar, send: "أرسل" }, "rtl", "ar"],
  ["German does not turn on a page that does", "rtl", de, "ltr", "de"],
  ["some words in a language that is not told", "rtl", { send: "שלח" }, "rtl", null],
  ["words with their language alone", "", { locale: "he", send: "שלח" }, "rtl", "he"],
  ["a tag that is none is as if English", "", { locale: "?" }, "ltr", "en"],
])("%s", (_, dir, labels, expected, lang) => {
  html.dir = dir;
  show({ labels, defaultOpen: true });
  expect(direction()).toBe(expected);
  expect(root().getAttribute("lang")).toBe(lang);
});

test("from right to left: launcher and panel at the left, the way back points to the right", async () => {
  show({ labels: ar, defaultOpen: true, chat: still({ ...history(), openPast: () => {}, deletePast: () => {} }) });
  await expect.poll(() => dialog().element().getBoundingClientRect().left).toBe(24);
  await page.getByRole("button", { name: ar.pastChats }).click();
  const back = page.getByRole("button", { name: ar.backToChat }).element();
  expect(getComputedStyle(back.querySelector("svg") as Element).scale).toBe("-1 1");
});

test.each([
  [
    "refuses",
    async () => Response.json({ error: "Nur für Gäste." }, { status: 403 }),
    "failedForbidden",
    "Nur für Gäste.",
  ],
  ["is another one", async () => new Response("<html>"), "failedNoServer", ""],
  ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch")), "failedUnreachable", ""],
] as const)(
  "why a server did not answer is told in the chat's language, and after a reload too: it %s",
  async (...row) => {
    const [, fetch, label, words] = row;
    const agent = httpAgent({ api: "/chat", fetch });
    const chat = () => <LefluxChat agent={agent} labels={de} defaultOpen maxRetries={0} />;
    const said = `${de.failed} ${de[label]} ${words}`.trim();
    const first = render(chat());
    await page.getByRole("textbox", { name: de.message }).fill("Hallo");
    await page.getByRole("button", { name: de.send }).click();
    const alert = () => shadow().querySelector("[role=alert] p")?.textContent?.trim();
    await expect.poll(alert).toBe(said);
    first.unmount();
    render(chat());
    await expect.poll(alert).toBe(said);
  },
);

test("a count is written as the language writes it", () => {
  const messages = [user("x"), assistant("1")];
  const view = show({ labels: ar, chat: still({ messages: [...messages] }) });
  view.update({ chat: still({ messages: [...messages, assistant("2"), assistant("3"), assistant("4")] }) });
  expect(shadow().querySelector(".badge")?.getAttribute("data-count")).toBe(new Intl.NumberFormat("ar").format(3));
  expect(shadow().querySelector(".launcher")?.getAttribute("aria-description")).toContain("رسائل جديدة");
});
