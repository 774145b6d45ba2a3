import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describeFailure } from "../../../src/components/describeFailure";
import type { Labels } from "../../../src/components/labels";
import * as locales from "../../../src/locales";
import { FAILURE_CODES } from "../../../src/protocol";

/** Fails to compile when a bundle lacks a string. */
const bundles = locales satisfies Record<string, Labels>;
const { en, ...others } = bundles;
const keys = Object.keys(en) as (keyof Labels)[];

/** Words that are the same in both languages. */
const SAME: Record<string, readonly string[]> = {
  de: ["inParent"],
  fr: ["title", "conversation", "suggestions", "message"],
};
/** Said in English only: what the page answered is not in the user's language. */
const OPTIONAL = new Set(["reason"]);

const PLURAL = /\{(\w+), plural,((?:\s*=?\w+ \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const placeholders = (text: string) =>
  new Set(
    [...text.replace(PLURAL, (_, key, forms) => `{${key}}${forms}`).matchAll(/\{(\w+)\}/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !OPTIONAL.has(name) && text.includes(`{${name}`)),
  );

describe.each(Object.entries(others))("%s", (name, bundle) => {
  test("says everything, and in its own language", () => {
    expect(keys.filter((key) => !bundle[key])).toEqual([]);
    expect(Object.keys(bundle).filter((key) => !(key in en))).toEqual([]);
    const untranslated = keys.filter((key) => bundle[key] === en[key] && !SAME[name]?.includes(key));
    expect(untranslated).toEqual([]);
  });

  test.each(FAILURE_CODES)("tells why there is no answer: %s", (code) => {
    const error = { message: "English", retryable: true, code, detail: "The server's own." };
    const { why, words } = describeFailure(error, bundle);
    expect(why).not.toBe("");
    expect([describeFailure(error, en).why, error.message]).not.toContain(why);
    expect(words).toBe("The server's own.");
  });

  test("its tag is known and is this language's", () => {
    expect(Intl.getCanonicalLocales(bundle.locale)).toEqual([bundle.locale]);
    expect(new Intl.Locale(bundle.locale).language).toBe(name);
    expect(Intl.PluralRules.supportedLocalesOf(bundle.locale)).toHaveLength(1);
  });

  test("has the words in braces of the English string, and no others", () => {
    for (const key of keys) expect([key, placeholders(bundle[key])]).toEqual([key, placeholders(en[key])]);
  });

  test("has every plural form that the language has", () => {
    const { pluralCategories } = new Intl.PluralRules(bundle.locale).resolvedOptions();
    for (const key of keys)
      for (const [, , forms = ""] of bundle[key].matchAll(PLURAL)) {
        const given = [...forms.matchAll(/(=?\w+) \{/g)].map(([, form]) => form);
        // French and Spanish say a million “de …”: a form that a count in a chat never takes.
        const needed = pluralCategories.filter((form) => form !== "many" || name === "ar");
        expect([key, given]).toEqual([key, expect.arrayContaining(needed)]);
      }
  });
});

test("the guide names every kind of failure that an agent may tell of", () => {
  const guide = readFileSync(new URL("../../../stories/docs/Agents.mdx", import.meta.url), "utf8");
  expect(FAILURE_CODES.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
