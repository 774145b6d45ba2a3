import { describe, expect, test } from "vitest";
import { completeLabels } from "../../../src/components/completeLabels";
import { fillPieces, fillText } from "../../../src/components/fillText";
import { directionOf, localeTag } from "../../../src/components/intl";
import { ar, de, en, es, fr, ja, zh } from "../../../src/locales";

describe("fillText", () => {
  test.each<[template: string, values: Record<string, string | number>, locale: string, text: string]>([
    ["Clicked {target}", { target: "Save" }, "en", "Clicked Save"],
    ["Fill {target} with “{text}”", { target: "Name" }, "en", "Fill Name with “”"],
    ["{target} says {target}", { target: "a {target}" }, "en", "a {target} says a {target}"],
    ["{count} more", { count: 1234 }, "en", "1,234 more"],
    ["{count} weitere", { count: 1234 }, "de", "1.234 weitere"],
    ["{n, plural, one {# file} other {# files}}", { n: 1 }, "en", "1 file"],
    ["{n, plural, one {# file} other {# files}}", { n: 0 }, "en", "0 files"],
    ["{n, plural, =0 {nothing} one {# file} other {# files}}", { n: 0 }, "en", "nothing"],
    [
      "{n, plural, one {“{name}” and # file} other {“{name}” and # files}} here",
      { n: 2, name: "x" },
      "en",
      "“x” and 2 files here",
    ],
    ["{n, plural, one {# fichier} other {# fichiers}}", { n: 0 }, "fr", "0 fichier"],
    ["{n, plural, other {# 件}}", { n: 1 }, "ja", "1 件"],
    ["a { b } and {}", {}, "en", "a { b } and {}"],
  ])("%s with %j in %s", (template, values, locale, text) => {
    expect(fillText(template, values, locale)).toBe(text);
  });

  test("tells what was filled in from what is said around it", () => {
    expect(fillPieces("Click {target} now", { target: "Save" })).toEqual([
      { text: "Click " },
      { key: "target", text: "Save" },
      { text: " now" },
    ]);
  });

  test("in a text from right to left what is filled in stands by itself, so that it turns nothing around it", () => {
    expect(fillText("النقر على {target}", { target: "Save (2)" }, "ar")).toBe("النقر على \u2068Save (2)\u2069");
  });
});

describe("counts read as the language says them", () => {
  const unread = (labels: { unread: string; locale: string }, count: number) =>
    fillText(labels.unread, { count }, labels.locale).replace(/[\u2068\u2069]/g, "");

  test.each([
    [en, 1, "1 new message"],
    [en, 2, "2 new messages"],
    [de, 1, "1 neue Nachricht"],
    [de, 1200, "1.200 neue Nachrichten"],
    [es, 1, "1 mensaje nuevo"],
    [es, 5, "5 mensajes nuevos"],
    [fr, 0, "0 nouveau message"],
    [fr, 2, "2 nouveaux messages"],
    [ja, 3, "新着メッセージ 3 件"],
    [zh, 3, "3 条新消息"],
    [ar, 1, "رسالة جديدة واحدة"],
    [ar, 2, "رسالتان جديدتان"],
    [ar, 5, `${new Intl.NumberFormat("ar").format(5)} رسائل جديدة`],
    [ar, 12, `${new Intl.NumberFormat("ar").format(12)} رسالة جديدة`],
  ])("$locale: %i", (labels, count, text) => {
    expect(unread(labels, count)).toBe(text);
  });
});

describe("languages", () => {
  test.each([
    ["ar", "rtl"],
    ["he-IL", "rtl"],
    ["fa", "rtl"],
    ["ur", "rtl"],
    ["az-Arab", "rtl"],
    ["az", "ltr"],
    ["de", "ltr"],
    ["zh-Hans", "ltr"],
  ])("%s is written %s", (locale, direction) => {
    expect(directionOf(locale)).toBe(direction);
  });

  test.each([
    ["pt_BR", "pt-BR"],
    ["EN-us", "en-US"],
    ["not a language", undefined],
    ["", undefined],
  ])("the tag %j is %j", (given, tag) => {
    expect(localeTag(given)).toBe(tag);
  });

  test("a tag that is none falls back instead of taking the app down", () => {
    expect(completeLabels({ locale: "??", send: "Go" })).toMatchObject({ locale: "en", send: "Go", stop: "Stop" });
  });
});
